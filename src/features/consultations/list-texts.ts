/** States of bookings, and the headings of their table. */
export const bookingListTexts = {
  status: {
    pending: 'Nauja',
    contacted: 'Susisiekta',
    done: 'Baigta',
    suspicious: 'Įtartina',
  },
  name: 'konsultaciju-uzklausos',
  headings: [
    'Gauta',
    'Būsena',
    'Vardas',
    'El. paštas',
    'Telefonas',
    'Konsultacija',
    'Pageidaujamas laikas',
    'Žinutė',
    'Pastabos',
  ],
} as const

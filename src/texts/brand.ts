/** The academy as it names itself. Replace contact and place before launch if they change. */
export const brand = {
  name: 'Santykių akademija',
  email: 'labas@santykiu-akademija.lt',
  city: 'Vilnius, Lietuva',
  town: 'Vilnius',
} as const

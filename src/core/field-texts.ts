/** Messages next to form fields that the browser must know before the server answers. */
export const fieldMessages = {
  /** The label of the field that only programs fill in. */
  leaveEmpty: 'Palikite šį lauką tuščią',
  emailRequired: 'Prašome įvesti el. pašto adresą',
  invalidEmail: 'Netinkamas el. pašto adresas',
  nameTooShort: 'Vardas turi būti bent 2 simbolių',
  consultationTypeRequired: 'Pasirinkite konsultacijos tipą',
} as const

/** The academy as it names itself. Replace contact and place before launch if they change. */
export const brand = {
  name: 'Santykių akademija',
  /** Under an icon on a phone, where there is room for about 12 letters. */
  shortName: 'Santykiai',
  email: 'labas@santykiu-akademija.lt',
  city: 'Vilnius, Lietuva',
  town: 'Vilnius',
  /** The administrator, in the list of passkeys of a browser. */
  administrator: 'Administratorius',
} as const

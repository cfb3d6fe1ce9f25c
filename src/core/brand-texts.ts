/** Name, contact and place of the academy. Replace contact and place before launch if they have changed. */
export const brand = {
  name: 'Santykių akademija',
  /** Shown under the site's icon on a phone, which has room for about 12 letters. */
  shortName: 'Santykiai',
  email: 'labas@santykiu-akademija.lt',
  city: 'Vilnius, Lietuva',
  town: 'Vilnius',
  /** Name of the administrator's account in a browser's list of passkeys. */
  administrator: 'Administratorius',
} as const

/** Name, contact and place of the academy. Check contact and place before launch. */
export const brand = {
  name: 'Santykių akademija',
  /** Name below the site's icon on a phone, which has room for about 12 letters. */
  shortName: 'Santykiai',
  email: 'labas@santykiu-akademija.lt',
  city: 'Vilnius, Lietuva',
  town: 'Vilnius',
  /** Name of the administrator's account in the browser's list of passkeys. */
  administrator: 'Administratorius',
} as const

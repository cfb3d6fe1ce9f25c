/** Name of the academy, and its contact and place until the owner has set others. */
export const brand = {
  name: 'Santykių akademija',
  /** Name below the site's icon on a phone, which has room for about 12 letters. */
  shortName: 'Santykiai',
  email: 'labas@santykiu-akademija.lt',
  city: 'Vilnius, Lietuva',
  /** Name of the administrator's account in a browser's list of passkeys. */
  administrator: 'Administratorius',
} as const

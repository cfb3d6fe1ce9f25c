/** What stands in a copy of the database in place of personal data. */
export const anonymisedTexts = {
  /** The part of an e-mail address before the id. */
  mailbox: 'asmuo',
  name: 'Vardas Pavardė',
  phone: '+370 600 00000',
  writing: 'Tekstas pašalintas: tai peržiūros kopija.',
} as const

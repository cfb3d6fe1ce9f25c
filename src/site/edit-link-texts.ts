/** Texts of the link to an item's form, which only the administrator sees. */
export const editLinkTexts = {
  label: 'Administratoriui',
  edit: 'Redaguoti',
} as const

/** Texts of the link on an item's page that only the administrator sees. */
export const editLinkTexts = {
  label: 'Administratoriui',
  edit: 'Redaguoti',
} as const

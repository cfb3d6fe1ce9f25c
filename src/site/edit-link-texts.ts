/** Texts of the administrator's link on an item's page. */
export const editLinkTexts = {
  label: 'Administratoriui',
  edit: 'Redaguoti',
} as const

/** The administrator's link on the page of an item. */
export const editLinkTexts = {
  label: 'Administratoriui',
  edit: 'Redaguoti',
} as const

/** Texts of deleted items and their restoration. Forms do not load them. */
export const deletedTexts = {
  deletedHeading: 'Ištrinti įrašai',
  deletedShow: 'Rodyti ištrintus įrašus',
  deletedEmpty: 'Ištrintų įrašų nėra.',
  deletedAt: (moment: string) => `Ištrinta ${moment}`,
  restore: 'Atkurti',
  restoring: 'Atkuriama...',
  restored: {
    draft: (title: string) => `„${title}“ atkurtas kaip juodraštis`,
    published: (title: string) => `„${title}“ atkurtas ir vėl rodomas svetainėje`,
    scheduled: (title: string) => `„${title}“ atkurtas ir vėl suplanuotas`,
  },
  openRestored: { post: 'Atverti straipsnį', page: 'Atverti puslapį', quiz: 'Atverti testą' },
  /** Shown above the deleted items. */
  restoredAs: 'Publikuoti įrašai iš karto grįžta į svetainę.',
  restoreFailed: 'Nepavyko atkurti įrašo. Bandykite vėliau.',
} as const

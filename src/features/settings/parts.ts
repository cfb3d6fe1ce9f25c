/** Parts of the settings, in the order of the form. */
export const PARTS = [
  'seller',
  'contacts',
  'place',
  'hours',
  'daysOff',
  'answerTime',
  'paragraphs',
  'packages',
  'sample',
  'figures',
  'testimonials',
  'troubles',
  'topics',
  'ai',
] as const
export type Part = (typeof PARTS)[number]

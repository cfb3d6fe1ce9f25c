/** Article categories in the order of the form (specification, section 5). */
export const ARTICLE_CATEGORIES = [
  'Bendravimas',
  'Pasitikėjimas',
  'Intymumas',
  'Konfliktai',
  'Santykių patarimai',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** Default reading time of a new post in minutes (specification, section 9). */
export const DEFAULT_READING_TIME = 5

/** Characters of an excerpt on a blog card, which has three lines for it (specification, section 2). */
export const CARD_EXCERPT = 120
/** Characters of an excerpt's first sentences that are enough for a card. */
export const CARD_EXCERPT_LEAST = 30
/** Characters of the excerpt on the large card of a list, whose lines are longer. */
export const LEAD_EXCERPT = 150

/** Tags shown on a blog card (specification, section 9). */
export const CARD_TAG_COUNT = 3

/** Destination of a quick exit. A weather site, which does not look suspicious in anyone's browser. */
export const NEUTRAL_SITE = 'https://www.meteo.lt/'

/** Path that locks all orders opened in this browser and redirects to `NEUTRAL_SITE`. */
export const EXIT_PATH = '/iseiti'

/** Prefix of the `localStorage` keys of saved results, before the quiz's slug. A quick exit deletes these entries. */
export const SAVED_RESULT = 'quiz-result:'

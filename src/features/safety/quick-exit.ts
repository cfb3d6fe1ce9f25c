/** Destination of a quick exit: a weather site, such as anyone may have open. */
export const NEUTRAL_SITE = 'https://www.meteo.lt/'

/** Path that locks the orders opened in this browser and redirects to `NEUTRAL_SITE`. */
export const EXIT_PATH = '/iseiti'

/** Key prefix of the results saved in `localStorage`, which a quick exit deletes. The quiz's slug follows it. */
export const SAVED_RESULT = 'quiz-result:'

/** Where a quick exit leads: the weather, as anyone may have open. */
export const NEUTRAL_SITE = 'https://www.meteo.lt/'

/** Locks what this browser has opened of an order, and leads there. */
export const EXIT_PATH = '/iseiti'

/** Begins the keys of saved results in `localStorage`, which a quick exit deletes; the quiz's slug follows. */
export const SAVED_RESULT = 'quiz-result:'

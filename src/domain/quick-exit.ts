/** Where a quick exit leads: the weather, as anyone may have open. */
export const NEUTRAL_SITE = 'https://www.meteo.lt/'

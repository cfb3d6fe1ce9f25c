/** The general relationship test: the home page leads to it, its card is marked as popular. */
export const GENERAL_QUIZ_SLUG = 'bendras-santykiu-testas'

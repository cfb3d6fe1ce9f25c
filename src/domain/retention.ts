/** Retention of a result behind a private link, in days. */
export const RESULT_DAYS = 90

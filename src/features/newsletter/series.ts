/** Maximum number of steps of a series. */
export const SERIES_STEPS = 20

/** Maximum number of days that a step waits. */
export const WAIT_DAYS = 365

/** Maximum number of steps of a series. */
export const SERIES_STEPS = 20

/** Greatest values of the numbers of a step. */
export const STEP_MAXIMUM = { waitDays: 365, hour: 23 } as const

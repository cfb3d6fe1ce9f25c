/** Minutes between two runs of each scheduled function, as in its `config`. */
export const SCHEDULES = {
  'publish-pending': 5,
  'delete-expired': 24 * 60,
} as const

export type ScheduleName = keyof typeof SCHEDULES
export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as ScheduleName[]

/** Minutes that a run may be late before it is reported. */
const GRACE_MINUTES = 20

/**
 * Whether a schedule is late: the last run of a frequent one is over 20 minutes ago, that of a rare one over its
 * period and 20 minutes.
 */
export function isLate(name: ScheduleName, lastRunAt: Date, now: Date): boolean {
  const period = SCHEDULES[name]
  const minutes = period > GRACE_MINUTES ? period + GRACE_MINUTES : GRACE_MINUTES
  return now.getTime() - lastRunAt.getTime() > minutes * 60_000
}

/** Minutes between two runs of each scheduled function, as in its `config`. */
export const SCHEDULES = {
  'publish-pending': 5,
  'read-mailbox': 5,
  'delete-expired': 24 * 60,
} as const

export type ScheduleName = keyof typeof SCHEDULES
export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as ScheduleName[]

/** Minutes by which a run may be late without a report. */
const GRACE_MINUTES = 20

/**
 * Whether a scheduled function is late. A function that runs at least every 20 minutes is late 20 minutes after its
 * last run. Any other function is late 20 minutes after its next run was due.
 */
export function isLate(name: ScheduleName, lastRunAt: Date, now: Date): boolean {
  const period = SCHEDULES[name]
  const minutes = period > GRACE_MINUTES ? period + GRACE_MINUTES : GRACE_MINUTES
  return now.getTime() - lastRunAt.getTime() > minutes * 60_000
}

import { isLate, SCHEDULE_NAMES, type ScheduleName } from '../schedules.ts'
import { environment } from '#src/server/environment.ts'
import { logFault } from '#src/server/log.ts'
import { objectStore, withinDeadline } from '#src/server/object-store.ts'

/** Opens the store of last runs. It is a blob store, so that recording a run does not wake a sleeping database. */
const store = () => objectStore('schedules')

/** An overdue schedule and its last run. */
export interface LateSchedule {
  name: ScheduleName
  lastRunAt: string
}

/**
 * Records that a scheduled function has run. A failure is only logged, because the next run records again.
 */
export async function recordRun(name: ScheduleName): Promise<void> {
  if (environment().inPreview) return
  try {
    await withinDeadline(store().set(name, new Date().toISOString()))
  } catch (error) {
    logFault('run-not-noted', error, { schedule: name })
  }
}

/**
 * Returns the schedules that no longer run; none in a preview, where no schedule runs.
 * @throws when the store cannot be reached.
 */
export async function readLateSchedules(): Promise<LateSchedule[]> {
  if (environment().inPreview) return []
  const { mailbox } = environment()
  const names = SCHEDULE_NAMES.filter((name) => name !== 'read-mailbox' || mailbox !== null)
  const runs = await withinDeadline(
    Promise.all(names.map(async (name) => ({ name, lastRunAt: await lastRunOf(name) }))),
  )
  const now = new Date()
  return runs.filter(({ name, lastRunAt }) => isLate(name, new Date(lastRunAt), now))
}

/**
 * Returns the time at which the mailbox was last read; null if it is not read, or was not read yet.
 * @throws when the store cannot be reached.
 */
export async function readMailboxTime(): Promise<string | null> {
  if (environment().mailbox === null) return null
  const known: unknown = await withinDeadline(store().get('read-mailbox', { type: 'text' }))
  return typeof known === 'string' ? known : null
}

/** Returns the time of the last run. For a schedule that never ran, stores and returns the time of its first check. */
async function lastRunOf(name: ScheduleName): Promise<string> {
  const known: unknown = await store().get(name, { type: 'text' })
  if (typeof known === 'string') return known
  const now = new Date().toISOString()
  await store().set(name, now)
  return now
}

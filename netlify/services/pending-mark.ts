import { createHash } from 'node:crypto'
import { environment } from './environment.ts'
import { objectStore, withinDeadline } from './object-store.ts'

// Pending marks: blobs that say that publishing has work to do, now or from an instant on. Without them the
// function that runs every minute would keep awake a database that could sleep for days.

/** Previews share the store with the published site, but not its database. */
function key(): string {
  const { databaseUrl } = environment()
  return `pending-${createHash('sha256')
    .update(databaseUrl ?? '')
    .digest('hex')
    .slice(0, 16)}`
}

/** One key per instant, so that concurrent marks do not overwrite each other. */
function keyOf(instant: Date): string {
  return `${key()}-${instant.getTime()}`
}

const store = () => objectStore('publishing')

/** Sets the mark; if the store cannot be reached, only the next attempt is delayed. */
export async function markPending(): Promise<void> {
  await quietly(() => store().set(key(), ''))
}

/** Sets a mark that takes effect at an instant; failures as above. */
export async function markPendingAt(instant: Date): Promise<void> {
  await quietly(() => store().set(keyOf(instant), ''))
}

/** Clears the mark, and those whose instant has passed. */
export async function clearPending(now: Date): Promise<void> {
  await quietly(async () => {
    const marks = await readMarks()
    const reached = marks.filter(({ from }) => from <= now.getTime())
    await Promise.all(reached.map((mark) => store().delete(mark.key)))
  })
}

/** Whether something may be pending: marked, or the store cannot be reached. */
export async function isPending(now: Date): Promise<boolean> {
  try {
    return (await withinDeadline(readMarks())).some(({ from }) => from <= now.getTime())
  } catch {
    return true
  }
}

/** Every mark, and the instant it takes effect. */
async function readMarks(): Promise<{ key: string; from: number }[]> {
  const own = key()
  const { blobs } = await store().list({ prefix: own })
  return blobs.map((blob) => ({ key: blob.key, from: Number(blob.key.slice(own.length + 1)) }))
}

async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await withinDeadline(work())
  } catch (error) {
    console.error('The mark of pending publishing could not be set.', error)
  }
}

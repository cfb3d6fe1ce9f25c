import { createHash } from 'node:crypto'
import { environment } from './environment.ts'
import { objectStore, withinDeadline } from './object-store.ts'

// Marks outside the database that publishing has something left to do, now or from an instant on.
// Without them the function that runs every minute would keep a database awake that could sleep for
// days.

/** Previews share the store with the published site, but not its database. */
function key(): string {
  const { databaseUrl } = environment()
  return `pending-${createHash('sha256')
    .update(databaseUrl ?? '')
    .digest('hex')
    .slice(0, 16)}`
}

/** Each instant is a key of its own: marks that are set at the same time leave each other alone. */
function keyOf(instant: Date): string {
  return `${key()}-${instant.getTime()}`
}

const store = () => objectStore('publishing')

/** Leaves the mark; a store that cannot be reached only delays the next attempt. */
export async function markPending(): Promise<void> {
  await quietly(() => store().set(key(), ''))
}

/** Leaves a mark that counts from an instant on; it delays likewise. */
export async function markPendingAt(instant: Date): Promise<void> {
  await quietly(() => store().set(keyOf(instant), ''))
}

/** Takes the mark away, and those whose instant has passed. */
export async function clearPending(now: Date): Promise<void> {
  await quietly(async () => {
    const marks = await readMarks()
    const reached = marks.filter(({ from }) => from <= now.getTime())
    await Promise.all(reached.map((mark) => store().delete(mark.key)))
  })
}

/** Whether something may be pending: marked, or nobody knows. */
export async function isPending(now: Date): Promise<boolean> {
  try {
    return (await withinDeadline(readMarks())).some(({ from }) => from <= now.getTime())
  } catch {
    return true
  }
}

/** Every mark, and from when on it counts. */
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

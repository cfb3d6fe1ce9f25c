import { createHash } from 'node:crypto'
import { getStore } from '@netlify/blobs'
import { environment } from './environment.ts'

// A mark outside the database that publishing has something left to do. Without it the function that
// runs every minute would keep a database awake that could sleep for days.

const STORE = 'publishing'

/** Previews share the store with the published site, but not its database. */
function key(): string {
  const { databaseUrl } = environment()
  return `pending-${createHash('sha256')
    .update(databaseUrl ?? '')
    .digest('hex')
    .slice(0, 16)}`
}

const store = () => getStore({ name: STORE, consistency: 'strong' })

/** Leaves the mark; a store that cannot be reached only delays the next attempt. */
export async function markPending(): Promise<void> {
  await quietly(() => store().set(key(), ''))
}

/** Takes the mark away. */
export async function clearPending(): Promise<void> {
  await quietly(() => store().delete(key()))
}

/** Whether something may be pending: marked, or nobody knows. */
export async function isPending(): Promise<boolean> {
  try {
    return (await store().getMetadata(key())) !== null
  } catch {
    return true
  }
}

async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error('The mark of pending publishing could not be set.', error)
  }
}

import { getStore } from '@netlify/blobs'

/**
 * The package waits 5 s before each of its five further attempts: long enough for one of them, and
 * no longer than a person waits.
 */
const DEADLINE_MS = 7000

/** A store of the platform; what was written is there at once, wherever it is asked for. */
export function objectStore(name: string) {
  return getStore({ name, consistency: 'strong' })
}

/** The outcome of calls to a store. @throws when it has not come within a few seconds. */
export async function withinDeadline<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The object store did not answer in time.'))
    }, DEADLINE_MS)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

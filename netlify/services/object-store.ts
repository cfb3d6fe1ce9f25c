import { getStore } from '@netlify/blobs'

/**
 * Timeout of a call. The package waits 5 s before each of its five retries: this allows for one, and is no
 * longer than a person waits.
 */
const DEADLINE_MS = 7000

/** A strongly consistent blob store of the platform. */
export function objectStore(name: string) {
  return getStore({ name, consistency: 'strong' })
}

/** Awaits calls to a store. @throws on a timeout of a few seconds. */
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

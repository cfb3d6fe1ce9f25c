import { StartError, describeError } from './start-error.ts'

/**
 * Milliseconds within which two signals count as one: Ctrl-C sends one from the terminal and one from npm.
 */
const SAME_WISH_MS = 1_000

/** A running service. */
export interface Stoppable {
  stop: () => Promise<void>
}

/**
 * Starts a service and runs it until SIGINT, SIGTERM or SIGHUP, then stops it and ends the process with code 0. A
 * second signal, more than `SAME_WISH_MS` later, ends the process at once. A failed start ends the process with code 1
 * after one sentence on stderr, or with the trace of an unforeseen error.
 * @param start starts the service; rejects with `signal.reason` if the signal aborts it.
 */
export async function runUntilSignal(
  start: (signal: AbortSignal) => Promise<Stoppable>,
): Promise<void> {
  const controller = new AbortController()
  let signalledAt: number | undefined
  const signalled = new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        if (signalledAt !== undefined && performance.now() - signalledAt > SAME_WISH_MS) {
          process.exit(1)
        }
        signalledAt ??= performance.now()
        controller.abort()
        resolve()
      })
    }
  })
  process.on('unhandledRejection', (error) => {
    console.error(`A promise failed and nobody took notice: ${describeError(error)}`)
  })

  try {
    const running = await start(controller.signal)
    await signalled
    await running.stop()
    process.exit(0)
  } catch (error) {
    // If the start failed for another reason, this is reported, even after a signal.
    if (controller.signal.aborted && error === controller.signal.reason) process.exit(0)
    console.error(error instanceof StartError ? error.message : describeError(error))
    process.exit(1)
  }
}

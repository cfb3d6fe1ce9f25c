import type { Context } from '@netlify/functions'
import { logCall } from './log.ts'
import { pathOf } from './request.ts'

type Handler<Result> = (request: Request, context: Context) => Promise<Result>

/**
 * Wraps a handler to log one line per call.
 * @param paths patterns of the handler's routes. The line contains the matching pattern, not the URL.
 */
export function logged(paths: readonly string[], handler: Handler<Response>): Handler<Response> {
  const routes = paths.map((path) => ({ path, pattern: new URLPattern({ pathname: path }) }))
  return (request, context) => {
    const pathname = pathOf(request)
    const found = routes.find(({ pattern }) => pattern.test({ pathname }))
    return logCall(
      {
        requestId: context.requestId,
        route: found?.path ?? 'unknown',
        method: request.method,
        waitUntil: (work) => context.waitUntil(work),
      },
      () => handler(request, context),
    )
  }
}

/**
 * Wraps the work of a background function to log each run. The run ends after its error reports were sent.
 * @param name of the function.
 */
export function loggedWork<Input extends unknown[]>(
  name: string,
  work: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  return async (...input) => {
    const reports: Promise<unknown>[] = []
    const call = {
      requestId: requestIdOf(input),
      route: name,
      waitUntil: (report: Promise<unknown>) => void reports.push(report),
    }
    try {
      await logCall(call, () => work(...input))
    } finally {
      await Promise.all(reports)
    }
  }
}

/** Returns the platform's request id, or a random one if the function gets none. */
function requestIdOf([, context]: unknown[]): string {
  return (context as Context | undefined)?.requestId ?? crypto.randomUUID()
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { describeSqlError } from '#db/client.ts'
import type { AssistanceFault } from '#src/features/assistance/assistance.ts'
import type { Act } from '#src/core/acts.ts'
import type { OutboxKind } from '#src/core/outbox.ts'
import type { Public } from '#src/core/private.ts'
import type { ScheduleName } from '#src/features/health/schedules.ts'
import { fetchInTime } from '#src/core/bounded-fetch.ts'
import { environment, EnvironmentError } from './environment.ts'

/** Timeout of the webhook in milliseconds. */
const TIMEOUT_MS = 3000

/** Milliseconds in which an instance reports faults of one kind only once. */
const QUIET_MS = 60_000

/** Time of the last report by kind of fault. A kind is an event with a route, so the map stays small. */
const reported = new Map<string, number>()

/**
 * Sends a log line to `ERROR_WEBHOOK_URL`, unless it is not set or a line of the same kind was sent within `QUIET_MS`.
 * Never throws and does not delay the response. If it fails, the line is still in the log.
 */
export function reportFault<Line extends { event: string; route?: string }>(
  line: Line & Public<Line>,
  waitUntil: (work: Promise<unknown>) => void,
): void {
  const url = webhookUrl()
  const kind = `${line.event} ${line.route ?? ''}`
  const now = Date.now()
  if (url === null || now - (reported.get(kind) ?? -Infinity) < QUIET_MS) return
  reported.set(kind, now)
  waitUntil(post(url, JSON.stringify(line)))
}

async function post(url: string, body: string): Promise<void> {
  try {
    const answer = await fetchInTime(url, TIMEOUT_MS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
    })
    await answer.body?.cancel()
  } catch {
    // The line is already in the log.
  }
}

function webhookUrl(): string | null {
  try {
    return environment().errorWebhookUrl
  } catch {
    return null
  }
}

/** Log texts of faults that the response does not show. */
const EVENTS = {
  'act-not-recorded': 'The audit log lacks an act of the administrator.',
  'finish-not-counted': 'The statistics lack a finished attempt at a quiz.',
  'erasures-not-kept': 'Erasures could not be kept outside of the database; they are tried again.',
  'image-not-started': 'An image could not be started.',
  'image-not-stored': 'A generated image could not be stored.',
  'images-unreachable': 'The images could not be reached.',
  'language-model': "The language model's service failed.",
  'flag-not-set': 'A mark of pending work could not be set.',
  'run-not-noted': 'The run of a schedule could not be noted.',
  'mail-report-not-noted': 'Why mails do not go out could not be noted; the next attempt notes it.',
  'mail-unreadable': 'A received mail could not be parsed or stored; it stays in the mailbox.',
  'mail-not-moved': 'Read mails could not be moved into their folder; a later run tries again.',
  'outbox-entry': 'An entry of the outbox could not be made.',
  'outbox-order': 'The outbox was not delivered; the scheduled function tries again.',
  'publishing-hook': 'The build hook failed; the scheduled function tries again.',
  'publishing-purge': 'The CDN was not purged; it is tried again.',
  'publishing-work': 'Publishing could not be advanced; the scheduled function tries again.',
  'uploads-sweep': 'Expired uploads could not be removed; the next upload tries again.',
} as const

export type LogEvent = keyof typeof EVENTS

/** Additional fields of events. They must not contain sentences, addresses or any text from a person. */
interface EventFields {
  /** Act of the administrator. */
  act?: Act
  /** Id of an outbox entry. */
  entry?: string
  kind?: OutboxKind
  fault?: AssistanceFault
  /** Name of an object store. */
  store?: string
  schedule?: ScheduleName
  /** Id under which the called service has logged the call. */
  serviceRequestId?: string
}

/** One line of the log, as JSON. */
export interface LogLine extends ErrorDescription, EventFields {
  /** ISO instant. */
  time: string
  level: 'info' | 'error'
  event: 'call' | LogEvent
  text?: string
  requestId?: string
  /** Pattern of a route, or name of a function. Not the URL, which may contain slugs and tokens. */
  route?: string
  method?: string
  status?: number
  /** Duration in milliseconds. */
  ms?: number
  /** Value of the response's `X-Error-Id` header. */
  errorId?: string
}

/**
 * Parts of an error that may be logged. Its message may quote a visitor's text, so only that of an `EnvironmentError`
 * is included.
 */
interface ErrorDescription {
  /** Class of the error. */
  error?: string
  /** Error code from the operating system or the called service. */
  code?: string
  /** Status of the called service's response. */
  answered?: number
  sql?: string
  /** Message of an `EnvironmentError`. */
  environment?: string
  /** First frames of the error's stack. */
  at?: string[]
}

/** A call, or background work, that is being logged. */
interface Call {
  requestId: string
  route: string
  method?: string
  /** Continues a report after the response. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Unexpected error of a call, as logged. */
type Failure = ErrorDescription & { errorId: string }

const calls = new AsyncLocalStorage<Call & { failure?: Failure }>()

const FRAMES = 3
const WORD = /^[\w.-]{1,60}$/

/**
 * Runs a call and logs one line when it ends.
 * @returns the result of the call.
 * @throws the error of the call, after logging it.
 */
export async function logCall<Result>(call: Call, run: () => Promise<Result>): Promise<Result> {
  const state: Call & { failure?: Failure } = { ...call }
  const beginning = performance.now()
  return calls.run(state, async () => {
    let status = 500
    try {
      const result = await run()
      status = result instanceof Response ? result.status : 200
      return result
    } catch (error) {
      failCall(error)
      throw error
    } finally {
      const { requestId, route, method } = call
      write({
        time: new Date().toISOString(),
        level: state.failure === undefined ? 'info' : 'error',
        event: 'call',
        requestId,
        route,
        ...(method === undefined ? {} : { method, status }),
        ms: Math.round(performance.now() - beginning),
        ...state.failure,
      })
    }
  })
}

/**
 * Adds an unexpected error to the log line of the current call.
 * @returns the error's id, which the response contains.
 */
export function failCall(error: unknown): string {
  const errorId = crypto.randomUUID()
  const call = calls.getStore()
  if (call) call.failure = { errorId, ...describeError(error) }
  return errorId
}

/** Logs a fault that the response does not show. Does so at once. */
export function logFault<Fields extends EventFields>(
  event: LogEvent,
  error: unknown,
  fields?: Fields & Public<Fields>,
): void {
  const { requestId, route } = calls.getStore() ?? {}
  write({
    time: new Date().toISOString(),
    level: 'error',
    event,
    text: EVENTS[event],
    ...(requestId === undefined ? {} : { requestId }),
    ...(route === undefined ? {} : { route }),
    ...fields,
    ...describeError(error),
  })
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: typeof error }
  const {
    name,
    message,
    stack = '',
    code,
    status,
    cause,
  } = error as Error & {
    code?: unknown
    status?: unknown
  }
  const sql = describeSqlError(error)
  const codes = [code, (cause as { code?: unknown } | undefined)?.code]
  const known = codes.find(
    (value): value is string => typeof value === 'string' && WORD.test(value),
  )
  // A stack starts with the message, which must not be logged.
  const end = stack.indexOf(message)
  const frames = end < 0 ? [] : stack.slice(end + message.length).match(/^ +at .+$/gm)
  return {
    error: WORD.test(name) ? name : 'Error',
    ...(known === undefined ? {} : { code: known }),
    ...(typeof status === 'number' ? { answered: status } : {}),
    ...(sql === null ? {} : { sql }),
    ...(error instanceof EnvironmentError ? { environment: message } : {}),
    at: (frames ?? []).slice(0, FRAMES).map((frame) => frame.trim()),
  }
}

/** Writes a line. Locally, lines of successful calls are written only if `LOG_REQUESTS` is `true`. */
function write(line: LogLine): void {
  if (line.level === 'error') {
    console.error(JSON.stringify(line))
    reportFault(line, calls.getStore()?.waitUntil ?? (() => undefined))
  } else if (logsRequests()) console.log(JSON.stringify(line))
}

function logsRequests(): boolean {
  try {
    return environment().logsRequests
  } catch {
    // Calls report an invalid environment themselves.
    return true
  }
}

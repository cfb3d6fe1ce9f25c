import { AsyncLocalStorage } from 'node:async_hooks'
import { describeSqlError } from '#db/client.ts'
import type { AssistanceFault } from '#src/features/assistance/assistance.ts'
import type { Act } from '#src/core/acts.ts'
import type { OutboxKind } from '#src/core/outbox.ts'
import type { Public } from '#src/core/private.ts'
import type { ScheduleName } from '#src/features/health/schedules.ts'
import { fetchInTime } from '#src/core/bounded-fetch.ts'
import { environment, EnvironmentError } from './environment.ts'

/** Timeout of the webhook. */
const TIMEOUT_MS = 3000

/** Faults of one kind are reported at most once in this time, by each instance of a function. */
const QUIET_MS = 60_000

/** Time of the last report by kind of fault. The map stays small, since a kind is an event with a route. */
const reported = new Map<string, number>()

/**
 * Sends a line of the log to `ERROR_WEBHOOK_URL`, if that is set and no line of its kind was sent within `QUIET_MS`.
 * Never throws and delays no response: a lost report is still in the log.
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
    // The line is in the log anyway.
  }
}

function webhookUrl(): string | null {
  try {
    return environment().errorWebhookUrl
  } catch {
    return null
  }
}

/** Log texts of faults that the answer of a call does not show. */
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
  'outbox-entry': 'An entry of the outbox could not be made.',
  'outbox-order': 'The outbox was not delivered; the scheduled function tries again.',
  'publishing-hook': 'The build hook failed; the scheduled function tries again.',
  'publishing-purge': 'The CDN was not purged; it is tried again.',
  'publishing-work': 'Publishing could not be advanced; the scheduled function tries again.',
  'uploads-sweep': 'Expired uploads could not be removed; the next upload tries again.',
} as const

export type LogEvent = keyof typeof EVENTS

/** Fields that an event may add. None may hold a sentence, an address or any other text of a person. */
interface EventFields {
  /** Act of the administrator. */
  act?: Act
  /** Id of an entry of the outbox. */
  entry?: string
  kind?: OutboxKind
  fault?: AssistanceFault
  /** Name of an object store. */
  store?: string
  schedule?: ScheduleName
  /** Id under which the called service logs the call. */
  serviceRequestId?: string
}

/** One line of the log, written as JSON. */
export interface LogLine extends ErrorDescription, EventFields {
  /** ISO instant. */
  time: string
  level: 'info' | 'error'
  event: 'call' | LogEvent
  text?: string
  requestId?: string
  /** Pattern of a route, or name of a function; not the address, which holds slugs and tokens. */
  route?: string
  method?: string
  status?: number
  /** Duration in milliseconds. */
  ms?: number
  /** Value of the answer's `X-Error-Id` header. */
  errorId?: string
}

/**
 * Loggable parts of an error. Its message may quote a visitor's text and is left out, except that of an
 * `EnvironmentError`.
 */
interface ErrorDescription {
  /** Class of the error. */
  error?: string
  /** Error code of the operating system or of the called service. */
  code?: string
  /** Status with which the called service answered. */
  answered?: number
  sql?: string
  /** Message of an `EnvironmentError`. */
  environment?: string
  /** First frames of the error's stack. */
  at?: string[]
}

/** A call or background work that writes lines. */
interface Call {
  requestId: string
  route: string
  method?: string
  /** Lets a report continue after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Loggable parts of a call's unexpected error. */
type Failure = ErrorDescription & { errorId: string }

const calls = new AsyncLocalStorage<Call & { failure?: Failure }>()

const FRAMES = 3
const WORD = /^[\w.-]{1,60}$/

/**
 * Runs a call, and logs one line when it has ended.
 * @returns what the call returns.
 * @throws what the call throws, after logging it.
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
 * @returns an id for the answer, by which the line is found.
 */
export function failCall(error: unknown): string {
  const errorId = crypto.randomUUID()
  const call = calls.getStore()
  if (call) call.failure = { errorId, ...describeError(error) }
  return errorId
}

/** Logs at once a fault that the answer of the call does not show. */
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
  // A stack begins with the message, which is not logged.
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
    // The calls themselves report the invalid environment.
    return true
  }
}

import OpenAI, { APIError, APIUserAbortError } from 'openai'
import type { ResponseInput } from 'openai/resources/responses/responses'
import { z } from 'zod'
import type { AssistanceFault } from '#src/features/assistance/assistance.ts'
import type { Public } from '#src/core/private.ts'
import { environment } from '#src/server/environment.ts'
import { fetchAtMost } from '#src/core/bounded-fetch.ts'
import { logFault } from '#src/server/log.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'

/** Default `Retry-After` in seconds. */
const RETRY_AFTER_SECONDS = 60

/** A call to the language model's service failed; `fault` says why. */
export class AssistanceError extends RequestError {
  override name = 'AssistanceError'
  readonly fault: AssistanceFault

  constructor(fault: AssistanceFault, options: { retryAfter?: string; cause?: unknown } = {}) {
    const { retryAfter = String(RETRY_AFTER_SECONDS), cause } = options
    super(statusOf(fault), errorTexts.assistance[fault], {
      ...(fault === 'busy' ? { headers: { 'Retry-After': retryAfter } } : {}),
      cause,
    })
    this.fault = fault
  }
}

function statusOf(fault: AssistanceFault): 400 | 429 | 503 {
  if (fault === 'refused') return 400
  return fault === 'busy' ? 429 : 503
}

/** Requires the key of the service. @throws AssistanceError `notConfigured` without a key. */
export function requireAssistance(): void {
  if (environment().openai.apiKey === null) throw new AssistanceError('notConfigured')
}

/**
 * More tokens than the longest article takes, reasoning included, so that only a runaway answer is stopped.
 */
const MAX_OUTPUT_TOKENS = 16_000

/** Fetches an answer, with a limit above the size of the largest image. */
const fetchAnswer = fetchAtMost(32 * 1024 * 1024)

/** Error codes of requests that violate the service's usage policy. */
const REFUSALS = new Set(['content_policy_violation', 'invalid_prompt', 'moderation_blocked'])

/**
 * Requests an answer with a structured output schema; the service is told not to store it.
 * @param request.schema a strict object of required fields without limits, as the service supports no others.
 * @param request.signal aborts the call on a timeout.
 * @throws AssistanceError for any other outcome.
 */
export async function requestObject<
  Schema extends z.ZodType,
  Input extends ResponseInput,
>(request: {
  /** Name of the schema: letters and underscores. */
  name: string
  schema: Schema
  instructions: string
  input: Input & Public<Input>
  signal: AbortSignal
}): Promise<z.output<Schema>> {
  const { name, schema, instructions, input, signal } = request
  const shape = z.toJSONSchema(schema, { target: 'draft-7' })
  const answer = await callService(signal, (client, { textModel }) =>
    client.responses.create(
      {
        model: textModel,
        instructions,
        input,
        reasoning: { effort: 'low' },
        max_output_tokens: MAX_OUTPUT_TOKENS,
        store: false,
        text: { format: { type: 'json_schema', name, strict: true, schema: shape } },
      },
      { signal },
    ),
  )
  const parsed = schema.safeParse(readJson(finalText(answer)))
  if (!parsed.success) throw new AssistanceError('unreadable', { cause: parsed.error })
  return parsed.data
}

/**
 * Generates an image.
 * @param size as `1792x1024`.
 * @returns the bytes, a WebP according to the service; callers validate them.
 * @throws AssistanceError
 */
export async function drawImage<Prompt extends string>(request: {
  prompt: Prompt & Public<Prompt>
  size: string
  signal: AbortSignal
}): Promise<Uint8Array> {
  const { prompt, size, signal } = request
  const answer = await callService(signal, (client, { imageModel }) =>
    client.images.generate(
      { model: imageModel, prompt, size, n: 1, output_format: 'webp' },
      { signal },
    ),
  )
  const parsed = imageAnswer.safeParse(answer)
  const encoded = parsed.data?.data[0]?.b64_json ?? ''
  if (encoded === '') throw new AssistanceError('unreadable', { cause: parsed.error })
  return Buffer.from(encoded, 'base64')
}

// The package's types only state what the service promises, so the answers are validated.
const imageAnswer = z.object({ data: z.array(z.object({ b64_json: z.string() })) })
const textAnswer = z.object({
  status: z.string().optional(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  output: z.array(
    z.object({
      type: z.string(),
      phase: z.string().nullish(),
      content: z
        .array(
          z.object({
            type: z.string(),
            text: z.string().optional(),
            refusal: z.string().optional(),
          }),
        )
        .nullish(),
    }),
  ),
})

/**
 * Returns the text of a completed answer, without reasoning.
 * @throws AssistanceError when the answer was refused, failed, or is incomplete.
 */
function finalText(answer: unknown): string {
  const parsed = textAnswer.safeParse(answer)
  if (!parsed.success) throw new AssistanceError('unreadable', { cause: parsed.error })
  const { status, incomplete_details, output } = parsed.data
  const parts = output
    .filter(({ type, phase }) => type === 'message' && (phase ?? 'final_answer') === 'final_answer')
    .flatMap(({ content }) => content ?? [])
  const filtered = incomplete_details?.reason === 'content_filter'
  if (filtered || parts.some(({ type }) => type === 'refusal')) throw new AssistanceError('refused')
  if (status === 'failed') throw new AssistanceError('unavailable')
  if ((status ?? 'completed') !== 'completed') throw new AssistanceError('unreadable')
  return parts.map(({ text }) => text ?? '').join('')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AssistanceError('unreadable', { cause })
  }
}

async function callService<Answer>(
  signal: AbortSignal,
  call: (client: OpenAI, models: { textModel: string; imageModel: string }) => Promise<Answer>,
): Promise<Answer> {
  const { apiKey, baseUrl, ...models } = environment().openai
  if (apiKey === null) throw new AssistanceError('notConfigured')
  // No retries: the administrator is waiting and can retry. No logs: they would contain the prompt.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    fetch: fetchAnswer,
    maxRetries: 0,
    logLevel: 'off',
  })
  try {
    return await call(client, models)
  } catch (error) {
    throw toAssistanceError(error, signal)
  }
}

function toAssistanceError(error: unknown, signal: AbortSignal): AssistanceError {
  if (signal.aborted || error instanceof APIUserAbortError) {
    return new AssistanceError('timeout', { cause: error })
  }
  // A response that the client cannot parse.
  if (!isApiError(error)) return new AssistanceError('unreadable', { cause: error })
  const fault = faultOf(error)
  logServiceFault(fault, error)
  const retryAfter = error.headers?.get('retry-after') ?? ''
  return new AssistanceError(fault, {
    ...(/^\d+$/.test(retryAfter) ? { retryAfter } : {}),
    cause: error,
  })
}

// `instanceof` alone would leave status and headers as `any`.
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError
}

function faultOf({ status, code, type }: APIError): AssistanceFault {
  if (status === undefined || status >= 500 || status === 408 || status === 409) {
    return 'unavailable'
  }
  if (status === 429) {
    return code === 'insufficient_quota' || type === 'insufficient_quota' ? 'exhausted' : 'busy'
  }
  return REFUSALS.has(code ?? '') ? 'refused' : 'rejected'
}

/** Logs what the operator has to fix; never the prompt or the answer. */
function logServiceFault(fault: AssistanceFault, error: APIError): void {
  if (fault === 'refused' || fault === 'busy') return
  const { requestID } = error
  const request = typeof requestID === 'string' ? { serviceRequestId: requestID } : {}
  logFault('language-model', error, { fault, ...request })
}

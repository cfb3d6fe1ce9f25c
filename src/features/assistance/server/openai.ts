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

/** Seconds for `Retry-After` if the service names none. */
const RETRY_AFTER_SECONDS = 60

/** Failed call of the AI service; `fault` is the reason. */
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

/** Requires an API key. @throws AssistanceError `notConfigured` if there is none. */
export function requireAssistance(): void {
  if (environment().openai.apiKey === null) throw new AssistanceError('notConfigured')
}

/** More tokens than the longest article needs, with reasoning. Stops only an answer that would not end. */
const MAX_OUTPUT_TOKENS = 16_000

/** Fetches an answer. The limit is above the size of the largest image. */
const fetchAnswer = fetchAtMost(32 * 1024 * 1024)

/** Error codes for a violation of the service's usage policy. */
const REFUSALS = new Set(['content_policy_violation', 'invalid_prompt', 'moderation_blocked'])

/**
 * Requests an answer that fits a schema. Tells the service not to store it.
 * @param request.schema strict object with required fields and without limits; the service supports nothing else.
 * @param request.signal aborts the call on a timeout.
 * @throws AssistanceError if there is no such answer.
 */
export async function requestObject<
  Schema extends z.ZodType,
  Input extends ResponseInput,
>(request: {
  /** Name of the schema, of letters and underscores. */
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
 * @param request.size for example `1792x1024`.
 * @returns the image, which should be a WebP file. The caller validates it.
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

// The package's types are not checked at run time, so answers are validated here.
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
 * Returns the text of a complete answer, without reasoning.
 * @throws AssistanceError if the answer was refused, failed, or is incomplete.
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
  // No retries, because the administrator is waiting and can retry. No logs, because they would contain the prompt.
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
  // The client could not parse the response.
  if (!isApiError(error)) return new AssistanceError('unreadable', { cause: error })
  const fault = faultOf(error)
  logServiceFault(fault, error)
  const retryAfter = error.headers?.get('retry-after') ?? ''
  return new AssistanceError(fault, {
    ...(/^\d+$/.test(retryAfter) ? { retryAfter } : {}),
    cause: error,
  })
}

// A type guard, because after `instanceof` alone the type has `any` for status and headers.
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

/** Logs errors that the operator has to fix, without prompt and answer. */
function logServiceFault(fault: AssistanceFault, error: APIError): void {
  if (fault === 'refused' || fault === 'busy') return
  const { requestID } = error
  const request = typeof requestID === 'string' ? { serviceRequestId: requestID } : {}
  logFault('language-model', error, { fault, ...request })
}

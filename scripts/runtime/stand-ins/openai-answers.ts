import sharp from 'sharp'
import { z } from 'zod'
import { article as sample } from '#db/seeds/articles/gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { drawShareImage } from '#src/site/share-images/drawing.ts'
import { brand } from '#src/core/brand-texts.ts'
import { promptTexts } from '#src/features/assistance/prompt-texts.ts'

/**
 * Returns an article draft for trying the product without a key. @param message made by `promptTexts.articleTopic`.
 */
export function trialDraft(message: string) {
  const topic = message.slice(promptTexts.articleTopic('').length)
  return {
    title: `${topic} (bandomasis)`,
    excerpt: `Bandomasis aprašymas. ${sample.excerpt}`,
    content: `Tai bandomasis tekstas: jo neparašė dirbtinis intelektas, toliau yra pavyzdinis straipsnis.\n\n${sample.content}`,
    tags: ['bandomasis', ...sample.tags.slice(0, 3)],
  }
}

export const trialSuggestion = {
  seoTitle: 'Bandomasis pavadinimas paieškai',
  metaDescription:
    'Bandomasis aprašymas paieškai: jo neparašė dirbtinis intelektas, jis tik parodo, kaip atrodo pasiūlymas ir kur jis atsiduria formoje.',
  focusKeyword: 'bandomasis žodis',
  metaKeywords: ['bandomasis', 'bandomasis žodis', 'bandomasis pasiūlymas'],
  imageAltText: 'Bandomasis paveikslėlis',
}

/** Draws an image for trying the product without a key, in the style of the site's share images. */
export async function drawTrial(
  width: number,
  height: number,
  format: 'png' | 'webp' | 'jpeg',
): Promise<Buffer> {
  const words = { title: 'Bandomasis paveikslėlis', label: 'bandomasis', brand: brand.name }
  const svg = await drawShareImage({ ...words, cover: null })
  return await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'contain', background: '#faf6ef' })
    .toFormat(format)
    .toBuffer()
}

/**
 * One property in the JSON schema of an answer. Strict, because the service does not support lengths of texts or lists,
 * among other keywords.
 */
const property = z.strictObject({
  type: z.string(),
  items: z.strictObject({ type: z.string() }).optional(),
})

/** Fields that the service accepts in a text request. The service refuses a request with other fields. */
export const textRequest = z.strictObject({
  model: z.string().min(1),
  instructions: z.string().min(1),
  input: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
  reasoning: z.strictObject({ effort: z.enum(['none', 'low', 'medium', 'high']) }),
  max_output_tokens: z.int().min(16),
  store: z.boolean(),
  text: z.strictObject({
    format: z.strictObject({
      type: z.literal('json_schema'),
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.looseObject({
        type: z.literal('object'),
        properties: z.record(z.string(), property),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      }),
    }),
  }),
})

/** Fields that the service accepts in an image request; it no longer accepts `style` and `response_format`. */
export const imageRequest = z.strictObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  size: z.string().regex(/^\d+x\d+$/),
  n: z.literal(1),
  output_format: z.enum(['png', 'webp', 'jpeg']),
})

/** Ways in which the service may answer a request. */
export const BEHAVIOURS = [
  'answer',
  /** The model refuses; for an image, the service does. */
  'refuse',
  /** The service's filter stops the answer. */
  'filter',
  /** The text is not JSON; the image's base64 is not an image. */
  'malformed',
  /** The text is JSON of another shape; the image is missing. */
  'wrong-shape',
  /** The text is truncated. */
  'cut-off',
  /** A search suggestion with too few keywords, whose texts except the focus keyword are too long. */
  'too-long',
  /** A search suggestion whose description is too short. */
  'too-short',
  /** The body is not JSON, as from a proxy in between. */
  'not-json',
  /** 429, try again in 7 seconds. */
  'busy',
  /** 429, the account has no credit. */
  'exhausted',
  /** 401, the key is wrong. */
  'wrong-key',
  /** 500, the service fails. */
  'fail',
  /** The answer never comes. */
  'silence',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

interface Call {
  path: string
  authorization: string | null
  body: unknown
  forTrial: boolean
}

/** Answers one call as the service would. @param key the accepted API key. @param behaviour way of answering. */
export async function answerCall(call: Call, key: string, behaviour: Behaviour): Promise<Response> {
  const { path, authorization } = call
  if (authorization !== `Bearer ${key}` || behaviour === 'wrong-key') {
    return refusal(401, { code: 'invalid_api_key' })
  }
  if (behaviour === 'silence') return await new Promise<never>(() => undefined)
  if (behaviour === 'busy') {
    return refusal(429, { code: 'rate_limit_exceeded' }, { 'retry-after': '7' })
  }
  if (behaviour === 'exhausted') {
    return refusal(429, { code: 'insufficient_quota', type: 'insufficient_quota' })
  }
  if (behaviour === 'fail') return refusal(500, { type: 'server_error' })
  if (behaviour === 'not-json') {
    return new Response('<!doctype html>', { headers: { 'content-type': 'application/json' } })
  }
  if (path === '/v1/responses') return answerText(call, behaviour)
  if (path === '/v1/images/generations') return await answerImage(call, behaviour)
  return refusal(404, { code: 'unknown_url' })
}

function answerText({ body, forTrial }: Call, behaviour: Behaviour): Response {
  const parsed = textRequest.safeParse(body)
  if (!parsed.success) {
    return refusal(400, { code: 'invalid_request', message: parsed.error.message })
  }
  const { model, text, store } = parsed.data
  const { properties, required } = text.format.schema
  if (Object.keys(properties).some((name) => !required.includes(name))) {
    return refusal(400, { code: 'invalid_json_schema' })
  }
  const incomplete = { filter: 'content_filter', 'cut-off': 'max_output_tokens' }
  const reason = behaviour in incomplete ? incomplete[behaviour as keyof typeof incomplete] : null
  const content =
    behaviour === 'refuse'
      ? { type: 'refusal', refusal: 'I cannot help with that.' }
      : {
          type: 'output_text',
          text: textOf(behaviour, 'seoTitle' in properties, forTrial ? parsed.data.input : null),
          annotations: [],
        }
  return Response.json({
    id: 'resp_stand_in',
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: reason === null ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: reason === null ? null : { reason },
    model,
    store,
    output: [
      { type: 'reasoning', id: 'rs_stand_in', summary: [] },
      {
        type: 'message',
        id: 'msg_thought',
        status: 'completed',
        role: 'assistant',
        phase: 'commentary',
        content: [{ type: 'output_text', text: 'Thinking aloud.', annotations: [] }],
      },
      {
        type: 'message',
        id: 'msg_stand_in',
        status: reason === null ? 'completed' : 'incomplete',
        role: 'assistant',
        phase: 'final_answer',
        content: [content],
      },
    ],
  })
}

function textOf(
  behaviour: Behaviour,
  isSuggestion: boolean,
  trial: readonly { content: string }[] | null,
): string {
  if (trial !== null) {
    return JSON.stringify(isSuggestion ? trialSuggestion : trialDraft(trial[0]?.content ?? ''))
  }
  if (behaviour === 'malformed') return '{"title": '
  if (behaviour === 'wrong-shape') return '{"heading":"A"}'
  const text = JSON.stringify(isSuggestion ? suggestionOf(behaviour) : draft)
  return behaviour === 'cut-off' ? text.slice(0, text.length / 2) : text
}

const draft = {
  title: sample.title,
  excerpt: sample.excerpt,
  content: sample.content,
  tags: sample.tags,
}

function suggestionOf(behaviour: Behaviour) {
  const good = {
    seoTitle: sample.seoTitle,
    metaDescription: sample.metaDescription,
    focusKeyword: sample.focusKeyword,
    metaKeywords: sample.metaKeywords,
    imageAltText: sample.title,
  }
  if (behaviour === 'too-short') return { ...good, metaDescription: sample.title }
  if (behaviour !== 'too-long') return good
  return {
    seoTitle: sample.excerpt,
    metaDescription: `${good.metaDescription} ${sample.excerpt}`,
    focusKeyword: good.focusKeyword,
    metaKeywords: sample.metaKeywords.slice(0, 1),
    imageAltText: sample.excerpt,
  }
}

async function answerImage({ body, forTrial }: Call, behaviour: Behaviour): Promise<Response> {
  const parsed = imageRequest.safeParse(body)
  if (!parsed.success) {
    return refusal(400, { code: 'invalid_request', message: parsed.error.message })
  }
  if (behaviour === 'refuse' || behaviour === 'filter') {
    return refusal(400, { code: 'moderation_blocked', type: 'image_generation_user_error' })
  }
  const [width = 0, height = 0] = parsed.data.size.split('x').map(Number)
  const encoded =
    behaviour === 'malformed'
      ? Buffer.from('not an image').toString('base64')
      : (await (forTrial ? drawTrial : paint)(width, height, parsed.data.output_format)).toString(
          'base64',
        )
  return Response.json({
    created: Math.floor(Date.now() / 1000),
    data: behaviour === 'wrong-shape' ? [] : [{ b64_json: encoded }],
    size: parsed.data.size,
    output_format: parsed.data.output_format,
  })
}

async function paint(
  width: number,
  height: number,
  format: 'png' | 'webp' | 'jpeg',
): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#a3b18a' } })
    .toFormat(format)
    .toBuffer()
}

/** Returns an error in the service's format. */
export function refusal(
  status: number,
  error: { code?: string; type?: string; message?: string },
  headers: Record<string, string> = {},
): Response {
  const body = {
    message: 'The stand-in declines.',
    type: 'error',
    param: null,
    code: null,
    ...error,
  }
  return Response.json(
    { error: body },
    { status, headers: { 'x-request-id': 'req_stand_in', ...headers } },
  )
}

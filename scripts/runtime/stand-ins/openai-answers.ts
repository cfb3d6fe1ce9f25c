import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { article as sample } from '#db/seeds/articles/gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { drawTrial, trialDraft, trialSuggestion } from './openai-trial.ts'
import { imageRequest, textRequest } from './openai-requests.ts'

/** How the service may answer a request. */
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
  /** A search suggestion that is too long everywhere, with too few keywords. */
  'too-long',
  /** A search suggestion whose description is too short. */
  'too-short',
  /** The body is not JSON, as from a proxy in between. */
  'not-json',
  /** 429, try again in 7 seconds. */
  'busy',
  /** 429, the account has no credit. */
  'exhausted',
  /** 401. */
  'wrong-key',
  /** 500. */
  'fail',
  /** The answer never comes. */
  'silence',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/** Answers one call as the service would; `key` is the accepted API key. */
export async function answerCall(
  call: { path: string; authorization: string | undefined; body: unknown; forTrial: boolean },
  key: string,
  behaviour: Behaviour,
  response: ServerResponse,
): Promise<void> {
  const { path, authorization, body, forTrial } = call
  if (authorization !== `Bearer ${key}` || behaviour === 'wrong-key') {
    sendError(response, 401, { code: 'invalid_api_key' })
  } else if (behaviour === 'silence') {
    return
  } else if (behaviour === 'busy') {
    sendError(response, 429, { code: 'rate_limit_exceeded' }, { 'retry-after': '7' })
  } else if (behaviour === 'exhausted') {
    sendError(response, 429, { code: 'insufficient_quota', type: 'insufficient_quota' })
  } else if (behaviour === 'fail') {
    sendError(response, 500, { type: 'server_error' })
  } else if (behaviour === 'not-json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html>')
  } else if (path === '/v1/responses') {
    answerText(body, behaviour, forTrial, response)
  } else if (path === '/v1/images/generations') {
    await answerImage(body, behaviour, forTrial, response)
  } else {
    sendError(response, 404, { code: 'unknown_url' })
  }
}

function answerText(
  body: unknown,
  behaviour: Behaviour,
  forTrial: boolean,
  response: ServerResponse,
): void {
  const parsed = textRequest.safeParse(body)
  if (!parsed.success) {
    sendError(response, 400, { code: 'invalid_request', message: parsed.error.message })
    return
  }
  const { model, text, store } = parsed.data
  const { properties, required } = text.format.schema
  if (Object.keys(properties).some((name) => !required.includes(name))) {
    sendError(response, 400, { code: 'invalid_json_schema' })
    return
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
  send(response, {
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

async function answerImage(
  body: unknown,
  behaviour: Behaviour,
  forTrial: boolean,
  response: ServerResponse,
): Promise<void> {
  const parsed = imageRequest.safeParse(body)
  if (!parsed.success) {
    sendError(response, 400, { code: 'invalid_request', message: parsed.error.message })
    return
  }
  if (behaviour === 'refuse' || behaviour === 'filter') {
    sendError(response, 400, { code: 'moderation_blocked', type: 'image_generation_user_error' })
    return
  }
  const [width = 0, height = 0] = parsed.data.size.split('x').map(Number)
  const encoded =
    behaviour === 'malformed'
      ? Buffer.from('not an image').toString('base64')
      : (await (forTrial ? drawTrial : paint)(width, height, parsed.data.output_format)).toString(
          'base64',
        )
  send(response, {
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

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** An error in the service's form. */
export function sendError(
  response: ServerResponse,
  status: number,
  error: { code?: string; type?: string; message?: string },
  headers: Record<string, string> = {},
): void {
  const body = {
    message: 'The stand-in declines.',
    type: 'error',
    param: null,
    code: null,
    ...error,
  }
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': 'req_stand_in',
      ...headers,
    })
    .end(JSON.stringify({ error: body }))
}

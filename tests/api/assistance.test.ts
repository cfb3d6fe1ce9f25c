import { beforeEach, describe, expect, it, vi } from 'vitest'
import generateInBackground from '#netlify/functions/generate-image-background.ts'
import { imageJobTrigger } from '#src/features/assistance/server/image-jobs.ts'
import { makeImage } from '#src/features/assistance/server/image-making.ts'
import { storeImage } from '#src/features/images/server/images.ts'
import { signToken } from '#src/server/signing.ts'
import { suggestSeo } from '#src/features/assistance/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import type { Behaviour } from '../../scripts/runtime/stand-ins/openai-answers.ts'
import { useOpenAi } from './openai.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const openAi = useOpenAi()
let token = ''

beforeEach(async () => {
  token = await site.logIn()
})

const admin = (method: string, path: string, body?: object) =>
  site.call(method, `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })
const send = (path: string, body: object) => admin('POST', path, body)
const write = (body: object = { topic: 'Kaip klausytis' }) => send('generate-content', body)

const article = {
  title: 'Ginčas be žaizdų',
  excerpt: 'Penki susitarimai.',
  content: '## Viena tema\n\nKalbėkite apie viena.',
  category: 'Konfliktai',
  tags: ['ginčai', 'susitarimai'],
  imageUrl: '/media/x.webp',
  type: 'post',
}
const suggest = (changes: object = {}) => send('seo/suggest', { ...article, ...changes })

/** Returns the body of the `n`th request to the model, with everything that was said. */
const asked = (n = 0) => openAi.requests[n]?.body

describe('generating content', () => {
  it('answers a draft: title, excerpt, Markdown, tags and the minutes of reading', async () => {
    const { status, headers, body } = await write()
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(body).toEqual({
      title: 'Ginčas be žaizdų: penki susitarimai dviem',
      excerpt: expect.stringMatching(/^Ginčijasi visos poros/) as unknown,
      content: expect.stringMatching(/^Ginčijasi[\s\S]*\n\n## Viena tema/) as unknown,
      tags: ['konfliktai', 'ginčai', 'susitarimai', 'susitaikymas', 'atsiprašymas'],
      readingTime: 6,
      generated: { model: 'gpt-6-luna', at: expect.stringMatching(/Z$/) as unknown },
    })
  })

  it('asks once for the exact shape, and that nothing is kept', async () => {
    await write()
    expect(openAi.requests).toHaveLength(1)
    expect(openAi.requests[0]?.path).toBe('/v1/responses')
    expect(asked()).toMatchObject({
      model: 'gpt-6-luna',
      store: false,
      input: [{ role: 'user', content: 'Tema: Kaip klausytis' }],
      text: {
        format: {
          type: 'json_schema',
          strict: true,
          schema: {
            required: ['title', 'excerpt', 'content', 'tags'],
            additionalProperties: false,
          },
        },
      },
    })
  })

  it.each([
    [{ topic: 'A', length: 'short' }, 400],
    [{ topic: 'A' }, 800],
    [{ topic: 'A', length: 'medium' }, 800],
    [{ topic: 'A', length: 'long' }, 1400],
  ])('asks for the words that %j stands for: %d', async (body, words) => {
    await write(body)
    expect(textAt(asked(), 'instructions')).toContain(`Apie ${words} žodžių`)
  })

  it('takes the model that the environment names', async () => {
    vi.stubEnv('OPENAI_TEXT_MODEL', 'kitas-modelis')
    await write()
    expect(at(asked(), 'model')).toBe('kitas-modelis')
  })
})

describe('suggesting search fields', () => {
  it('answers what the form takes, within every limit', async () => {
    const { status, body } = await suggest()
    expect(status).toBe(200)
    expect(suggestSeo.response.parse(body)).toEqual(body)
    // The only field that the contract allows to be absent.
    expect(body).toHaveProperty('imageAltText')
    expect(openAi.requests).toHaveLength(1)
    expect(asked()).toMatchObject({ store: false, text: { format: { strict: true } } })
    const question = textAt(asked(), 'input.0.content')
    for (const part of ['Ginčas be žaizdų', 'Penki susitarimai.', 'ginčai', 'Konfliktai']) {
      expect(question).toContain(part)
    }
    expect(question).toContain('Paveikslėlis: yra')
  })

  it('sends a long article in part', async () => {
    await suggest({ content: 'žodis '.repeat(50_000), imageUrl: null })
    const question = textAt(asked(), 'input.0.content')
    expect(question.length).toBeLessThan(21_000)
    expect(question).toContain('Paveikslėlis: nėra')
  })

  it('asks once more with the faults named when a field is out of its limits', async () => {
    openAi.behave('too-long', 'answer')
    const { status, body } = await suggest()
    expect(status).toBe(200)
    expect(textAt(body, 'seoTitle')).toBe('Ginčas be žaizdų: penki susitarimai porai')
    expect(openAi.requests).toHaveLength(2)
    expect(at(asked(1), 'input.1.role')).toBe('assistant')
    const correction = textAt(asked(1), 'input.2.content')
    expect(correction).toMatch(/- seoTitle: dabar 1\d\d \(ženklai\), turi būti nuo 1 iki 60\./)
    expect(correction).toMatch(/- metaDescription: dabar 3\d\d .* nuo 120 iki 160\./)
    expect(correction).toContain('- metaKeywords: dabar 1 (įrašai), turi būti nuo 3 iki 10.')
    expect(correction).not.toContain('focusKeyword')
  })

  it.each<[string, [Behaviour, ...Behaviour[]]]>([
    ['the second answer is no better', ['too-long']],
    ['there is no second answer', ['too-long', 'busy']],
  ])('cuts texts at a word and fills the keywords when %s', async (_, behaviours) => {
    openAi.behave(...behaviours)
    expect(await suggest()).toMatchObject({
      status: 200,
      body: {
        seoTitle: 'Ginčijasi visos poros, bet ne visoms ginčai palieka randų.',
        metaKeywords: ['ginčas', 'ginčai', 'susitarimai'],
        metaDescription: expect.stringMatching(/Su sakinių pavyzdžiais\.$/) as string,
      },
    })
    expect(openAi.requests).toHaveLength(2)
  })

  it('refuses a description that stays too short', async () => {
    openAi.behave('too-short')
    const { unfit } = errorTexts.assistance
    expect(await suggest()).toMatchObject({ status: 503, body: { error: unfit } })
    expect(openAi.requests).toHaveLength(2)
  })
})

const PATH = 'generate-blog-image'
const start = (changes: object = {}) => send(PATH, { title: 'Kaip klausytis', ...changes })
const job = (method: 'GET' | 'DELETE', id: string) => admin(method, `${PATH}/${id}`)
const isDone = async (id: string) => at((await job('GET', id)).body, 'status') === 'done'

const runInBackground = (body: string) =>
  generateInBackground(new Request(site.url, { method: 'POST', body }))

async function storedJob(changes: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  await site.db.write
    .insertInto('imageJobs')
    .values({ id, title: 'Kaip klausytis', category: 'santykiai', ...changes })
    .execute()
  return id
}

describe('generating an image', () => {
  it('answers the address of the stored image when it is there in time', async () => {
    const { status, body } = await start()
    expect(status).toBe(200)
    const imageUrl = textAt(body, 'imageUrl')
    expect(imageUrl).toMatch(/^\/media\/[\w-]+-1792x1024\.webp$/)
    const image = await site.call('GET', imageUrl)
    expect(image.status).toBe(200)
    expect(image.headers.get('Content-Type')).toBe('image/webp')
    const media = await admin('GET', 'media')
    expect(at(media.body, 'items.0')).toMatchObject({
      imageUrl,
      originalName: 'kaip-klausytis.webp',
      generated: { model: 'gpt-image-2', at: expect.stringMatching(/Z$/) as unknown },
    })
  })

  it('asks for one image of 1792x1024 as WebP, calm and without text', async () => {
    await start({ category: 'Bendravimas' })
    expect(openAi.requests).toHaveLength(1)
    const { path, body } = openAi.requests[0] ?? {}
    expect(path).toBe('/v1/images/generations')
    expect(body).toMatchObject({ model: 'gpt-image-2', size: '1792x1024', output_format: 'webp' })
    const prompt = textAt(body, 'prompt')
    expect(prompt).toContain('„Kaip klausytis“ (tema: Bendravimas)')
    expect(prompt).toContain('neturi būti jokio teksto')
    await start()
    expect(textAt(openAi.requests[1]?.body, 'prompt')).toContain('(tema: santykiai)')
  })

  it('answers 202 with a job when it takes longer, which then tells the image', async () => {
    vi.stubEnv('OPENAI_WAIT_SECONDS', '0.1')
    const release = openAi.hold()
    const { status, body } = await start()
    expect(status).toBe(202)
    const id = textAt(body, 'jobId')
    expect(await job('GET', id)).toMatchObject({
      status: 200,
      body: { status: 'working', imageUrl: null, error: null },
    })
    release()
    await vi.waitUntil(() => isDone(id), 10_000)
    expect((await job('GET', id)).body).toEqual({
      status: 'done',
      imageUrl: expect.stringMatching(/^\/media\//) as unknown,
      error: null,
    })
  })

  it('joins the image that is being made when the same job is asked for again', async () => {
    const jobId = crypto.randomUUID()
    const { body } = await start({ jobId })
    expect(await start({ jobId })).toMatchObject({ status: 200, body })
    expect(openAi.requests).toHaveLength(1)
  })

  it('forgets jobs after a day', async () => {
    const id = await storedJob({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    await start()
    expect(await job('GET', id)).toMatchObject({ status: 404 })
  })
})

describe('calling an image off', () => {
  const gone = { status: 404, body: { error: errorTexts.imageJobNotFound } }

  it('drops its result, and the call that waits for it answers 404', async () => {
    const store = vi.fn(storeImage)
    const release = openAi.hold()
    const id = await storedJob()
    const making = makeImage(site.db, imageJobTrigger(id), store)
    await vi.waitUntil(() => openAi.requests.length === 1, 10_000)
    const waiting = start({ jobId: id })
    expect(await job('DELETE', id)).toMatchObject({ status: 200, body: { success: true } })
    release()
    await making
    expect(store).not.toHaveBeenCalled()
    expect(await waiting).toMatchObject(gone)
    expect(await job('GET', id)).toMatchObject(gone)
    expect(await job('DELETE', id)).toMatchObject({ status: 200 })
  })

  it('before it has begun costs nothing, even before it was asked for', async () => {
    const id = await storedJob()
    await job('DELETE', id)
    await runInBackground(imageJobTrigger(id))
    const jobId = crypto.randomUUID()
    await job('DELETE', jobId)
    expect(await start({ jobId })).toMatchObject(gone)
    expect(openAi.requests).toEqual([])
  })

  it('works for one that is done', async () => {
    const jobId = crypto.randomUUID()
    await start({ jobId })
    expect(await job('DELETE', jobId)).toMatchObject({ status: 200 })
    expect(await job('GET', jobId)).toMatchObject(gone)
  })
})

type Fault = keyof typeof errorTexts.assistance
const TEXTS = [
  ['generate-content', { topic: 'Kaip klausytis' }],
  ['seo/suggest', article],
] as const

describe('when the service fails', () => {
  const refusal = (status: number, fault: Fault) => ({
    status,
    body: { error: errorTexts.assistance[fault] },
  })

  const FAULTS: [Behaviour, number, Fault][] = [
    ['refuse', 400, 'refused'],
    ['wrong-shape', 503, 'unreadable'],
    ['not-json', 503, 'unreadable'],
    ['busy', 429, 'busy'],
    ['exhausted', 503, 'exhausted'],
    ['wrong-key', 503, 'rejected'],
    ['fail', 503, 'unavailable'],
  ]

  describe.each(TEXTS)('%s', (path, body) => {
    it.each<[Behaviour, number, Fault]>([
      ...FAULTS,
      ['filter', 400, 'refused'],
      ['malformed', 503, 'unreadable'],
      ['cut-off', 503, 'unreadable'],
    ])(
      'answers %s with %d and one sentence, after one attempt',
      async (behaviour, status, fault) => {
        const log = vi.spyOn(console, 'error').mockReturnValue()
        openAi.behave(behaviour)
        const answer = await send(path, body)
        expect(answer).toMatchObject(refusal(status, fault))
        expect(answer.headers.get('Retry-After')).toBe(behaviour === 'busy' ? '7' : null)
        expect(openAi.requests).toHaveLength(1)
        const logged = log.mock.calls.flat().join(' ')
        expect(logged).not.toContain('lausytis')
        expect(logged).not.toContain(openAi.key)
        expect(log.mock.calls.length > 0).toBe(
          ['exhausted', 'wrong-key', 'fail'].includes(behaviour),
        )
      },
    )

    it('answers 503 to silence once its time is up, and to a refused connection', async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      vi.stubEnv('OPENAI_TEXT_SECONDS', '0.2')
      openAi.behave('silence')
      expect(await send(path, body)).toMatchObject(refusal(503, 'timeout'))
      vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1')
      expect(await send(path, body)).toMatchObject(refusal(503, 'unavailable'))
    })

    it('answers 503 without a key, and calls nobody', async () => {
      vi.stubEnv('OPENAI_API_KEY', '')
      expect(await send(path, body)).toMatchObject(refusal(503, 'notConfigured'))
      expect(openAi.requests).toEqual([])
    })
  })

  it.each<[Behaviour | 'unreachable', number, Fault]>([
    ...FAULTS,
    ['malformed', 503, 'notStored'],
    ['silence', 503, 'timeout'],
    ['unreachable', 503, 'unavailable'],
  ])('an image says why: %s is %d, and so does its job', async (behaviour, status, fault) => {
    vi.spyOn(console, 'error').mockReturnValue()
    if (behaviour === 'silence') vi.stubEnv('OPENAI_IMAGE_SECONDS', '0.2')
    if (behaviour === 'unreachable') vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1')
    else openAi.behave(behaviour)
    const jobId = crypto.randomUUID()
    expect(await start({ jobId })).toMatchObject(refusal(status, fault))
    expect(await job('GET', jobId)).toMatchObject({
      status: 200,
      body: { status: 'failed', imageUrl: null, error: errorTexts.assistance[fault] },
    })
    expect(openAi.requests).toHaveLength(behaviour === 'unreachable' ? 0 : 1)
  })

  it('an image is no job at all without a key', async () => {
    vi.stubEnv('OPENAI_API_KEY', '')
    const jobId = crypto.randomUUID()
    expect(await start({ jobId })).toMatchObject(refusal(503, 'notConfigured'))
    expect(await job('GET', jobId)).toMatchObject({ status: 404 })
  })
})

describe('a failed image', () => {
  it('is one whose work has not ended after 15 minutes', async () => {
    const id = await storedJob({ createdAt: new Date(Date.now() - 15 * 60_000 - 1000) })
    const error = errorTexts.assistance.expired
    expect((await job('GET', id)).body).toMatchObject({ status: 'failed', error })
  })

  it('is one that could not be started: the job says so too', async () => {
    vi.stubEnv('SIGNING_SECRET', '')
    // Sessions end when the secret changes.
    token = await site.logIn()
    const jobId = crypto.randomUUID()
    expect(await start({ jobId })).toMatchObject({ status: 503 })
    const error = errorTexts.assistance.notStarted
    expect((await job('GET', jobId)).body).toMatchObject({ status: 'failed', error })
  })
})

describe('the background function', () => {
  it('does nothing for an order that is forged, expired or signed for something else', async () => {
    const id = await storedJob()
    const order = imageJobTrigger(id)
    const expired = signToken('image-job', [id], new Date(Date.now() - 1))
    const foreign = signToken('upload', [id], new Date(Date.now() + 60_000))
    const spliced = `${order.slice(0, 43)}${imageJobTrigger(crypto.randomUUID()).slice(43)}`
    for (const each of ['', JSON.stringify({ id }), order.slice(1), spliced, expired, foreign]) {
      await runInBackground(each)
    }
    expect(openAi.requests).toEqual([])
    expect(await job('GET', id)).toMatchObject({ body: { status: 'working' } })
  })

  it('makes an image once, however often the platform repeats the call', async () => {
    const id = await storedJob()
    await Promise.all([runInBackground(imageJobTrigger(id)), runInBackground(imageJobTrigger(id))])
    await runInBackground(imageJobTrigger(id))
    expect(openAi.requests).toHaveLength(1)
    expect(await job('GET', id)).toMatchObject({ body: { status: 'done' } })
  })

  it('is answered with 202 at once by the local site, as on the platform', async () => {
    const release = openAi.hold()
    const id = await storedJob()
    const { status } = await site.call('POST', '/.netlify/functions/generate-image-background', {
      body: imageJobTrigger(id),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(status).toBe(202)
    release()
    await vi.waitUntil(() => isDone(id), 10_000)
  })
})

describe('input of the helpers', () => {
  it.each([
    ['generate-content', {}, 'Įveskite straipsnio temą pavadinimo lauke'],
    ['generate-blog-image', {}, 'Įveskite straipsnio pavadinimą'],
    ['seo/suggest', { title: 'a' }, 'Trūksta duomenų'],
  ])('is looked at first: %s', async (path, body, error) => {
    expect(await send(path, body)).toMatchObject({ status: 400, body: { error } })
    expect(openAi.requests).toEqual([])
  })
})

describe('what is sent to the service', () => {
  it('holds nothing of what visitors have written', async () => {
    const visitor = { name: 'Eglė Lankytoja', email: 'egle@lankytoja.example' }
    const booking = { ...visitor, consultationType: 'couple', message: 'slapta žinutė' }
    await site.call('POST', '/api/newsletter/subscribe', { body: visitor })
    const booked = await site.call('POST', '/api/consultation/book', { body: booking })
    expect(booked.status).toBe(200)
    await write()
    await suggest()
    await send('generate-blog-image', { title: 'Kaip klausytis' })
    expect(openAi.requests).toHaveLength(3)
    expect(JSON.stringify(openAi.requests)).not.toMatch(/lankytoja|slapta/i)
  })
})

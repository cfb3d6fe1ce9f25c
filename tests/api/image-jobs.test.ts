import { describe, expect, it, vi } from 'vitest'
import generateInBackground from '#netlify/functions/generate-image-background.ts'
import { imageOrder } from '#netlify/services/image-jobs.ts'
import { makeImage } from '#netlify/services/image-making.ts'
import { storeImage } from '#netlify/services/images.ts'
import { signToken } from '#netlify/services/signing.ts'
import type { Behaviour } from '../../scripts/runtime/stand-ins/openai-answers.ts'
import { useOpenAi } from './openai.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const openAi = useOpenAi()

const PATH = '/api/admin/generate-blog-image'
const start = async (body: object = { title: 'Kaip klausytis' }) =>
  site.call('POST', PATH, { token: await site.logIn(), body })
const job = async (method: 'GET' | 'DELETE', id: string) =>
  site.call(method, `${PATH}/${id}`, { token: await site.logIn() })

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
    const media = await site.call('GET', '/api/admin/media', { token: await site.logIn() })
    expect(at(media.body, 'items.0')).toMatchObject({
      imageUrl,
      originalName: 'kaip-klausytis.webp',
      generated: { model: 'gpt-image-2', at: expect.stringMatching(/Z$/) as unknown },
    })
  })

  it('asks for one image of 1792x1024 as WebP, calm and without text', async () => {
    await start({ title: 'Kaip klausytis', category: 'Bendravimas' })
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
    await vi.waitUntil(async () => at((await job('GET', id)).body, 'status') === 'done', 10_000)
    expect((await job('GET', id)).body).toEqual({
      status: 'done',
      imageUrl: expect.stringMatching(/^\/media\//) as unknown,
      error: null,
    })
  })

  it('joins the image that is being made when the same job is asked for again', async () => {
    const jobId = crypto.randomUUID()
    const first = await start({ title: 'Kaip klausytis', jobId })
    expect(await start({ title: 'Kaip klausytis', jobId })).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(openAi.requests).toHaveLength(1)
  })

  it('forgets jobs after a day', async () => {
    const id = await storedJob({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    await start()
    expect(await job('GET', id)).toMatchObject({ status: 404 })
  })
})

describe('calling an image off', () => {
  const gone = {
    status: 404,
    body: { error: 'Tokio kuriamo paveikslėlio nėra arba jo kūrimas atšauktas.' },
  }

  it('drops its result, and the call that waits for it answers 404', async () => {
    const store = vi.fn(storeImage)
    const release = openAi.hold()
    const id = await storedJob()
    const making = makeImage(site.db, imageOrder(id), store)
    await vi.waitUntil(() => openAi.requests.length === 1, 10_000)
    const waiting = start({ title: 'Kaip klausytis', jobId: id })
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
    await runInBackground(imageOrder(id))
    const jobId = crypto.randomUUID()
    await job('DELETE', jobId)
    expect(await start({ title: 'Kaip klausytis', jobId })).toMatchObject(gone)
    expect(openAi.requests).toEqual([])
  })

  it('works for one that is done', async () => {
    const jobId = crypto.randomUUID()
    await start({ title: 'Kaip klausytis', jobId })
    expect(await job('DELETE', jobId)).toMatchObject({ status: 200 })
    expect(await job('GET', jobId)).toMatchObject(gone)
  })
})

describe('a failed image', () => {
  it.each<[Behaviour, number, string]>([
    [
      'refuse',
      400,
      'Dirbtinis intelektas atsisakė atlikti šią užduotį. Pakeiskite formuluotę ir bandykite dar kartą.',
    ],
    ['wrong-shape', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
    ['not-json', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
    ['malformed', 503, 'Paveikslėlis sukurtas, bet jo nepavyko išsaugoti. Bandykite dar kartą.'],
    ['busy', 429, 'Dirbtinio intelekto paslauga dabar labai užimta. Pabandykite po minutės.'],
    [
      'exhausted',
      503,
      'Baigėsi dirbtinio intelekto paslaugos lėšos. Papildykite paslaugos sąskaitą ir bandykite dar kartą.',
    ],
    [
      'wrong-key',
      503,
      'Dirbtinio intelekto paslauga užklausos nepriėmė. Patikrinkite jos raktą ir modelių pavadinimus.',
    ],
    ['fail', 503, 'Dirbtinio intelekto paslauga šiuo metu nepasiekiama. Bandykite vėliau.'],
    ['silence', 503, 'Dirbtinis intelektas neatsakė laiku. Bandykite dar kartą.'],
  ])('says why: %s is %d, and so does its job', async (behaviour, status, error) => {
    vi.spyOn(console, 'error').mockReturnValue()
    if (behaviour === 'silence') vi.stubEnv('OPENAI_IMAGE_SECONDS', '0.2')
    openAi.behave(behaviour)
    const jobId = crypto.randomUUID()
    expect(await start({ title: 'Kaip klausytis', jobId })).toMatchObject({
      status,
      body: { error },
    })
    expect(await job('GET', jobId)).toMatchObject({
      status: 200,
      body: { status: 'failed', imageUrl: null, error },
    })
    expect(openAi.requests).toHaveLength(1)
  })

  it('is one that could not be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1')
    expect(await start()).toMatchObject({
      status: 503,
      body: { error: 'Dirbtinio intelekto paslauga šiuo metu nepasiekiama. Bandykite vėliau.' },
    })
  })

  it('is one whose work has not ended after 15 minutes', async () => {
    const id = await storedJob({ createdAt: new Date(Date.now() - 15 * 60_000 - 1000) })
    expect(await job('GET', id)).toMatchObject({
      body: { status: 'failed', error: 'Paveikslėlio kūrimas nutrūko. Bandykite dar kartą.' },
    })
  })

  it('is one that could not be started: the job says so too', async () => {
    vi.stubEnv('SIGNING_SECRET', '')
    const jobId = crypto.randomUUID()
    expect(await start({ title: 'Kaip klausytis', jobId })).toMatchObject({ status: 503 })
    expect(await job('GET', jobId)).toMatchObject({
      body: { status: 'failed', error: 'Nepavyko pradėti kurti paveikslėlio. Bandykite vėliau.' },
    })
  })

  it('is no job at all without a key', async () => {
    vi.stubEnv('OPENAI_API_KEY', '')
    const jobId = crypto.randomUUID()
    expect(await start({ title: 'Kaip klausytis', jobId })).toMatchObject({
      status: 503,
      body: {
        error:
          'Dirbtinio intelekto pagalba šioje svetainėje neįjungta. Ją gali įjungti svetainės prižiūrėtojas.',
      },
    })
    expect(await job('GET', jobId)).toMatchObject({ status: 404 })
  })
})

describe('the background function', () => {
  it('does nothing for an order that is forged, expired or signed for something else', async () => {
    const id = await storedJob()
    const order = imageOrder(id)
    const orders = [
      '',
      'x',
      JSON.stringify({ id }),
      order.slice(1),
      `${order.slice(0, 43)}${imageOrder(crypto.randomUUID()).slice(43)}`,
      signToken('image-job', [id], new Date(Date.now() - 1)),
      signToken('upload', [id], new Date(Date.now() + 60_000)),
    ]
    for (const each of orders) await runInBackground(each)
    expect(openAi.requests).toEqual([])
    expect(await job('GET', id)).toMatchObject({ body: { status: 'working' } })
  })

  it('makes an image once, however often the platform repeats the call', async () => {
    const id = await storedJob()
    await Promise.all([runInBackground(imageOrder(id)), runInBackground(imageOrder(id))])
    await runInBackground(imageOrder(id))
    expect(openAi.requests).toHaveLength(1)
    expect(await job('GET', id)).toMatchObject({ body: { status: 'done' } })
  })

  it('is answered with 202 at once by the local site, as on the platform', async () => {
    const release = openAi.hold()
    const id = await storedJob()
    const address = '/.netlify/functions/generate-image-background'
    expect(
      await site.call('POST', address, {
        body: imageOrder(id),
        headers: { 'Content-Type': 'text/plain' },
      }),
    ).toMatchObject({ status: 202 })
    release()
    await vi.waitUntil(async () => at((await job('GET', id)).body, 'status') === 'done', 10_000)
  })
})

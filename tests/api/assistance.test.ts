import { describe, expect, it, vi } from 'vitest'
import { suggestSeo } from '#src/contracts/assistance.ts'
import type { Behaviour } from '../../scripts/runtime/stand-ins/openai-answers.ts'
import { useOpenAi } from './openai.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const openAi = useOpenAi()

const send = async (path: string, body: unknown) =>
  site.call('POST', `/api/admin/${path}`, { token: await site.logIn(), body })
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

/** The `n`th request's question to the model, with everything that was said. */
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

  it('asks for the exact shape, and that nothing is kept', async () => {
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
    expect(Object.keys(body as object)).toEqual(
      expect.arrayContaining([
        'seoTitle',
        'metaDescription',
        'focusKeyword',
        'metaKeywords',
        'imageAltText',
      ]),
    )
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

  it('cuts texts at a word and fills the keywords when the second answer is no better', async () => {
    openAi.behave('too-long')
    const { status, body } = await suggest()
    expect(status).toBe(200)
    expect(openAi.requests).toHaveLength(2)
    expect(body).toMatchObject({
      seoTitle: 'Ginčijasi visos poros, bet ne visoms ginčai palieka randų.',
      metaKeywords: ['ginčas', 'ginčai', 'susitarimai'],
    })
    expect(textAt(body, 'metaDescription')).toMatch(/Su sakinių pavyzdžiais\.$/)
  })

  it('makes do with the first answer when there is no second', async () => {
    openAi.behave('too-long', 'busy')
    expect(await suggest()).toMatchObject({
      status: 200,
      body: { seoTitle: 'Ginčijasi visos poros, bet ne visoms ginčai palieka randų.' },
    })
  })

  it('refuses a description that stays too short', async () => {
    openAi.behave('too-short')
    expect(await suggest()).toMatchObject({
      status: 503,
      body: { error: 'Nepavyko gauti tinkamo ilgio SEO pasiūlymų. Bandykite dar kartą.' },
    })
    expect(openAi.requests).toHaveLength(2)
  })
})

const calls = [
  ['generate-content', { topic: 'Kaip klausytis' }],
  ['seo/suggest', article],
] as const

describe.each(calls)('when the service fails, %s', (path, body) => {
  it.each<[Behaviour, number, string]>([
    [
      'refuse',
      400,
      'Dirbtinis intelektas atsisakė atlikti šią užduotį. Pakeiskite formuluotę ir bandykite dar kartą.',
    ],
    [
      'filter',
      400,
      'Dirbtinis intelektas atsisakė atlikti šią užduotį. Pakeiskite formuluotę ir bandykite dar kartą.',
    ],
    ['malformed', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
    ['wrong-shape', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
    ['cut-off', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
    ['not-json', 503, 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.'],
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
  ])('answers %s with %d and one sentence, after one attempt', async (behaviour, status, error) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    openAi.behave(behaviour)
    const answer = await send(path, body)
    expect(answer).toMatchObject({ status, body: { error } })
    expect(answer.headers.get('Retry-After')).toBe(behaviour === 'busy' ? '7' : null)
    expect(openAi.requests).toHaveLength(1)
    const logged = log.mock.calls.flat().join(' ')
    expect(logged).not.toContain('lausytis')
    expect(logged).not.toContain(openAi.key)
    expect(log.mock.calls.length > 0).toBe(['exhausted', 'wrong-key', 'fail'].includes(behaviour))
  })

  it('answers silence with 503 once its time is up', async () => {
    vi.stubEnv('OPENAI_TEXT_SECONDS', '0.2')
    openAi.behave('silence')
    expect(await send(path, body)).toMatchObject({
      status: 503,
      body: { error: 'Dirbtinis intelektas neatsakė laiku. Bandykite dar kartą.' },
    })
  })

  it('answers a refused connection with 503', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1')
    expect(await send(path, body)).toMatchObject({
      status: 503,
      body: { error: 'Dirbtinio intelekto paslauga šiuo metu nepasiekiama. Bandykite vėliau.' },
    })
  })

  it('answers 503 without a key, and calls nobody', async () => {
    vi.stubEnv('OPENAI_API_KEY', '')
    expect(await send(path, body)).toMatchObject({
      status: 503,
      body: {
        error:
          'Dirbtinio intelekto pagalba šioje svetainėje neįjungta. Ją gali įjungti svetainės prižiūrėtojas.',
      },
    })
    expect(openAi.requests).toEqual([])
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
    expect(await site.call('POST', '/api/consultation/book', { body: booking })).toMatchObject({
      status: 200,
    })
    await write()
    await suggest()
    await send('generate-blog-image', { title: 'Kaip klausytis' })
    expect(openAi.requests).toHaveLength(3)
    expect(JSON.stringify(openAi.requests)).not.toMatch(/lankytoja|slapta/i)
  })
})

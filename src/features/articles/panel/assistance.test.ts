import { describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createContentAssistant } from './content-assistant.ts'
import { createImageAssistant } from './image-assistant.ts'
import { createSeoAssistant, type SeoField } from './seo-assistant.ts'

const DRAFT = { title: 'T', excerpt: 'E', content: 'C', tags: ['a'], readingTime: 4 }
const SUGGESTION = {
  seoTitle: 'Antraštė',
  metaDescription: 'Aprašymas',
  focusKeyword: 'pokalbis',
  metaKeywords: ['a', 'b', 'c'],
  imageAltText: '',
}
const IMAGE = '/media/a.webp'

/** Returns the dependencies of an assistant whose server gives these answers. */
function parts(answers: StubAnswer[], agrees = true) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  const ask = vi.fn(() => Promise.resolve(agrees))
  const show = vi.fn()
  const wait = vi.fn(() => Promise.resolve())
  return { session, calls, ask, show, wait, toasts: { show }, confirmDialog: { ask } }
}

const error = (description: string) => ({ title: 'Klaida', description, variant: 'destructive' })

describe('generated content', () => {
  const fill = () => () => undefined

  it('is asked for by the title in medium length', async () => {
    const given = parts([{ body: DRAFT }])
    const assistant = createContentAssistant(given)
    const [takeBack, fill] = [vi.fn(), vi.fn()]
    fill.mockReturnValue(takeBack)
    expect(await assistant.generate(' Kaip kalbėtis ', () => false, fill)).toBe(true)
    expect(fill).toHaveBeenCalledExactlyOnceWith(DRAFT)
    expect(given.calls[0]?.body).toEqual({ topic: 'Kaip kalbėtis', length: 'medium' })
    expect(given.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Turinys sugeneruotas',
      action: { text: 'Grąžinti, kas buvo', run: takeBack },
    })
  })

  it('needs a title', async () => {
    const given = parts([])
    expect(await createContentAssistant(given).generate(' ', () => false, fill)).toBe(false)
    expect(given.calls).toEqual([])
    expect(given.show).toHaveBeenCalledWith(error('Įveskite straipsnio temą pavadinimo lauke'))
  })

  it('asks before it writes over a text, and before anything is sent', async () => {
    const given = parts([{ body: DRAFT }], false)
    const { generate, $busy } = createContentAssistant(given)
    expect(await generate('T', () => true, fill)).toBe(false)
    expect(given.ask).toHaveBeenCalledOnce()
    expect(given.calls).toEqual([])
    expect($busy.get()).toBe(false)
  })

  it('is asked for once by two clicks', async () => {
    const given = parts([{ body: DRAFT }])
    const { generate, $busy } = createContentAssistant(given)
    const [first, second] = [generate('T', () => true, fill), generate('T', () => true, fill)]
    expect(await Promise.all([first, second])).toEqual([true, false])
    expect(given.ask).toHaveBeenCalledOnce()
    expect($busy.get()).toBe(false)
  })

  it('asks about what was written while it was made', async () => {
    const given = parts([{ body: DRAFT }], false)
    const written = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
    expect(await createContentAssistant(given).generate('T', written, fill)).toBe(false)
    expect(given.ask).toHaveBeenCalledOnce()
    expect(given.show).not.toHaveBeenCalled()
  })

  it.each([
    [{ status: 429, body: { error: 'Užimta.' } }, 'Užimta.'],
    [{ status: 502, text: '<html>' }, 'Nepavyko sugeneruoti turinio'],
    ['network error' as const, 'Nepavyko sugeneruoti turinio'],
  ])('tells why there is none: %j', async (answer, message) => {
    const given = parts([answer])
    const assistant = createContentAssistant(given)
    expect(await assistant.generate('T', () => false, fill)).toBe(false)
    expect(given.show).toHaveBeenCalledWith(error(message))
    expect(assistant.$busy.get()).toBe(false)
  })

  it('is waited for no more once it is called off', async () => {
    const given = parts([{ body: DRAFT }])
    const assistant = createContentAssistant(given)
    const result = assistant.generate('T', () => false, fill)
    assistant.cancel()
    expect(await result).toBe(false)
    expect(given.show).not.toHaveBeenCalled()
  })
})

describe('a generated image', () => {
  const article = { kind: 'post', title: 'Kaip kalbėtis', category: '' } as const

  it('is asked for as the specification says', async () => {
    const given = parts([{ body: { imageUrl: IMAGE } }])
    expect(await createImageAssistant(given).generate(article, false)).toBe(IMAGE)
    expect(given.calls[0]?.body).toMatchObject({
      title: 'Kaip kalbėtis',
      category: 'santykiai',
      style: 'professional',
      size: '1792x1024',
    })
    expect(given.show).toHaveBeenCalledExactlyOnceWith({ title: 'Paveikslėlis sugeneruotas' })
  })

  it('is looked after for as long as it takes, over passing failures', async () => {
    const working = { body: { status: 'working', imageUrl: null, error: null } }
    const given = parts([
      { status: 202, body: { jobId: 'darbas' } },
      working,
      'network error',
      { status: 503 },
      working,
      { body: { status: 'done', imageUrl: IMAGE, error: null } },
    ])
    expect(await createImageAssistant(given).generate(article, false)).toBe(IMAGE)
    expect(given.calls.map(({ address }) => address)).toEqual([
      '/api/admin/generate-blog-image',
      ...Array<string>(5).fill('/api/admin/generate-blog-image/darbas'),
    ])
    expect(given.wait).toHaveBeenCalledTimes(5)
  })

  it.each([
    ['Per ilgai.', 'Per ilgai.'],
    [null, 'Nepavyko sugeneruoti paveikslėlio'],
  ])('tells why it has failed: %j', async (sentence, message) => {
    const given = parts([
      { status: 202, body: { jobId: 'darbas' } },
      { body: { status: 'failed', imageUrl: null, error: sentence } },
    ])
    const assistant = createImageAssistant(given)
    expect(await assistant.generate(article, false)).toBeNull()
    expect(given.show).toHaveBeenCalledExactlyOnceWith(error(message))
    expect(assistant.$busy.get()).toBe(false)
  })

  it('needs a title', async () => {
    const given = parts([])
    const untitled = { ...article, title: '' }
    expect(await createImageAssistant(given).generate(untitled, false)).toBeNull()
    expect(given.show).toHaveBeenLastCalledWith(error('Įveskite straipsnio pavadinimą'))
    await createImageAssistant(given).generate({ ...untitled, kind: 'page' }, false)
    expect(given.show).toHaveBeenLastCalledWith(error('Įveskite puslapio pavadinimą'))
  })

  it('does not take the place of another without a yes', async () => {
    const given = parts([], false)
    const { generate, cancel, $busy } = createImageAssistant(given)
    const twice = [generate(article, true), generate(article, true)]
    cancel()
    expect(await Promise.all(twice)).toEqual([null, null])
    expect(given.ask).toHaveBeenCalledOnce()
    expect(given.calls).toEqual([])
    expect($busy.get()).toBe(false)
  })

  it('can be called off, on the server too', async () => {
    const given = parts([{ body: { success: true } }])
    const assistant = createImageAssistant(given)
    const result = assistant.generate(article, false)
    assistant.cancel()
    expect(await result).toBeNull()
    await until(() => expect(given.calls).toHaveLength(2))
    const { jobId } = given.calls[0]?.body as { jobId: string }
    expect(given.calls[1]).toMatchObject({
      method: 'DELETE',
      address: `/api/admin/generate-blog-image/${jobId}`,
    })
    expect(given.show).not.toHaveBeenCalled()
  })
})

describe('SEO suggestions', () => {
  const article = { title: 'T', excerpt: 'E', content: 'C', category: 'Bendravimas' }
  const names = {
    seoTitle: 'SEO pavadinimas',
    metaDescription: 'Aprašymas paieškos rezultatuose',
    focusKeyword: 'Pagrindinis raktažodis',
    metaKeywords: 'Raktažodžiai',
    imageAltText: 'Paveikslėlio aprašymas',
  }
  function form(values: Partial<Record<SeoField, string>> = {}) {
    return {
      values,
      names,
      read: (field: SeoField) => values[field] ?? '',
      write: (field: SeoField, value: string) => void (values[field] = value),
    }
  }

  async function suggested(agrees = true) {
    const given = parts([{ body: SUGGESTION }], agrees)
    const assistant = createSeoAssistant(given)
    await assistant.suggest(article)
    const state = assistant.$state.get()
    if (state.step !== 'open') throw new Error(state.step)
    given.show.mockClear()
    return { ...given, assistant, suggestions: state.suggestions }
  }

  it.each([
    [{ title: ' ' }, 'pavadinimo'],
    [{ excerpt: '' }, 'trumpo aprašymo'],
    [{ content: '' }, 'turinio'],
    [{ category: '' }, 'kategorijos'],
    [{ title: '', category: '' }, 'pavadinimo, kategorijos'],
  ])('say what they need: %j', async (absent, missing) => {
    const given = parts([])
    await createSeoAssistant(given).suggest({ ...article, ...absent })
    expect(given.show).toHaveBeenCalledExactlyOnceWith(error(`Trūksta duomenų: ${missing}`))
    expect(given.calls).toEqual([])
  })

  it('are shown as the texts of their fields, those that say nothing left out', async () => {
    const { suggestions } = await suggested()
    expect(suggestions).toEqual([
      { field: 'seoTitle', value: 'Antraštė' },
      { field: 'metaDescription', value: 'Aprašymas' },
      { field: 'focusKeyword', value: 'pokalbis' },
      { field: 'metaKeywords', value: 'a, b, c' },
    ])
  })

  it('are applied one by one or all', async () => {
    const { assistant, suggestions, show, ask } = await suggested()
    const target = form()
    await assistant.apply(suggestions.slice(0, 1), target)
    expect(target.values).toEqual({ seoTitle: 'Antraštė' })
    expect(show).toHaveBeenLastCalledWith({ title: 'SEO laukas pritaikytas' })
    await assistant.apply(suggestions, target)
    expect(target.values.metaKeywords).toBe('a, b, c')
    expect(show).toHaveBeenLastCalledWith({ title: 'Visi SEO laukai pritaikyti' })
    expect(ask).not.toHaveBeenCalled()
  })

  it('do not take the place of other words without a yes', async () => {
    const { assistant, suggestions, show, ask } = await suggested(false)
    const target = form({ metaDescription: 'Mano' })
    await assistant.apply(suggestions, target)
    expect(target.values).toEqual({ metaDescription: 'Mano' })
    expect(ask).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringContaining('Aprašymas paieškos rezultatuose') as string,
      }),
    )
    expect(show).not.toHaveBeenCalled()
  })

  it('leave the form alone when they fail', async () => {
    const given = parts([{ status: 500 }])
    const assistant = createSeoAssistant(given)
    await assistant.suggest(article)
    expect(given.show).toHaveBeenCalledWith(error('Nepavyko sugeneruoti SEO pasiūlymų'))
    expect(assistant.$state.get()).toEqual({ step: 'closed' })
  })
})

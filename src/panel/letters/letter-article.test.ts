import { describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#src/contracts/fields.ts'
import { createLetterArticles } from './letter-article.ts'

const ARTICLE = { id: 'a', title: 'Kaip susitaikyti', excerpt: 'Trumpai.', slug: 'susitaikyti' }
const EMPTY = { subject: '', content: ' ' }
const WRITTEN = { subject: '', content: 'Parašyta' }

function open(yes = true) {
  const ask = vi.fn(() => Promise.resolve(yes))
  const data = [
    { ...ARTICLE, published: true },
    { ...ARTICLE, id: 'b', published: false },
  ]
  const call = vi.fn(() => Promise.resolve({ ok: true, data }))
  const source = createLetterArticles({
    session: { call: call as never },
    questions: { ask },
  })
  return { source, ask }
}

// Proves: Letters in the panel: an article fills subject and text, after a question where something is written
describe('a letter from an article', () => {
  it('is offered for published articles', async () => {
    const { source } = open()
    await source.load()
    expect(source.$state.get()).toMatchObject({ articles: [{ id: 'a' }] })
  })

  it('has its title, its excerpt and a link', async () => {
    const { source, ask } = open()
    expect(await source.letterAbout(ARTICLE, EMPTY)).toEqual({
      subject: 'Kaip susitaikyti',
      content: 'Trumpai.\n\n[Skaityti straipsnį](/blog/susitaikyti)\n',
    })
    expect(ask).not.toHaveBeenCalled()
  })

  it('has a subject that fits', async () => {
    const long = { ...ARTICLE, title: 'a'.repeat(LIMITS.title) }
    const written = await open().source.letterAbout(long, EMPTY)
    expect(written?.subject).toHaveLength(LIMITS.subject)
  })

  it('replaces what is written only after a yes', async () => {
    const { source, ask } = open(false)
    expect(await source.letterAbout(ARTICLE, WRITTEN)).toBe(null)
    expect(ask).toHaveBeenCalledOnce()
    expect(await open().source.letterAbout(ARTICLE, WRITTEN)).not.toBe(null)
  })
})

import { describe, expect, it } from 'vitest'
import { createGeneratedDrafts } from './generated-draft.ts'
import { EMPTY_POST, type PostFormValues } from './post-values.ts'

const DRAFT = {
  title: 'Sugeneruotas',
  excerpt: 'Sugeneruota.',
  content: 'Sugeneruotas tekstas.',
  tags: ['viena', 'dvi'],
  readingTime: 4,
  generated: { model: 'gpt-6-luna', at: '2026-11-25T10:00:00.000Z' },
}
const OWN = {
  title: 'Tema',
  excerpt: 'Sava.',
  content: 'Savas tekstas.',
  tags: '',
  readingTime: '3',
}
const FILLED = {
  title: 'Sugeneruotas',
  excerpt: 'Sugeneruota.',
  content: 'Sugeneruotas tekstas.',
  tags: 'viena, dvi',
  readingTime: '4',
  generated: { ...DRAFT.generated, reviewedAt: null },
}

/** Opens a form with the texts in `OWN`, and fills a draft in. */
function open() {
  const values: PostFormValues = { ...EMPTY_POST, ...OWN }
  const change = (changes: Partial<PostFormValues>, name: string | null) => {
    Object.assign(values, changes)
    drafts.take(values.content, name)
  }
  const drafts = createGeneratedDrafts({
    read: () => values,
    write: (name, value) => change({ [name]: value }, name),
  })
  return {
    values,
    drafts,
    takeBack: drafts.fill(DRAFT),
    write: (content: string) => change({ content }, 'content'),
    load: (changes: Partial<PostFormValues>) => change(changes, null),
  }
}

describe('a generated draft', () => {
  it('is taken back with its text, and brought again, in all fields', () => {
    const { values, write } = open()
    expect(values).toMatchObject(FILLED)
    write(OWN.content)
    expect(values).toMatchObject({ ...OWN, generated: null })
    write(FILLED.content)
    expect(values).toMatchObject(FILLED)
  })

  it('leaves a field that was changed since', () => {
    const { values, write, load } = open()
    load({ title: 'Mano', generated: { ...FILLED.generated, reviewedAt: DRAFT.generated.at } })
    write(OWN.content)
    expect(values).toMatchObject({ ...OWN, title: 'Mano', generated: null })
  })

  it('is taken back step by step, past edits and a second draft', () => {
    const { values, drafts, write } = open()
    write('Sugeneruotas tekstas, pataisytas.')
    drafts.fill({ ...DRAFT, title: 'Antras', content: 'Antras tekstas.' })
    write('Sugeneruotas tekstas, pataisytas.')
    expect(values.title).toBe('Sugeneruotas')
    write(FILLED.content)
    write(OWN.content)
    expect(values).toMatchObject(OWN)
  })

  it('is taken back by its function, also after an edit of the text', () => {
    const { values, takeBack, write } = open()
    write('Sugeneruotas tekstas, pataisytas.')
    takeBack()
    expect(values).toMatchObject({ ...OWN, generated: null })
  })

  it('stays when the form is loaded, or the same text is written otherwise', () => {
    const { values, load, write } = open()
    load({ content: OWN.content })
    expect(values.title).toBe('Sugeneruotas')
    load({ content: 'Kas kita.' })
    write(OWN.content)
    expect(values.title).toBe('Sugeneruotas')
  })
})

import { expect, it } from 'vitest'
import type { VersionListed } from '#src/features/publishing/version-contracts.ts'
import { entriesOf } from './version-entries.ts'

const LABELS = {
  title: 'Pavadinimas',
  slug: 'Puslapio adresas',
  content: 'Turinys',
  tags: 'Žymos',
  publishAt: 'Kada paskelbti',
}

const draft = { published: false, publishAt: null }
const live = { published: true, publishAt: null }
const planned = { published: false, publishAt: '2026-12-01T08:00:00.000Z' }

type Status = typeof draft | typeof live | typeof planned

/** Returns the versions of an item that had these statuses, newest first, with what each save changed. */
function versions(present: Status, ...before: [status: Status, changed: string[]][]) {
  return before.map(([status, changed], index): VersionListed => {
    const next = before[index - 1]?.[0] ?? present
    return {
      id: `v${index}`,
      title: 'Sena',
      savedAt: `2026-11-2${index}`,
      keptAt: '',
      words: 3,
      questionCount: null,
      ...status,
      isAsNow: false,
      next: { ...next, title: 'Nauja', savedAt: `2026-11-2${index - 1}`, changed },
    }
  })
}

const changesOf = (...given: Parameters<typeof versions>) =>
  entriesOf(versions(...given), LABELS).map(({ changes }) => changes)

it('the saved state comes first, then each version with its status and size', () => {
  expect(entriesOf(versions(live, [draft, ['published']]), LABELS)).toEqual([
    {
      id: null,
      savedAt: '2026-11-2-1',
      status: 'published',
      changes: 'Tik būsena: Juodraštis → Publikuota',
      facts: [],
      isAsNow: true,
    },
    {
      id: 'v0',
      savedAt: '2026-11-20',
      status: 'draft',
      changes: 'Seniausia išlikusi versija',
      facts: ['„Sena“', 'žodžių: 3'],
      isAsNow: false,
    },
  ])
})

it('a title that the item still has is not repeated; a quiz has questions', () => {
  const [version] = versions(live, [live, ['content']])
  if (!version?.next) throw new Error('no version')
  const next = { ...version.next, title: version.title }
  const quiz = { ...version, next, words: null, questionCount: 6 }
  expect(entriesOf([quiz], LABELS)[1]?.facts).toEqual(['klausimų: 6'])
})

it.each([
  [['content'], 'Pakeista: turinys'],
  [['content', 'title'], 'Pakeista: pavadinimas, turinys'],
  [
    ['tags', 'slug', 'content', 'title'],
    'Pakeista: pavadinimas, puslapio adresas, turinys ir dar 1',
  ],
  [['unknown'], 'Smulkūs pakeitimai'],
])('changes of %j are named in the order of the form', (changed, words) => {
  expect(changesOf(live, [live, changed])[0]).toBe(words)
})

it('a changed status is told, with its direction', () => {
  expect(
    changesOf(
      draft,
      [live, ['published', 'title']],
      [planned, ['published', 'publishAt']],
      [planned, ['publishAt']],
      [draft, ['publishAt']],
    ),
  ).toEqual([
    'Pakeista: pavadinimas. Būsena: Publikuota → Juodraštis',
    'Tik būsena: Suplanuota → Publikuota',
    'Tik laikas, kada paskelbti',
    'Tik būsena: Juodraštis → Suplanuota',
    'Seniausia išlikusi versija',
  ])
})

it('a deleted item has no saved state', () => {
  const [version] = versions(live, [live, []])
  if (version === undefined) throw new Error('no version')
  expect(entriesOf([{ ...version, next: null }], LABELS)).toMatchObject([{ id: 'v0' }])
  expect(entriesOf([], LABELS)).toEqual([])
})

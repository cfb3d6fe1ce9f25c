import { expect, it } from 'vitest'
import { shortChanges } from './short-changes.ts'

const row = (theirs: string, mine: string) => ({ label: 'Laukas', theirs, mine })

it('names the fields that differ, with short values whole', () => {
  expect(
    shortChanges([row('Vilnius, Lietuva', 'Kaunas, Lietuva'), row('tas pats', 'tas pats ')]),
  ).toEqual([{ label: 'Laukas', before: 'Vilnius, Lietuva', after: 'Kaunas, Lietuva' }])
  expect(shortChanges([row('', '+370 600 00000')])).toEqual([
    { label: 'Laukas', before: '(tuščia)', after: '+370 600 00000' },
  ])
})

it('leaves out what long values have in common at their ends', () => {
  const story = (state: string) => `Ieva · Vilnius · Santuoka, 9 metai · 5 · ${state} · pabaiga`
  expect(shortChanges([row(story('Nepatikrinta'), story('Nerodoma'))])).toEqual([
    { label: 'Laukas', before: 'Nepatikrinta', after: 'Nerodoma' },
  ])
  const more = Array.from({ length: 12 }, (_, number) => `žodis${number}`).join(' ')
  expect(shortChanges([row(more, `${more} ir dar`), row(more, `Taigi ${more}`)])).toMatchObject([
    { before: 'žodis11', after: 'žodis11 ir dar' },
    { before: 'žodis0', after: 'Taigi žodis0' },
  ])
  const [change] = shortChanges([row('trumpai', 'ilgas žodis '.repeat(20))])
  expect(change?.after).toMatch(/^.{1,43}…$/)
})

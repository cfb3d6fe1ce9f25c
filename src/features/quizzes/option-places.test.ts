import { describe, expect, test } from 'vitest'
import { findOption, placeAnswers } from './option-places.ts'

const OPTIONS = ['Niekada', 'Kartais', 'Dažnai', 'Visada']

describe('a chosen option is found', () => {
  test.each<[string, string[], number, string | undefined, number]>([
    ['at its place', OPTIONS, 2, 'Dažnai', 2],
    ['at its place without a text', OPTIONS, 2, undefined, 2],
    ['at its place, though its text is there twice', ['Taip', 'Ne', 'Taip'], 2, 'Taip', 2],
    ['at the other end of a reversed list', OPTIONS.toReversed(), 3, 'Visada', 0],
    ['after an option that was inserted', ['Nežinau', ...OPTIONS], 2, 'Dažnai', 3],
    ['before the place of one that was removed', OPTIONS.slice(1), 3, 'Visada', 2],
    ['at a place that the list did not have', OPTIONS, 9, 'Kartais', 1],
    ['whatever spaces the page bound', ['Nežinau', '1 kartą – ne'], 0, '1\u00A0kartą\u00A0– ne', 1],
    ['in another normal form', ['Ne', 'Dažnai'], 0, 'Dažnai'.normalize('NFD'), 1],
    ['without a soft hyphen', ['Nepriklauso', 'Ne'], 1, 'Nepri\u00ADklauso', 0],
    ['elsewhere rather than nearly the same', ['Taip!', 'Taip'], 0, 'Taip', 1],
    ['in another case', ['Ne', 'VISADA'], 1, 'Visada', 1],
    ['with other spaces', ['Ne', 'nie kada '], 1, 'niekada', 1],
    ['with other punctuation', ['Ne', 'Taip – visada.'], 1, 'Taip, visada', 1],
    ['in other quotation marks', ['Ne', '„Taip“'], 1, '"Taip"', 1],
    ['with another dash of a range', ['1–2 kartus', '3–4 kartus'], 0, '1-2 kartus', 0],
    ['nearly the same, with its text twice elsewhere', ['Taip.', 'Taip', 'Taip'], 0, 'Taip', 0],
  ])('%s', (_, options, answer, option, place) => {
    expect(findOption(options, { answer, option })).toBe(place)
  })
})

describe('a chosen option cannot be told', () => {
  test.each<[string, string[], number, string]>([
    ['when its text is gone', ['Niekada', 'Retai', 'Dažnai'], 1, 'Kartais'],
    ['when its text is at two other places', ['Ne', 'Taip', 'Taip'], 0, 'Taip'],
    ['when only another place is nearly the same', ['Niekada', 'visada!'], 0, 'Visada'],
    ['when a letter differs', ['Dažnai', 'Kartais'], 0, 'Daznai'],
    ['when a word was added', ['Visada', 'Ne visada'], 1, 'Visada kartu'],
    ['when a minus went', ['1', '2'], 0, '-1'],
    ['when a decimal mark went', ['15 val.', '2'], 0, '1,5 val.'],
    ['when marks were all it had', ['!', '?'], 0, '…'],
    ['when its place is gone and its text too', ['Ne'], 3, 'Taip'],
    ['when it says nothing', ['Ne', 'Taip'], 1, ' '],
  ])('%s', (_, options, answer, option) => {
    expect(findOption(options, { answer, option })).toBe(-1)
  })
})

test('answers get the present places; the first that cannot be told is named; other questions are left alone', () => {
  const questions = [
    { id: 'a', options: OPTIONS.toReversed() },
    { id: 'b', options: ['Ne', 'Taip'] },
  ]
  const moved = { questionId: 'a', answer: 0, option: 'Niekada' }
  const older = { questionId: 'b', answer: 7 }
  const foreign = { questionId: 'x', answer: 1, option: 'Taip' }
  expect(placeAnswers(questions, [moved, older, foreign])).toEqual({
    answers: [
      { questionId: 'a', answer: 3 },
      { questionId: 'b', answer: 7 },
      { questionId: 'x', answer: 1 },
    ],
    fault: null,
  })
  const gone = { questionId: 'b', answer: 1, option: 'Galbūt' }
  expect(placeAnswers(questions, [moved, gone]).fault).toEqual({
    kind: 'option_changed',
    question: 'b',
  })
})

import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/core/fields.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { pastedQuestions } from './pasted-questions.ts'
import { EMPTY_QUIZ, newQuestion } from './quiz-form.ts'

const withQuestions = (length: number) => ({
  ...EMPTY_QUIZ,
  questions: Array.from({ length }, () => ({ ...newQuestion(), question: 'Ar?' })),
})

describe('pasted questions', () => {
  it('are new questions with their options and points', () => {
    const { questions, unclear, refusals } = pastedQuestions(
      '1. Ar kalbatės?\na) Ne 0\nb) Taip – 1,5',
      EMPTY_QUIZ,
    )
    expect(questions).toEqual([
      {
        ...newQuestion(),
        question: 'Ar kalbatės?',
        options: [
          { text: 'Ne', weight: '0', mark: '' },
          { text: 'Taip', weight: '1.5', mark: '' },
        ],
      },
    ])
    expect([unclear, refusals]).toEqual([[], []])
  })

  it('have the default options where none are written, 0 points where there are none, and say so', () => {
    const { questions, unclear } = pastedQuestions(
      `Testas\na) Ar\n1. Ar?\na) Taip\n2. ${'Kada '.repeat(20)}?`,
      EMPTY_QUIZ,
    )
    expect(questions.map(({ options }) => options)).toEqual([
      [{ text: 'Taip', weight: '0', mark: '' }],
      newQuestion().options,
    ])
    expect(unclear).toEqual([
      '1 eilutė: „Testas“ – nei klausimas, nei atsakymas, todėl praleista.',
      '2 eilutė: „a) Ar“ – atsakymas be klausimo, todėl praleistas.',
      '4 eilutė: prie atsakymo „Taip“ nėra balų, todėl jam skirta 0.',
      '5 eilutė: klausimas „Kada Kada Kada Kada Kada Kada Kada Kada…“ neturi atsakymų, todėl pridėti „Ne“, „Iš dalies“ ir „Taip“.',
    ])
  })

  it('have points by the order of the options where no option of the question has any, and say so', () => {
    const text = '1. Ar kalbatės?\nNe\nIš dalies\nTaip\n2. Ar?\na) Ne\nb) Taip 3'
    const { questions, guesses, isRanked, unclear } = pastedQuestions(text, EMPTY_QUIZ)
    expect(questions.map(({ options }) => options.map(({ weight }) => weight))).toEqual([
      ['0', '1', '2'],
      ['0', '3'],
    ])
    expect(guesses[0]).toEqual([true, true, true])
    expect(isRanked).toBe(true)
    expect(unclear).toEqual(['6 eilutė: prie atsakymo „Ne“ nėra balų, todėl jam skirta 0.'])
    expect(pastedQuestions('1. Ar?\na) Ne 0\nb) Taip', EMPTY_QUIZ).isRanked).toBe(false)
  })

  it('are refused with negative points, by line, and shown with them', () => {
    const text = '1. Ar?\na) Taip – 1\nb) Ne – -1\nc) Tikrai ne (\u22123)'
    const { questions, unclear, refusals } = pastedQuestions(text, EMPTY_QUIZ)
    expect(questions[0]?.options.map(({ weight }) => weight)).toEqual(['1', '-1', '-3'])
    const why =
      'balai neigiami, o mažiausi gali būti 0. Jei tai ne minusas, palikite po brūkšnio tarpą.'
    expect([unclear, refusals]).toEqual([
      [],
      [`3 eilutė: atsakymo „Ne“ ${why}`, `4 eilutė: atsakymo „Tikrai ne“ ${why}`],
    ])
  })

  it('tell which points are a guess: after a space alone, none written, no options written', () => {
    const text = '1. Ar?\na) Turime 3\nb) Daugiau nei 5\nc) Ne – 0\n2. Kada?'
    expect(pastedQuestions(text, EMPTY_QUIZ).guesses).toEqual([
      [true, true, false],
      [true, true, true],
    ])
  })

  it('are refused beyond the limits of a quiz, by the number of the question', () => {
    const options = Array.from({ length: LIMITS.options + 1 }, () => '- Ne 0').join('\n')
    const text = `1. ${'a'.repeat(LIMITS.question + 1)}\n- Ne 0\n2. Ar?\n${options}\n3.\n- Taip 1`
    expect(pastedQuestions(text, withQuestions(2)).refusals).toEqual([
      `${errorTexts.tooLong(LIMITS.question)} (3 klausimas)`,
      `${errorTexts.tooMany(LIMITS.options)} (4 klausimas)`,
      'Klausimas privalomas (5 klausimas)',
    ])
    expect(pastedQuestions('1. Ar?\n- Ne 0', withQuestions(LIMITS.questions)).refusals).toEqual([
      `${errorTexts.tooMany(LIMITS.questions)} (Klausimai)`,
    ])
  })

  it('are not refused for what is missing in the rest of the quiz', () => {
    const quiz = { ...EMPTY_QUIZ, questions: [newQuestion()] }
    expect(pastedQuestions('1. Ar?\n- Ne 0', quiz).refusals).toEqual([])
  })
})

import { z } from 'zod'
import { orderLetter } from '../contracts.ts'
import { withoutForbiddenCharacters } from '#src/core/characters.ts'
import { DELIVERIES, INTAKE_ANSWER_MAX } from '../correspondence.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { intakeName, type LetterForm } from '../site/Correspondence.tsx'
import type { WrittenLetter } from './correspondence.ts'
import { newWordFault } from './order-opening.tsx'

/** The fields of a letter's form; `letter` is null where it has faults. */
export type WrittenForm = LetterForm & { letter: WrittenLetter | null }

/** The form as it was sent. */
export function writtenIn(form: URLSearchParams): WrittenForm {
  const textOf = (name: string) =>
    withoutForbiddenCharacters((form.get(name) ?? '').replaceAll('\r\n', '\n'))
  const [id, content] = [form.get('id') ?? '', textOf('laiskas')]
  const parsed = orderLetter.safeParse({ id, content })
  const message = parsed.success ? undefined : z.flattenError(parsed.error).fieldErrors.content?.[0]
  const delivery = form.get('budas')
  return {
    id,
    content,
    letter: parsed.data ?? null,
    delivery: DELIVERIES.find((each) => each === delivery) ?? null,
    word: (form.get('zodis') ?? '').trim(),
    answers: correspondenceTexts.intake.map((_, index) => textOf(intakeName(index))),
    isEarly: form.has('anksciau'),
    isSensitive: form.has('sutikimas'),
    messages: message === undefined ? {} : { content: message },
  }
}

/** Checks the start form beside its letter. @returns messages by field */
export function startFaults({
  delivery,
  word,
  answers,
  isSensitive,
}: LetterForm): LetterForm['messages'] {
  const { deliveryRequired, sensitiveRequired } = correspondenceTexts
  const wordMessage = delivery === 'notice' || word !== '' ? newWordFault(word) : null
  return {
    ...(delivery === null ? { delivery: deliveryRequired } : {}),
    ...(wordMessage === null ? {} : { word: wordMessage }),
    ...(isSensitive ? {} : { sensitive: sensitiveRequired }),
    ...(answers.some((answer) => answer.length > INTAKE_ANSWER_MAX)
      ? { answers: errorTexts.tooLong(INTAKE_ANSWER_MAX) }
      : {}),
  }
}

/** The first letter, with the answered questions of the start form before it. */
export function withIntake(answers: readonly string[], content: string): string {
  const answered = correspondenceTexts.intake.flatMap((question, index) => {
    const answer = answers[index]?.trim() ?? ''
    return answer === '' ? [] : [`${question}\n${answer}`]
  })
  return [...answered, content].join('\n\n')
}

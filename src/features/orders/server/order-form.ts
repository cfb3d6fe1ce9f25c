import { z } from 'zod'
import { orderMessage } from '../contracts.ts'
import { withoutForbiddenCharacters } from '#src/core/characters.ts'
import { DELIVERIES, INTAKE_ANSWER_MAX } from '../correspondence.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { intakeName, LATER, type MessageForm } from '../site/Correspondence.tsx'
import type { WrittenMessage } from './correspondence.ts'
import { newPassphraseFault } from './order-opening.tsx'

/** Fields of a message form. `message` is null if the id or the text of the message is invalid. */
export type WrittenForm = MessageForm & { message: WrittenMessage | null }

/** Parses a sent form. */
export function writtenIn(form: URLSearchParams): WrittenForm {
  const textOf = (name: string) =>
    withoutForbiddenCharacters((form.get(name) ?? '').replaceAll('\r\n', '\n'))
  const [id, content] = [form.get('id') ?? '', textOf('laiskas')]
  const parsed = orderMessage.safeParse({ id, content })
  const fault = parsed.success ? undefined : z.flattenError(parsed.error).fieldErrors.content?.[0]
  const delivery = form.get('budas')
  return {
    id,
    content,
    message: parsed.data ?? null,
    delivery: DELIVERIES.find((each) => each === delivery) ?? null,
    passphrase: (form.get('zodis') ?? '').trim(),
    answers: correspondenceTexts.intake.map((_, index) => textOf(intakeName(index))),
    isEarly: form.get('anksciau') === LATER ? false : form.has('anksciau') || null,
    isSensitive: form.has('sutikimas'),
    messages: fault === undefined ? {} : { content: fault },
  }
}

/**
 * Checks the fields of the start form other than the message.
 * @param begins start day of the work without an early start; null if the client has nothing to choose.
 * @returns faults by field
 */
export function startFaults(
  { isEarly, delivery, passphrase, answers, isSensitive }: MessageForm,
  begins: string | null,
): MessageForm['messages'] {
  const { earlyRequired, deliveryRequired, sensitiveRequired } = correspondenceTexts
  const passphraseFault =
    delivery === 'notice' || passphrase !== '' ? newPassphraseFault(passphrase) : null
  return {
    ...(isEarly === null && begins !== null ? { early: earlyRequired } : {}),
    ...(delivery === null ? { delivery: deliveryRequired } : {}),
    ...(passphraseFault === null ? {} : { passphrase: passphraseFault }),
    ...(isSensitive ? {} : { sensitive: sensitiveRequired }),
    ...(answers.some((answer) => answer.length > INTAKE_ANSWER_MAX)
      ? { answers: errorTexts.tooLong(INTAKE_ANSWER_MAX) }
      : {}),
  }
}

/** Returns the first message, preceded by the answers to the start form's questions. */
export function withIntake(answers: readonly string[], content: string): string {
  const answered = correspondenceTexts.intake.flatMap((question, index) => {
    const answer = answers[index]?.trim() ?? ''
    return answer === '' ? [] : [`${question}\n${answer}`]
  })
  return [...answered, content].join('\n\n')
}

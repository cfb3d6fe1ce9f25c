import { WORD_MAX, WORD_MIN } from '#src/domain/correspondence.ts'
import { asPrivate } from '#src/domain/private.ts'
import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { orderTexts } from '#src/texts/orders.ts'
import { type Lock, LockedOrder } from '#src/views/visitor/LockedOrder.tsx'
import { isWordOf, type readCorrespondence, setWord } from '../services/correspondence.ts'
import type { PageAnswer, PageCall } from './visitor-page.tsx'

type Stored = Awaited<ReturnType<typeof readCorrespondence>>

/**
 * What must be given before letters are shown: the word of who has one, and a new one of who gets only notices and has none;
 * null: nothing.
 * @param wordAt when the word was given; null: it was not.
 */
export function lockOf({ start }: Stored, wordAt: Date | null): Lock | null {
  if (start === null || start.withdrawnAt !== null) return null
  if (start.wordHash === null) return start.delivery === 'notice' ? 'new-word' : null
  // What the word of before has opened is closed by its reset.
  return wordAt !== null && wordAt >= (start.closedBefore ?? wordAt) ? null : 'word'
}

/** Tries the word that was sent, or sets it. @returns what is wrong with it. @throws RequestError 429 */
export async function wordFault(
  { db, form }: PageCall,
  lock: Lock,
  { start }: Stored,
): Promise<string | null> {
  const word = form.get('zodis') ?? ''
  if (lock === 'new-word') {
    const fault = newWordFault(word)
    if (fault === null && start !== null) await setWord(db, start.id, asPrivate(word))
    return fault
  }
  const isRight = start !== null && word !== '' && (await isWordOf(db, start, asPrivate(word)))
  return isRight ? null : correspondenceTexts.wrongWord
}

/** What is wrong with a word that is to be set. */
export function newWordFault(word: string): string | null {
  if (word.trim().length < WORD_MIN) return correspondenceTexts.wordShort(WORD_MIN)
  return word.length > WORD_MAX ? correspondenceTexts.wordLong(WORD_MAX) : null
}

/** Asks for the word. @param message what is wrong with the one that was given */
export function lockedPage(lock: Lock, { owner }: PageCall, message?: string): PageAnswer {
  return {
    ...(message === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: <LockedOrder lock={lock} message={message} email={owner.email} />,
  }
}

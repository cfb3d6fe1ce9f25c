import { readCorrespondence } from './correspondence-queries.ts'
import { WORD_MAX, WORD_MIN } from '../correspondence.ts'
import { asPrivate } from '#src/core/private.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { orderTexts } from '../texts.ts'
import { type Lock, LockedOrder } from '../site/LockedOrder.tsx'
import { isWordOf, setWord } from './correspondence.ts'
import {
  orFormAgain,
  type Page,
  type PageAnswer,
  type PageCall,
} from '#src/server/visitor-page.tsx'

type Stored = Awaited<ReturnType<typeof readCorrespondence>>

/**
 * Tells which word must be given before letters are shown: the one that is set, or a new one of a client who gets only
 * notices or whose word was reset; null: no word.
 * @param wordAt when the word was given; null: it was not.
 */
export function lockOf({ start }: Stored, wordAt: Date | null): Lock | null {
  if (start?.withdrawnAt !== null) return null
  if (start.wordHash === null) {
    return start.delivery === 'notice' || start.closedBefore !== null ? 'new-word' : null
  }
  // What the word of before has opened is closed by its reset.
  return wordAt !== null && wordAt >= (start.closedBefore ?? wordAt) ? null : 'word'
}

/** Tries the word that was sent, or sets it. @returns what is wrong with it. @throws RequestError 429 */
export async function wordFault(
  { db, form }: Pick<PageCall, 'db' | 'form'>,
  lock: Lock,
  { start }: Stored,
): Promise<string | null> {
  const word = asPrivate(form.get('zodis') ?? '')
  if (start === null) return correspondenceTexts.wrongWord
  if (lock === 'new-word') {
    const fault = newWordFault(word)
    if (fault !== null || (await setWord(db, start.id, asPrivate(word.trim())))) return fault
    // Somebody has set one at the same time.
    const now = await readCorrespondence(db, start.id)
    return await wordFault({ db, form }, 'word', now)
  }
  const isRight = word.trim() !== '' && (await isWordOf(db, start, word))
  return isRight ? null : correspondenceTexts.wrongWord
}

/** Checks a word that is to be set. @returns the message of its fault; null when it may be set. */
export function newWordFault(word: string): string | null {
  if (word.trim().length < WORD_MIN) return correspondenceTexts.wordShort(WORD_MIN)
  return word.length > WORD_MAX ? correspondenceTexts.wordLong(WORD_MAX) : null
}

/** Asks for the word. @param message what is wrong with the one that was given */
export function lockedPage(
  lock: Lock,
  orderId: string,
  { owner }: PageCall,
  message?: string,
): Page {
  const locked = { lock, orderId, message, email: owner.email }
  return {
    ...(message === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: <LockedOrder {...locked} />,
  }
}

/** Asks for the word again when it was tried too often. */
export function orLockedAgain(
  call: PageCall,
  orderId: string,
  open: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return orFormAgain(open(), (message) => lockedPage('word', orderId, call, message))
}

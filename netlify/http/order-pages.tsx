import { z } from 'zod'
import { orderLetter } from '#src/contracts/orders.ts'
import {
  DELIVERIES,
  type Delivery,
  INTAKE_ANSWER_MAX,
  WORD_MAX,
  WORD_MIN,
} from '#src/domain/correspondence.ts'
import { isOver, isWritable } from '#src/domain/orders.ts'
import { asPrivate } from '#src/domain/private.ts'
import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { orderTexts } from '#src/texts/orders.ts'
import {
  intakeName,
  type LetterForm,
  ORDER_ACTION,
  type OrderAction,
  UnsentLetter,
} from '#src/views/visitor/Correspondence.tsx'
import { type Lock, LockedOrder } from '#src/views/visitor/LockedOrder.tsx'
import { Notice } from '#src/views/visitor/Notice.tsx'
import { OrderView } from '#src/views/visitor/Order.tsx'
import { OWN_DATA_PATH } from '#src/views/visitor/OwnData.tsx'
import {
  beginning,
  isWordOf,
  readable,
  readCorrespondence,
  setWord,
  startOrder,
  withdrawConsent,
  writeLetter,
  type WrittenLetter,
} from '../services/correspondence.ts'
import { environment } from '../services/environment.ts'
import { describeOrder, openedOrderPath, openOrder, openReturn } from '../services/orders.ts'
import { describeFailure } from './describe-failure.ts'
import {
  PAGE_RATE_LIMIT,
  type PageAnswer,
  type PageCall,
  type VisitorPage,
} from './visitor-page.tsx'

/** Where a buyer without an order to show is sent: what every buyer can read. */
const THANKS = '/aciu'

/** After so many seconds the page asks again whether the checkout has told of the purchase. */
const ASKS_AGAIN_SECONDS = '3'

/** What the checkout calls a purchase. */
const SESSION_ID = /^cs_(?:live|test)_\w+$/

/**
 * Where the checkout returns to. The only GET that changes something: the id is used up, so that whoever finds it in
 * the history of the browser sees nothing.
 */
export const returnPage: VisitorPage = {
  path: `${THANKS}/:session`,
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { session = '' } }) {
    const keepsOrders = environment().payments.secrets.length > 0
    if (!keepsOrders || !SESSION_ID.test(session)) return seeOther(THANKS)
    const opened = await openReturn(db, session)
    if (opened === 'awaited') {
      const { waitingTitle, waitingText, next } = orderTexts
      const page = noticePage(waitingTitle, waitingText, { href: THANKS, label: next })
      return { ...page, headers: { Refresh: ASKS_AGAIN_SECONDS } }
    }
    if (opened !== 'taken') return seeOther(opened.path)
    const { takenTitle, takenText, ownData } = orderTexts
    return noticePage(takenTitle, takenText, { href: OWN_DATA_PATH, label: ownData })
  },
}

/** An order behind its private link, and the letters about it. */
export const orderPage: VisitorPage = {
  path: '/uzsakymas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  async get(call) {
    const opened = await open(call)
    const lock = lockOf(opened)
    return lock === null ? showOrder(call, opened) : lockedPage(lock, call)
  },
  async post(call) {
    try {
      return await act(call)
    } catch (error) {
      return unsentPage(call.form, error)
    }
  },
}

async function open({ db, params: { token = '' } }: PageCall) {
  const { order, openedAt } = await openOrder(db, token)
  return { token, order, openedAt, stored: await readCorrespondence(db, order.id) }
}
type Opened = Awaited<ReturnType<typeof open>>

async function act(call: PageCall): Promise<PageAnswer> {
  const opened = await open(call)
  const { order, token, stored } = opened
  const lock = lockOf(opened)
  const fault = lock === null ? null : await wordFault(call, opened, lock)
  if (lock !== null && fault !== null) return lockedPage(lock, call, fault)

  const form = writtenIn(call.form)
  // Another request shows what is stored then, so that a reload sends nothing again.
  const path = (delivery?: Delivery) =>
    delivery === 'notice' ? openedOrderPath(order.id) : `/uzsakymas/${token}`
  const done = (delivery?: Delivery) => seeOther(`${path(delivery)}#laiskai`)
  switch (call.form.get(ORDER_ACTION) as OrderAction | null) {
    case 'atsaukti':
      await withdrawConsent(call, order.id)
      return done()
    case 'pradeti': {
      const { letter, delivery, isEarly } = form
      const messages = { ...form.messages, ...startFaults(form) }
      if (letter === null || delivery === null || Object.keys(messages).length > 0) {
        return showOrder(call, opened, { ...form, messages })
      }
      const word = delivery === 'notice' ? asPrivate(form.word) : null
      const content = withIntake(form.answers, letter.content)
      await startOrder(call, order, { letter: { ...letter, content }, delivery, word, isEarly })
      return done(delivery)
    }
    case 'rasyti':
      if (form.letter === null) return showOrder(call, opened, form)
      await writeLetter(call, order, form.letter)
      return done(stored.start?.delivery)
    case null:
      return seeOther(path(stored.start?.delivery))
  }
}

/** What must be given before the letters of who gets only notices are shown; null: nothing. */
function lockOf({ openedAt, stored: { start } }: Opened): Lock | null {
  if (start?.delivery !== 'notice' || start.withdrawnAt !== null) return null
  if (start.wordHash === null) return 'new-word'
  // What the word of before has opened is closed by its reset.
  return openedAt !== null && openedAt >= (start.closedBefore ?? openedAt) ? null : 'word'
}

/** Tries the word that was sent, or sets it. @returns what is wrong with it. */
async function wordFault(
  { db, form }: PageCall,
  { order, stored: { start } }: Opened,
  lock: Lock,
): Promise<string | null> {
  const word = form.get('zodis') ?? ''
  if (lock === 'new-word') {
    const fault = newWordFault(word)
    if (fault === null) await setWord(db, order.id, asPrivate(word))
    return fault
  }
  const isRight = start !== null && word !== '' && (await isWordOf(db, start, asPrivate(word)))
  return isRight ? null : correspondenceTexts.wrongWord
}

function newWordFault(word: string): string | null {
  if (word.trim().length < WORD_MIN) return correspondenceTexts.wordShort(WORD_MIN)
  return word.length > WORD_MAX ? correspondenceTexts.wordLong(WORD_MAX) : null
}

function lockedPage(lock: Lock, { form, owner }: PageCall, message?: string): PageAnswer {
  const { zodis: _, ...fields } = Object.fromEntries(form)
  return {
    ...(message === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: <LockedOrder lock={lock} message={message} fields={fields} email={owner.email} />,
  }
}

/** Whatever fails, nobody loses the letter that was written. @throws the error itself where there is none. */
function unsentPage(form: URLSearchParams, error: unknown): PageAnswer {
  const { laiskas = '', ...others } = Object.fromEntries(form)
  if (laiskas === '') throw error
  const { status, message, headers } = describeFailure(error)
  const body = <UnsentLetter message={message} letter={laiskas} fields={others} />
  return { status, headers, title: orderTexts.title, body }
}

/** @param form what was sent and has faults; absent: a new one. */
function showOrder({ owner }: PageCall, { order, stored }: Opened, form?: LetterForm): PageAnswer {
  const { start, letters } = readable(stored)
  const empty = { ...writtenIn(new URLSearchParams()), id: crypto.randomUUID(), messages: {} }
  const correspondence = {
    orderId: order.id,
    start,
    letters,
    begins: start === null || start.isEarly || isOver(order) ? null : beginning(order),
    form: isWritable(order) ? (form ?? empty) : null,
  }
  return {
    ...(form === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: (
      <OrderView
        {...describeOrder(order)}
        correspondence={correspondence}
        ownerEmail={owner.email}
      />
    ),
  }
}

/** The form as it was sent; `letter` is null where it has faults. */
function writtenIn(form: URLSearchParams): LetterForm & { letter: WrittenLetter | null } {
  const [id, content] = [form.get('id') ?? '', form.get('laiskas') ?? '']
  const parsed = orderLetter.safeParse({ id, content })
  const message = parsed.success ? undefined : z.flattenError(parsed.error).fieldErrors.content?.[0]
  const delivery = form.get('budas')
  return {
    id,
    content,
    letter: parsed.data ?? null,
    delivery: DELIVERIES.find((each) => each === delivery) ?? null,
    word: form.get('zodis') ?? '',
    answers: correspondenceTexts.intake.map((_, index) => form.get(intakeName(index)) ?? ''),
    isEarly: form.has('anksciau'),
    isSensitive: form.has('sutikimas'),
    messages: message === undefined ? {} : { content: message },
  }
}

/** What is wrong with the start form beside its letter. */
function startFaults({ delivery, word, answers, isSensitive }: LetterForm): LetterForm['messages'] {
  const { deliveryRequired, sensitiveRequired } = correspondenceTexts
  const wordMessage = delivery === 'notice' ? newWordFault(word) : null
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
function withIntake(answers: readonly string[], content: string): string {
  const answered = correspondenceTexts.intake.flatMap((question, index) => {
    const answer = answers[index]?.trim() ?? ''
    return answer === '' ? [] : [`${question}\n${answer}`]
  })
  return [...answered, content].join('\n\n')
}

function noticePage(title: string, text: string, link: { href: string; label: string }) {
  const body = (
    <Notice title={title} text={text}>
      <a href={link.href} className="button-quiet">
        {link.label}
      </a>
    </Notice>
  )
  return { title, body }
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } })
}

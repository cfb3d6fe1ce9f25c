import { z } from 'zod'
import { orderLetter } from '#src/contracts/orders.ts'
import { DELIVERIES } from '#src/domain/correspondence.ts'
import { isWritable } from '#src/domain/orders.ts'
import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { orderTexts } from '#src/texts/orders.ts'
import {
  type LetterForm,
  ORDER_ACTION,
  type OrderAction,
  UnsentLetter,
} from '#src/views/visitor/Correspondence.tsx'
import { Notice } from '#src/views/visitor/Notice.tsx'
import { OrderView } from '#src/views/visitor/Order.tsx'
import { OWN_DATA_PATH } from '#src/views/visitor/OwnData.tsx'
import {
  beginning,
  describeCorrespondence,
  startOrder,
  withdrawConsent,
  writeLetter,
  type WrittenLetter,
} from '../services/correspondence.ts'
import { environment } from '../services/environment.ts'
import { describeOrder, openOrder, openReturn } from '../services/orders.ts'
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
  get: async (call) => showOrder(call, await openOrder(call.db, call.params.token ?? '')),
  async post(call) {
    try {
      return await act(call)
    } catch (error) {
      return unsentPage(call.form, error)
    }
  },
}

async function act(call: PageCall): Promise<PageAnswer> {
  const token = call.params.token ?? ''
  const order = await openOrder(call.db, token)
  // Another request shows what is stored then, so that a reload sends nothing again.
  const done = seeOther(`/uzsakymas/${token}#laiskai`)
  const form = writtenIn(call.form)
  switch (call.form.get(ORDER_ACTION) as OrderAction | null) {
    case 'atsaukti':
      await withdrawConsent(call, order.id)
      return done
    case 'pradeti': {
      const { letter, delivery } = form
      const messages = {
        ...form.messages,
        ...(delivery === null ? { delivery: correspondenceTexts.deliveryRequired } : {}),
        ...(form.isSensitive ? {} : { sensitive: correspondenceTexts.sensitiveRequired }),
      }
      if (letter === null || delivery === null || !form.isSensitive) {
        return showOrder(call, order, { ...form, messages })
      }
      await startOrder(call, order, { letter, delivery, isEarly: form.isEarly })
      return done
    }
    case 'rasyti':
      if (form.letter === null) return showOrder(call, order, form)
      await writeLetter(call, order, form.letter)
      return done
    case null:
      return showOrder(call, order)
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

type Order = Awaited<ReturnType<typeof openOrder>>

/** @param form what was sent and has faults; absent: a new one. */
async function showOrder(call: PageCall, order: Order, form?: LetterForm): Promise<PageAnswer> {
  const { start, letters } = await describeCorrespondence(call.db, order.id)
  const empty = { ...writtenIn(new URLSearchParams()), id: crypto.randomUUID(), messages: {} }
  const correspondence = {
    start,
    letters,
    begins: start === null || start.isEarly ? null : beginning(order),
    form: isWritable(order) ? (form ?? empty) : null,
  }
  return {
    ...(form === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: <OrderView {...describeOrder(order)} correspondence={correspondence} />,
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
    isEarly: form.has('anksciau'),
    isSensitive: form.has('sutikimas'),
    messages: message === undefined ? {} : { content: message },
  }
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

import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { EXIT_PATH, NEUTRAL_SITE } from '#src/features/safety/quick-exit.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { Notice } from '#src/site/Notice.tsx'
import {
  OrderOpening,
  SpentLink,
  type Lock,
  LockedOrder,
} from '#src/features/orders/site/OrderLock.tsx'
import { OWN_DATA_PATH } from '#src/features/clients/site/OwnData.tsx'
import { environment } from '#src/server/environment.ts'
import {
  showFormOnRefusal,
  PAGE_RATE_LIMIT,
  type Page,
  type PageCall,
  seeOther,
  type VisitorPage,
  type PageAnswer,
} from '#src/server/visitor-page.tsx'
import { PASSPHRASE_MAX, PASSPHRASE_MIN } from '#src/features/orders/correspondence.ts'
import { asPrivate } from '#src/core/private.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { readCorrespondence } from './correspondence-queries.ts'
import { openReturn, readOrderLink, sendOrderLink, consumeOrderLink } from './order-access.ts'
import { startSession, ENDING_SESSION } from './order-session.ts'
import { verifyPassphrase, setPassphrase } from './correspondence.ts'

type Stored = Awaited<ReturnType<typeof readCorrespondence>>

/**
 * Tells which passphrase must be given before messages are shown: the one that is set, or a new one of a client who gets only
 * notices or whose passphrase was reset; null: no passphrase.
 * @param passphraseAt when the passphrase was given; null: it was not.
 */
export function lockOf({ start }: Stored, passphraseAt: Date | null): Lock | null {
  if (start?.withdrawnAt !== null) return null
  if (start.wordHash === null) {
    return start.delivery === 'notice' || start.closedBefore !== null ? 'new-passphrase' : null
  }
  // A reset passphrase closes the sessions that it has opened.
  return passphraseAt !== null && passphraseAt >= (start.closedBefore ?? passphraseAt)
    ? null
    : 'passphrase'
}

/** Tries the passphrase that was sent, or sets it. @returns what is wrong with it. @throws RequestError 429 */
export async function passphraseFault(
  { db, form }: Pick<PageCall, 'db' | 'form'>,
  lock: Lock,
  { start }: Stored,
): Promise<string | null> {
  const passphrase = asPrivate(form.get('zodis') ?? '')
  if (start === null) return correspondenceTexts.wrongPassphrase
  if (lock === 'new-passphrase') {
    const fault = newPassphraseFault(passphrase)
    if (fault !== null || (await setPassphrase(db, start.id, asPrivate(passphrase.trim()))))
      return fault
    // Somebody has set one at the same time.
    const now = await readCorrespondence(db, start.id)
    return await passphraseFault({ db, form }, 'passphrase', now)
  }
  const isRight = passphrase.trim() !== '' && (await verifyPassphrase(db, start, passphrase))
  return isRight ? null : correspondenceTexts.wrongPassphrase
}

/** Checks a passphrase that is to be set. @returns the message of its fault; null when it may be set. */
export function newPassphraseFault(passphrase: string): string | null {
  if (passphrase.trim().length < PASSPHRASE_MIN)
    return correspondenceTexts.passphraseShort(PASSPHRASE_MIN)
  return passphrase.length > PASSPHRASE_MAX
    ? correspondenceTexts.passphraseLong(PASSPHRASE_MAX)
    : null
}

/** Asks for the passphrase. @param message what is wrong with the one that was given */
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

/** Asks for the passphrase again when it was tried too often. */
export function showLockOnRefusal(
  call: PageCall,
  orderId: string,
  open: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return showFormOnRefusal(open(), (message) => lockedPage('passphrase', orderId, call, message))
}

/** Where a buyer without an order to show is sent: what every buyer can read. */
const THANKS = '/aciu'

/** After so many seconds the page asks again whether the checkout has told of the purchase, so many times: for two minutes. */
const ASKS_AGAIN_SECONDS = 3
const ASKS_AGAIN_TIMES = 40

/** The parameter of the address that counts them. */
const TIMES = 'kartas'

/** The form of the checkout's ids of purchases. */
const SESSION_ID = /^cs_(?:live|test)_\w+$/

/**
 * Where the checkout returns to. A GET that changes something: the id is used up, so that whoever finds it in the history
 * of the browser sees nothing.
 */
export const returnPage: VisitorPage = {
  path: `${THANKS}/:session`,
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, request, params: { session = '' } }) {
    const keepsOrders = environment().payments.secrets.length > 0
    if (!keepsOrders || !SESSION_ID.test(session)) return seeOther(THANKS)
    if (isAhead(request)) return new Response(null, { status: 204 })
    const opened = await openReturn(db, session)
    if (opened === 'awaited') {
      const { waitingTitle, waitingText, waitedText, checkAgain, next } = orderTexts
      const path = `${THANKS}/${session}`
      const times = Number(new URL(request.url).searchParams.get(TIMES))
      if (times >= ASKS_AGAIN_TIMES) {
        return noticePage(waitingTitle, waitedText, { href: path, label: checkAgain })
      }
      const page = noticePage(waitingTitle, waitingText, { href: THANKS, label: next })
      const address = `${path}?${TIMES}=${Math.max(0, Math.trunc(times) || 0) + 1}`
      return { ...page, headers: { Refresh: `${ASKS_AGAIN_SECONDS}; url=${address}` } }
    }
    if (opened !== 'taken') return startSession(opened.orderId)
    const { takenTitle, takenText, ownData } = orderTexts
    return noticePage(takenTitle, takenText, { href: OWN_DATA_PATH, label: ownData })
  },
}

/** Whether nobody looks at the answer yet: it is fetched ahead, or only asked for. */
function isAhead({ method, headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? ''
  return method === 'HEAD' || /prefetch|prerender/.test(purpose)
}

/**
 * Behind a mailed link: a GET shows one button, since programs that check mails follow links too. Who has a passphrase is asked
 * for it; for others the link works once, and then sends another one.
 */
export const orderLinkPage: VisitorPage = {
  path: `${ORDER_PATH}/:token`,
  rateLimit: PAGE_RATE_LIMIT,
  async get(call) {
    const { orderId, isFresh, isFormer, lock } = await readLink(call)
    if (lock === 'passphrase' || (lock !== null && isFresh)) return lockedPage(lock, orderId, call)
    if (isFormer) return formerPage()
    const body = isFresh ? <OrderOpening /> : <SpentLink />
    return { title: orderTexts.title, body }
  },
  async post(call) {
    const { orderId, isFresh, isFormer, lock, stored } = await readLink(call)
    if (isFormer) return formerPage()
    const token = call.params.token ?? ''
    if (lock === 'passphrase' || (lock !== null && isFresh)) {
      return await showLockOnRefusal(call, orderId, async () => {
        const fault = await passphraseFault(call, lock, stored)
        if (fault !== null) return lockedPage(lock, orderId, call, fault)
        await consumeOrderLink(call.db, token)
        return startSession(orderId, new Date())
      })
    }
    if (isFresh && (await consumeOrderLink(call.db, token))) return startSession(orderId)
    if (!call.form.has('siusti')) return { title: orderTexts.title, body: <SpentLink /> }
    const sent = async () => {
      await sendOrderLink(call, orderId)
      return noticePage(orderTexts.linkSentTitle, orderTexts.linkSentText)
    }
    return await showFormOnRefusal(sent(), (message) => noticePage(orderTexts.spentTitle, message))
  },
}

async function readLink({ db, params: { token = '' } }: PageCall) {
  const { order, isFresh, isFormer } = await readOrderLink(db, token)
  const stored = await readCorrespondence(db, order.id)
  // At a former address nothing is asked for, not even the passphrase.
  const lock = isFormer ? null : lockOf(stored, null)
  return { orderId: order.id, isFresh, isFormer, stored, lock }
}

/** Ends what this browser has opened of an order, and leads to the neutral site; scripts only tell of a quick exit. */
export const exitPage: VisitorPage = {
  path: EXIT_PATH,
  rateLimit: PAGE_RATE_LIMIT,
  get: () => Promise.resolve(seeOther(NEUTRAL_SITE, ENDING_SESSION)),
  post: () => Promise.resolve(new Response(null, { status: 204, headers: ENDING_SESSION })),
}

/** Behind a link that was sent to a former address: another one is not sent from there. */
const formerPage = () => noticePage(orderTexts.spentTitle, orderTexts.formerText)

function noticePage(title: string, text: string, link?: { href: string; label: string }): Page {
  const body = (
    <Notice title={title} text={text}>
      {link === undefined ? undefined : (
        <a href={link.href} className="button-quiet">
          {link.label}
        </a>
      )}
    </Notice>
  )
  return { title, body }
}

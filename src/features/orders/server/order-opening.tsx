import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { EXIT_PATH, NEUTRAL_SITE } from '#src/features/safety/quick-exit.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import {
  OrderOpening,
  SpentLink,
  type Lock,
  LockedOrder,
} from '#src/features/orders/site/OrderLock.tsx'
import { OWN_DATA_PATH } from '#src/features/clients/site/OwnData.tsx'
import { environment } from '#src/server/environment.ts'
import {
  notice,
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
 * Returns which passphrase must be given before messages are shown: the existing one, or a new one; null if the
 * messages are open. A new one is needed if no passphrase is set, but the client gets only notices or the passphrase
 * was reset.
 * @param passphraseAt when the passphrase was given; null if it was not.
 */
export function lockOf({ start }: Stored, passphraseAt: Date | null): Lock | null {
  if (start?.withdrawnAt !== null) return null
  if (start.wordHash === null) {
    return start.delivery === 'notice' || start.closedBefore !== null ? 'new-passphrase' : null
  }
  // A passphrase reset ends the sessions opened with the old passphrase.
  return passphraseAt !== null && passphraseAt >= (start.closedBefore ?? passphraseAt)
    ? null
    : 'passphrase'
}

/**
 * Checks the given passphrase or, if `lock` is `new-passphrase`, sets it.
 * @returns the message about its fault; null if there is none.
 * @throws RequestError 429 after too many attempts.
 */
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
    // Another request has set a passphrase at the same time.
    const now = await readCorrespondence(db, start.id)
    return await passphraseFault({ db, form }, 'passphrase', now)
  }
  const isRight = passphrase.trim() !== '' && (await verifyPassphrase(db, start, passphrase))
  return isRight ? null : correspondenceTexts.wrongPassphrase
}

/** Checks a new passphrase. @returns the message of its fault; null if it may be set. */
export function newPassphraseFault(passphrase: string): string | null {
  if (passphrase.trim().length < PASSPHRASE_MIN)
    return correspondenceTexts.passphraseShort(PASSPHRASE_MIN)
  return passphrase.length > PASSPHRASE_MAX
    ? correspondenceTexts.passphraseLong(PASSPHRASE_MAX)
    : null
}

/** Asks for the passphrase. @param message fault of the given passphrase */
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

/** Calls `open`. If that fails because of too many attempts, asks for the passphrase again, with a message. */
export function showLockOnRefusal(
  call: PageCall,
  orderId: string,
  open: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return showFormOnRefusal(open(), (message) => lockedPage('passphrase', orderId, call, message))
}

/** Page after a payment for buyers whose order page cannot be opened; anyone can read it. */
const THANKS = '/aciu'

/** Picture of that page, also shown to buyers who wait. */
const PICTURE = 'aciu'

/**
 * Seconds between reloads, and number of reloads, while the checkout has not reported the purchase: two minutes in
 * all.
 */
const ASKS_AGAIN_SECONDS = 3
const ASKS_AGAIN_TIMES = 40

/** Query parameter that counts the reloads. */
const TIMES = 'kartas'

/** Format of the checkout's purchase ids. */
const SESSION_ID = /^cs_(?:live|test)_\w+$/

/**
 * The page to which the checkout returns. This GET changes state: it uses up the purchase id in the address. So nobody
 * who later finds the address in the browser history can open the order.
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
        return noticePage(waitingTitle, waitedText, { href: path, label: checkAgain }, PICTURE)
      }
      const page = noticePage(waitingTitle, waitingText, { href: THANKS, label: next }, PICTURE)
      const address = `${path}?${TIMES}=${Math.max(0, Math.trunc(times) || 0) + 1}`
      return { ...page, headers: { Refresh: `${ASKS_AGAIN_SECONDS}; url=${address}` } }
    }
    if (opened !== 'taken') return startSession(opened.orderId, { isMailed: false })
    const { takenTitle, takenText, ownData } = orderTexts
    return noticePage(takenTitle, takenText, { href: OWN_DATA_PATH, label: ownData })
  },
}

/** Whether nobody sees the response yet: the request is a prefetch, a prerender or a HEAD. */
function isAhead({ method, headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? ''
  return method === 'HEAD' || /prefetch|prerender/.test(purpose)
}

/**
 * The page that a mailed link opens. A GET shows one button, since mail scanners follow links too. A client with a
 * passphrase is asked for it every time. For others the link opens the order once. After that, its page offers to mail
 * another link.
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
        return startSession(orderId, { passphraseAt: new Date() })
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
  // On a link to a former address, nothing is asked, not even the passphrase.
  const lock = isFormer ? null : lockOf(stored, null)
  return { orderId: order.id, isFresh, isFormer, stored, lock }
}

/**
 * Ends the order session of this browser, and redirects to the neutral site. A POST comes from the quick exit script
 * and only ends the session.
 */
export const exitPage: VisitorPage = {
  path: EXIT_PATH,
  rateLimit: PAGE_RATE_LIMIT,
  get: () => Promise.resolve(seeOther(NEUTRAL_SITE, ENDING_SESSION)),
  post: () => Promise.resolve(new Response(null, { status: 204, headers: ENDING_SESSION })),
}

/** Returns the page for a link that was sent to a former address. No other link can be requested from it. */
const formerPage = () => noticePage(orderTexts.spentTitle, orderTexts.formerText)

function noticePage(
  title: string,
  text: string,
  link?: { href: string; label: string },
  picture?: string,
): Page {
  const action = link && (
    <a href={link.href} className="button-quiet">
      {link.label}
    </a>
  )
  return notice(title, text, action, picture)
}

import { emailField } from '#src/core/fields.ts'
import { HONEYPOT } from '#src/core/visitor-forms.ts'
import type { Private } from '#src/core/private.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { ownDataTexts } from '../own-data-texts.ts'
import { Notice } from '#src/site/Notice.tsx'
import {
  ACTION,
  OPENED_ORDER,
  OWN_DATA_PATH,
  type OwnDataAction,
  OwnDataDeletion,
  OwnDataOpening,
  OwnDataPage,
  OwnDataRequest,
  OwnDataRequested,
  SESSION,
} from '../site/OwnData.tsx'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { leave } from '#src/features/newsletter/server/newsletter.ts'
import { runningSubscriptions } from '#src/features/orders/server/orders.ts'
import {
  checkDataLink,
  deleteOwnData,
  describeOwnData,
  openDataLink,
  readDataSession,
  requestDataLink,
  withdrawQuizConsent,
  ownDataFile,
} from './own-data.ts'
import { startSession } from '#src/features/orders/server/order-session.ts'
import {
  showFormOnRefusal,
  PAGE_RATE_LIMIT,
  type PageAnswer,
  type PageCall,
  type VisitorPage,
} from '#src/server/visitor-page.tsx'

/** The page that asks for a data link. Its POST also handles the actions of `ownDataPage`. */
export const requestPage: VisitorPage = {
  path: OWN_DATA_PATH,
  rateLimit: PAGE_RATE_LIMIT,
  get: () =>
    Promise.resolve({
      title: ownDataTexts.title,
      body: <OwnDataRequest email="" message={null} />,
    }),
  post: (call) => (call.form.has(SESSION) ? act(call) : request(call)),
}

/** The page that the mailed link opens. A GET shows a button, since mail scanners follow links too. */
export const ownDataPage: VisitorPage = {
  path: `${OWN_DATA_PATH}/:token`,
  rateLimit: PAGE_RATE_LIMIT,
  get({ params: { token = '' } }) {
    checkDataLink(token)
    return Promise.resolve({ title: ownDataTexts.openTitle, body: <OwnDataOpening /> })
  },
  async post(call) {
    const { email, session } = await openDataLink(call.db, call.params.token ?? '')
    return await dataPage(call, { email, session })
  },
}

async function request(call: PageCall): Promise<PageAnswer> {
  const written = call.form.get('email') ?? ''
  const email = emailField().safeParse(written)
  if (!email.success) {
    const message = email.error.issues[0]?.message ?? null
    const body = <OwnDataRequest email={written} message={message} />
    return { status: 400, title: ownDataTexts.faultsTitle, body }
  }
  const requested = async () => {
    await requestDataLink(call, email.data, { website: call.form.get(HONEYPOT) })
    return { title: ownDataTexts.requestedTitle, body: <OwnDataRequested /> }
  }
  return await showFormOnRefusal(requested(), (message) => ({
    title: ownDataTexts.title,
    body: <OwnDataRequest email={written} message={message} />,
  }))
}

async function act(call: PageCall): Promise<PageAnswer> {
  const session = call.form.get(SESSION) ?? ''
  const opened = { email: readDataSession(session), session }
  const orderId = call.form.get(OPENED_ORDER)
  if (orderId !== null) return await openOrder(call, orderId, opened.email)
  switch (call.form.get(ACTION) as OwnDataAction) {
    case 'atsisiusti':
      return await ownDataFile(call.db, opened.email)
    case 'atsakymai':
      return await dataPage(call, { ...opened, withAnswers: true })
    case 'atsisakyti-naujienlaiskio':
      await leave(call, opened.email)
      return await dataPage(call, { ...opened, done: ownDataTexts.leftDone })
    case 'atsaukti-testu-sutikima':
      await withdrawQuizConsent(call, opened.email)
      return await dataPage(call, { ...opened, done: ownDataTexts.quizzesDone })
    case 'trinti': {
      const subscriptions = await runningSubscriptions(call.db, opened.email)
      const { portalUrl } = environment().payments
      const ends = { subscriptions, portalUrl, ownerEmail: call.owner.email }
      const body = <OwnDataDeletion session={session} {...ends} />
      return { title: ownDataTexts.confirmTitle, body }
    }
    case 'istrinti': {
      const isRenewed = (await runningSubscriptions(call.db, opened.email)).length > 0
      await deleteOwnData(call, opened.email)
      const { deletedTitle: title, deletedText, endAsked } = ownDataTexts
      const text = isRenewed ? `${deletedText} ${endAsked}` : deletedText
      return { title, body: <Notice title={title} text={text} /> }
    }
    case 'rodyti':
    default:
      return await dataPage(call, opened)
  }
}

/**
 * Begins a session for an order of an address.
 * @throws RequestError 404 unless it is the current address of the order.
 */
async function openOrder({ db }: PageCall, id: string, email: Private): Promise<PageAnswer> {
  const { orders } = await describeOwnData(db, email)
  if (!orders.some((order) => order.id === id && order.isCurrent))
    throw new RequestError(404, orderTexts.missing)
  return startSession(id)
}

interface Opened {
  email: Private
  session: string
  withAnswers?: boolean
  done?: string
}

async function dataPage(
  { db }: PageCall,
  { email, session, withAnswers = false, done }: Opened,
): Promise<PageAnswer> {
  const stored = await describeOwnData(db, email)
  const orders = stored.orders.map((order) => ({
    ...order,
    start: stored.orderStarts.find(({ orderId }) => orderId === order.id),
    letters: stored.orderLetters.filter(({ orderId }) => orderId === order.id).length,
    notes: stored.orderNotes.find(({ orderId }) => orderId === order.id)?.count ?? 0,
    hasDraft: stored.answerDrafts.some(({ orderId }) => orderId === order.id),
    added: stored.orderResults
      .filter(({ orderId }) => orderId === order.id)
      .map(({ quiz }) => quiz),
  }))
  const data = { ...stored, orders }
  const body = (
    <OwnDataPage data={data} session={session} withAnswers={withAnswers} done={done ?? null} />
  )
  return { title: ownDataTexts.openTitle, body }
}

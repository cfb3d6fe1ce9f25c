import { orderTexts } from '#src/texts/orders.ts'
import { Notice } from '#src/views/visitor/Notice.tsx'
import { OrderView } from '#src/views/visitor/Order.tsx'
import { OWN_DATA_PATH } from '#src/views/visitor/OwnData.tsx'

import { environment } from '../services/environment.ts'
import { openOrder, openReturn } from '../services/orders.ts'
import { PAGE_RATE_LIMIT, type PageAnswer, type VisitorPage } from './visitor-page.tsx'

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
      const title = orderTexts.waitingTitle
      return {
        headers: { Refresh: ASKS_AGAIN_SECONDS },
        title,
        body: (
          <Notice title={title} text={orderTexts.waitingText}>
            <a href={THANKS} className="button-quiet">
              {orderTexts.next}
            </a>
          </Notice>
        ),
      }
    }
    return opened === 'taken' ? takenPage() : seeOther(opened.path)
  },
}

/** An order behind its private link. */
export const orderPage: VisitorPage = {
  path: '/uzsakymas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { token = '' } }) {
    const order = await openOrder(db, token)
    return { title: orderTexts.title, body: <OrderView {...order} /> }
  },
}

function takenPage(): PageAnswer {
  const title = orderTexts.takenTitle
  return {
    title,
    body: (
      <Notice title={title} text={orderTexts.takenText}>
        <a href={OWN_DATA_PATH} className="button">
          {orderTexts.ownData}
        </a>
      </Notice>
    ),
  }
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } })
}

import { correspondenceTexts } from '../correspondence-texts.ts'
import { orderTexts } from '../texts.ts'
import { AddressConfirmation } from '../site/OrderAddress.tsx'
import { Notice } from '#src/site/Notice.tsx'
import { checkAddressLink, confirmAddress } from './order-address.ts'
import { startSession } from './order-session.ts'
import { PAGE_RATE_LIMIT, type VisitorPage } from '#src/server/visitor-page.tsx'

/**
 * The page opened by the link that is mailed to a new address of an order. A GET shows a button, since mail scanners
 * follow links too.
 */
export const addressPage: VisitorPage = {
  path: '/uzsakymas/adresas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  get({ params: { token = '' } }) {
    checkAddressLink(token)
    return Promise.resolve({ title: orderTexts.title, body: <AddressConfirmation /> })
  },
  async post(call) {
    const confirmed = await confirmAddress(call, call.params.token ?? '')
    if (confirmed !== null) return startSession(confirmed.orderId, { begunAt: confirmed.at })
    const { addressSpentTitle: title, addressSpentText: text } = correspondenceTexts
    return { title: orderTexts.title, body: <Notice title={title} text={text} /> }
  },
}

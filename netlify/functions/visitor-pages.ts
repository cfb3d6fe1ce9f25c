import type { Config } from '@netlify/functions'
import {
  comparisonPage,
  invitationPage,
  resultPage,
} from '#src/features/quizzes/server/visitor-pages.tsx'
import { confirmationPage, leavingPage } from '#src/features/newsletter/server/newsletter-pages.tsx'
import { addressPage } from '#src/features/orders/server/address-page.tsx'
import { exitPage, orderLinkPage, returnPage } from '#src/features/orders/server/order-opening.tsx'
import { orderPage } from '#src/features/orders/server/order-pages.tsx'
import { ownDataPage, requestPage } from '#src/features/clients/server/own-data-pages.tsx'
import { answerVisitorPages } from '#src/server/visitor-page.tsx'
import { noticesPage } from '#src/features/settings/server/notices-page.tsx'
import { withdrawalPage } from '#src/features/orders/server/withdrawal-page.tsx'

/** Pages for one visitor: behind links in mails, and forms about the visitor's own rights. */
export default answerVisitorPages(
  confirmationPage,
  leavingPage,
  resultPage,
  comparisonPage,
  invitationPage,
  requestPage,
  ownDataPage,
  withdrawalPage,
  returnPage,
  orderLinkPage,
  orderPage,
  addressPage,
  exitPage,
  noticesPage,
)

export const config: Config = {
  path: [
    '/naujienlaiskis/patvirtinti/:token',
    '/naujienlaiskis/atsisakyti/:token',
    '/rezultatas/:token',
    '/palyginimas/:token',
    '/palyginimas/kvietimas/:slug/:code',
    '/mano-duomenys',
    '/mano-duomenys/:token',
    '/sutarties-atsisakymas',
    '/aciu/:session',
    '/uzsakymas/:token',
    '/uzsakymas',
    '/uzsakymas/adresas/:token',
    '/iseiti',
    '/pranesimu-adresas/:token',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

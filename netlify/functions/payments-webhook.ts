import type { Config } from '@netlify/functions'

import { PAYMENT_EVENT_LIMIT, receivePayment } from '#src/features/orders/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { handle, operation } from '#src/server/handle.ts'
import { readBytes } from '#src/server/request.ts'
import { receivePaymentEvent } from '#src/features/orders/server/payment-events.ts'

/** Receives the checkout's events. A function of its own, since only this call needs the checkout's library. */
export default handle(
  operation(receivePayment, async (_, sending) =>
    receivePaymentEvent(sending, {
      signature: sending.request.headers.get('Stripe-Signature'),
      bytes: await readBytes(sending.request, PAYMENT_EVENT_LIMIT, errorTexts.bodyTooLarge),
    }),
  ),
)

export const config: Config = { path: '/api/payments/webhook' }

/** Returns the checkout's page of a subscription, otherwise of a payment; null if the checkout named neither. */
export function checkoutPage({
  paymentIntentId,
  subscriptionId,
  isTest,
}: {
  paymentIntentId: string | null
  subscriptionId: string | null
  isTest: boolean
}): string | null {
  const path =
    subscriptionId === null
      ? paymentIntentId && `payments/${paymentIntentId}`
      : `subscriptions/${subscriptionId}`
  return path && `https://dashboard.stripe.com/${isTest ? 'test/' : ''}${path}`
}

/** Returns the address of a subscription or else a payment in the checkout; null if the checkout named neither. */
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

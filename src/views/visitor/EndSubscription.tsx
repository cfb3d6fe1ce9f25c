import { orderTexts } from '#src/texts/orders.ts'

interface EndSubscriptionProps {
  /** Where subscriptions are ended; null: by a letter to the owner. */
  portalUrl: string | null
  ownerEmail: string
}

/** How a subscription is ended. */
export function EndSubscription({ portalUrl, ownerEmail }: EndSubscriptionProps) {
  return portalUrl === null ? (
    <p>{orderTexts.endByMail(ownerEmail)}</p>
  ) : (
    <a href={portalUrl} rel="noreferrer" className="button-quiet">
      {orderTexts.portal}
    </a>
  )
}

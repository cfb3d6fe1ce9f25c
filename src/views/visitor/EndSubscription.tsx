import { orderTexts } from '#src/texts/orders.ts'
import { packageTexts } from '#src/texts/packages.ts'

interface EndSubscriptionProps {
  /** Where subscriptions are ended; null: by a letter to the owner. */
  portalUrl: string | null
  ownerEmail: string
}

/** Tells how a subscription is ended. The link opens a new tab: Back cannot show the page of own data again. */
export function EndSubscription({ portalUrl, ownerEmail }: EndSubscriptionProps) {
  return portalUrl === null ? (
    <p>{orderTexts.endByMail(ownerEmail)}</p>
  ) : (
    <a href={portalUrl} target="_blank" rel="noopener noreferrer" className="button-quiet">
      {orderTexts.portal} <span className="sr-only">{packageTexts.newTab}</span>
    </a>
  )
}

import { orderTexts } from '../texts.ts'
import { packageTexts } from '#src/features/consultations/package-texts.ts'

interface EndSubscriptionProps {
  /** Where subscriptions are ended; null: by a letter to the owner. */
  portalUrl: string | null
  ownerEmail: string
  /** Whether its end is planned already, so that it can be renewed. */
  isEnding?: boolean
}

/** Tells how a subscription is ended, or renewed. The link opens a new tab: Back cannot show the page of own data again. */
export function EndSubscription({ portalUrl, ownerEmail, isEnding = false }: EndSubscriptionProps) {
  const { portal, endByMail, renewInPortal, renewByMail } = orderTexts
  return portalUrl === null ? (
    <p>{(isEnding ? renewByMail : endByMail)(ownerEmail)}</p>
  ) : (
    <a href={portalUrl} target="_blank" rel="noopener noreferrer" className="button-quiet">
      {isEnding ? renewInPortal : portal} <span className="sr-only">{packageTexts.newTab}</span>
    </a>
  )
}

import { panelTexts } from '#src/panel/frame/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

/**
 * Links the checkout's page of a payment or subscription.
 * @param props.of whose it is.
 */
export function CheckoutLink({ url, of }: { url: string; of: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={panelTexts.itemLabel(inboxViewTexts.openPayment, of)}
      className="link inline-block py-2.5"
    >
      {inboxViewTexts.openPayment}
    </a>
  )
}

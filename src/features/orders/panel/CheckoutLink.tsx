import { panelTexts } from '#src/panel/frame/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

/**
 * Renders a link to the checkout's page of a payment or subscription.
 * @param props.of name of the client or number of the payment, for the accessible label.
 * @param props.isButton whether it looks like a button.
 */
export function CheckoutLink({
  url,
  of,
  isButton = false,
}: {
  url: string
  of: string
  isButton?: boolean
}) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={panelTexts.itemLabel(inboxViewTexts.openPayment, of)}
      className={isButton ? 'button-quiet' : 'link inline-block py-2.5'}
    >
      {inboxViewTexts.openPayment}
    </a>
  )
}

import { panelTexts } from '#src/panel/frame/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

/**
 * Renders a link to the checkout's page of a payment or subscription, and says which of them it opens.
 * @param props.of name of the client or number of the payment, for the accessible label.
 */
export function CheckoutLink({
  url,
  of,
  look = 'link',
}: {
  url: string
  of: string
  look?: 'link' | 'button' | 'button-quiet'
}) {
  // The path of the address names the kind of the page (`checkoutPage`).
  const text =
    inboxViewTexts.openCheckout[url.includes('/subscriptions/') ? 'subscription' : 'payment']
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={panelTexts.itemLabel(text, of)}
      className={look === 'link' ? 'link inline-block py-2.5' : look}
    >
      {text}
    </a>
  )
}

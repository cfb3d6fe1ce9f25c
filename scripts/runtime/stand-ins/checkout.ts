import {
  type EmailPackage,
  type PackageId,
  STARTING_PRICES,
} from '#src/features/consultations/consultations.ts'
import { formatMoney } from '#src/core/lithuanian.ts'
import { consultationTitle } from '#src/features/consultations/starting-title-texts.ts'
import { listen } from '../http/listen.ts'
import { StartError } from '../start-error.ts'
import {
  type CheckoutEvent,
  EVENTS,
  monthsOn,
  newId,
  type Purchase,
  purchaseOf,
  sendEvent,
} from './checkout-events.ts'

/** A local stand-in for the card checkout. It takes no money: a press of its button counts as the payment. */
export interface CheckoutStandIn {
  url: string
  /** Environment variables that make a site sell through this checkout. */
  environment: Readonly<Record<string, string>>
  stop: () => Promise<void>
}

const LINKS: Readonly<Record<string, { package: EmailPackage; linkId: string }>> = {
  '/savaite': { package: 'email-weekly', linkId: 'plink_savaite' },
  '/menuo': { package: 'email-monthly', linkId: 'plink_menuo' },
}

/**
 * Actions on a purchase, which the checkout then reports to the site. A `monthly` action is only for a subscription.
 */
const ACTS = {
  renew: { label: 'Pratęsti mėnesiui', monthly: true },
  fail: { label: 'Pratęsti nepavyksta', monthly: true },
  end: { label: 'Nutraukti nuo kito mėnesio', monthly: true },
  cancel: { label: 'Nutraukti prenumeratą', monthly: true },
  refund: { label: 'Grąžinti pinigus', monthly: false },
  dispute: { label: 'Ginčyti mokėjimą', monthly: false },
} as const
type Act = keyof typeof ACTS

interface Sale {
  package: PackageId
  purchase: Purchase
  renewals: number
}

/**
 * Starts the checkout.
 * @param options.siteUrl the site to which it sends events and returning buyers.
 * @param options.port the preferred port; if it cannot be used, any free one is.
 * @param options.known the URLs of site and checkout in the buyer's browser, if these differ from the servers' own
 *   URLs.
 */
export async function startCheckoutStandIn({
  siteUrl,
  port,
  known,
}: {
  siteUrl: string
  port: number
  known?: { siteUrl: string; url: string }
}): Promise<CheckoutStandIn> {
  const secret = newId('whsec')
  const sales: Sale[] = []

  async function tell(...events: CheckoutEvent[]): Promise<void> {
    for (const event of events) {
      const answer = await sendEvent(siteUrl, event, secret)
      if (!answer.ok) throw new Error(`The site answered ${answer.status} to ${event.type}.`)
    }
  }

  async function sell(path: string, form: FormData): Promise<Response> {
    const link = LINKS[path]
    if (!link) return page('Tokios nuorodos nėra', '', 404)
    const monthly = link.package === 'email-monthly'
    const purchase = purchaseOf({
      linkId: link.linkId,
      email: textOf(form, 'email'),
      name: textOf(form, 'name'),
      amount: STARTING_PRICES[link.package] * 100,
      monthly,
    })
    sales.push({ package: link.package, purchase, renewals: 0 })
    // Stripe often sends these events in this order, with the event of the session last.
    await tell(
      EVENTS.charged(purchase),
      ...(monthly ? [EVENTS.invoiced(purchase, 0)] : []),
      EVENTS.completed(purchase),
    )
    return redirect(`${known?.siteUrl ?? siteUrl}/aciu?session_id=${purchase.sessionId}`)
  }

  async function act(form: FormData): Promise<Response> {
    const sale = sales.find(({ purchase }) => purchase.sessionId === textOf(form, 'id'))
    const name = textOf(form, 'act') as Act
    if (!sale || !(name in ACTS)) return page('Tokio pirkimo nėra', '', 404)
    const { purchase } = sale
    if (name === 'renew') await tell(...renewal(purchase, (sale.renewals += 1)))
    if (name === 'fail') await tell(EVENTS.unpaid(purchase, sale.renewals + 1))
    if (name === 'end') {
      await tell(EVENTS.subscriptionUpdated(purchase, 'active', monthsOn(sale.renewals + 1)))
    }
    if (name === 'cancel') await tell(EVENTS.cancelled(purchase))
    if (name === 'refund') await tell(EVENTS.refunded(purchase, purchase.amount))
    if (name === 'dispute') await tell(EVENTS.disputed(purchase))
    return redirect('/')
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      const form = await request.formData()
      return pathname === '/' ? act(form) : sell(pathname, form)
    }
    if (pathname === '/') return page('Bandomoji kasa', salesList(sales))
    const link = LINKS[pathname]
    return link ? page('Bandomoji kasa', sellingForm(link.package)) : page('Nerasta', '', 404)
  }

  const start = (at: number) =>
    listen(at, (request) =>
      answer(request).catch((error: unknown) => page('Nepavyko', escaped(String(error)), 502)),
    )
  const listener = await start(port).catch((error: unknown) => {
    if (error instanceof StartError) return start(0)
    throw error
  })
  const url = `http://localhost:${listener.port}`
  const shop = known?.url ?? url
  return {
    url,
    environment: {
      PAYMENT_LINK_WEEKLY: `${shop}/savaite`,
      PAYMENT_LINK_MONTHLY: `${shop}/menuo`,
      PAYMENT_LINK_ID_WEEKLY: LINKS['/savaite']?.linkId ?? '',
      PAYMENT_LINK_ID_MONTHLY: LINKS['/menuo']?.linkId ?? '',
      PAYMENT_WEBHOOK_SECRET: secret,
      PAYMENT_PORTAL_URL: shop,
    },
    stop: () => listener.stop(0),
  }
}

/** Returns the events of a renewal, which has its own payment. */
function renewal(purchase: Purchase, number: number): CheckoutEvent[] {
  const payment = { ...purchase, paymentIntentId: newId('pi') }
  const invoiceId = newId('in')
  return [
    EVENTS.charged(payment),
    EVENTS.invoiced(payment, number, invoiceId),
    EVENTS.invoicePaid(payment, invoiceId),
  ]
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function sellingForm(id: PackageId): string {
  return `<p>${consultationTitle(id)}: <strong>${formatMoney(STARTING_PRICES[id] * 100, 'eur')}</strong></p>
    <p>Ši kasa pinigų neima ir veikia tik šiame kompiuteryje.</p>
    <form method="post">
      <label>Vardas <input name="name" required autocomplete="name" value="Rūta Bandomoji"></label>
      <label>El. paštas <input name="email" type="email" required value="ruta@pastas.example"></label>
      <button>Sumokėti</button>
    </form>`
}

function salesList(sales: readonly Sale[]): string {
  if (sales.length === 0) return '<p>Dar niekas nepirko.</p>'
  const item = ({ package: id, purchase }: Sale) => `<li>
    ${consultationTitle(id)}, ${escaped(purchase.name)} (${escaped(purchase.email)})
    <form method="post"><input type="hidden" name="id" value="${purchase.sessionId}">
      ${Object.entries(ACTS)
        .filter(([, { monthly }]) => !monthly || purchase.subscriptionId !== null)
        .map(([name, { label }]) => `<button name="act" value="${name}">${label}</button>`)
        .join(' ')}
    </form></li>`
  return `<ul>${sales.toReversed().map(item).join('')}</ul>`
}

function page(title: string, content: string, status = 200): Response {
  const html = `<!doctype html><html lang="lt"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title>
    <style>body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}
    label{display:block;margin:1rem 0}input{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}
    button{font:inherit;padding:.5rem 1rem;margin:.5rem 0}</style>
    <main><h1>${title}</h1>${content}</main></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function redirect(to: string): Response {
  return new Response(null, { status: 303, headers: { Location: to } })
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

import type { Database } from '#db/client.ts'
import { type EmailPackage, STARTING_PRICES } from '#src/features/consultations/consultations.ts'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { confirm } from '#src/features/account/server/confirmation.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
import { publishSaved } from '#src/features/publishing/server/publishing.ts'
import { environment } from '#src/server/environment.ts'
import { RequestError } from '#src/server/errors.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import type { PriceChange } from '../contracts.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { changedPackageTexts, changedSettings } from './replacements.ts'
import * as queries from './price-queries.ts'

/** Origin of the checkout's payment links. Some sellers use a domain of their own, as in the environment's links. */
const CHECKOUT_ORIGIN = 'https://buy.stripe.com'

/**
 * Sets price and payment link of an e-mail package.
 * @returns the titles of static pages whose text named the old price and was updated, and the former and new price.
 * @throws RequestError 400 if the link is not one of the checkout, or sells the other package; also the errors of
 *   `confirm`.
 */
export async function setPrice(
  caller: OutboxContext & { session: OpenSession },
  { confirmation, ...price }: PriceChange,
): Promise<{ success: true; changedPages: string[]; changedParts: string[] }> {
  requireCheckout(price)
  const { payments } = environment()
  const known = payments.packageOf.get(price.linkId)
  if (known !== undefined && known !== price.package) throw linkOfOtherPackage()
  await confirm(caller, confirmation)
  const { prices, settings } = await queries.readPrices(caller.db)
  const sales = packageSales(prices, environment().paymentLinks, false)
  const before = { offers: settings.packages, sales }
  const sale = { ...sales[price.package], price: price.price }
  const after = { ...before, sales: { ...sales, [price.package]: sale } }
  const set = await queries.setPrice(
    caller.db,
    price,
    changedPackageTexts(before, after, formatDay(new Date())),
  )
  if (set === undefined) throw linkOfOtherPackage()
  await publishSaved(caller, set.raised)
  deliverSoon(caller)
  const { title } = settings.packages[price.package]
  const changedParts = [title, `${sales[price.package].price}`, `${price.price}`]
  return { success: true, changedPages: set.changedPages, changedParts }
}

function linkOfOtherPackage(): RequestError {
  const fields = { linkId: errorTexts.linkOfOtherPackage }
  return new RequestError(400, errorTexts.linkOfOtherPackage, { fields })
}

/** @throws RequestError 400 unless the address is one of the checkout, and the id one of a payment link. */
function requireCheckout({ url, linkId }: Pick<PriceChange, 'url' | 'linkId'>): void {
  const known = Object.values(environment().paymentLinks).flatMap((link) =>
    link === null ? [] : [new URL(link).origin],
  )
  const origin = URL.parse(url)?.origin ?? ''
  const fields = {
    ...([CHECKOUT_ORIGIN, ...known].includes(origin)
      ? {}
      : { url: errorTexts.foreignLink(CHECKOUT_ORIGIN) }),
    ...(/^plink_\w{1,200}$/.test(linkId) ? {} : { linkId: errorTexts.invalidLinkId }),
  }
  const [fault] = Object.values(fields)
  if (fault !== undefined) throw new RequestError(400, fault, { fields })
}

/** The package as the site last offered it by a payment link. */
export interface LinkSale {
  package: EmailPackage
  /** Whole euros that the site asked for. */
  price: number
  settings: Pick<OwnerSettings, 'packages' | 'answerHours'>
}

/** Reads what is sold by each known payment link, and how the terms state it. Links of earlier prices stay known. */
export async function readLinkSales(db: Database) {
  const { prices, settings, states } = await queries.readPrices(db)
  const saleOf = (sold: Pick<LinkSale, 'package' | 'price'>, setAt: Date): LinkSale => {
    const next = prices.findLast((each) => each.package === sold.package && each.setAt > setAt)
    const atEnd = next && (states.find(({ savedAt }) => savedAt <= next.setAt) ?? states.at(-1))
    return { package: sold.package, price: sold.price, settings: atEnd?.settings ?? settings }
  }
  const { payments, paymentLinks } = environment()
  const sales = new Map<string, LinkSale>()
  for (const [id, sold] of payments.packageOf) {
    const starting = { package: sold, price: STARTING_PRICES[sold] }
    if (id !== null) sales.set(id, saleOf(starting, new Date(0)))
  }
  for (const price of prices) sales.set(price.linkId, saleOf(price, price.setAt))
  const before = packageSales(prices, paymentLinks, false)

  /** Returns the replacements by which the current terms state what is sold, even if it is not offered any more. */
  const restatedTerms = ({ package: id, price, settings: offered }: LinkSale) => {
    const offer = { ...offered.packages[id], offer: 'offered' } as const
    const after = {
      ...settings,
      answerHours: offered.answerHours,
      packages: { ...settings.packages, [id]: offer },
    }
    const sale = { ...before[id], price }
    const sold = { before, after: { ...before, [id]: sale } }
    return changedSettings(settings, after, sold, formatDay(new Date()))
  }
  return { sales, restatedTerms }
}

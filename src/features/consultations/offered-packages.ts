import {
  type ConsultationPackage,
  EMAIL_PACKAGES,
  type EmailPackage,
  PACKAGE_IDS,
  type PackageId,
  type PackageOffer,
  type PackageOffers,
  type PackageSales,
  type PaymentLinks,
  STARTING_PRICES,
} from './consultations.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { periodsOf } from './days-off.ts'
import { packageTexts } from './package-texts.ts'

/** A price and payment link that the owner has set. */
export interface SetPrice {
  readonly package: EmailPackage
  /** Whole euros. */
  readonly price: number
  readonly url: string
}

/**
 * Returns the sales of the e-mail packages.
 * @param set the newest price of each package whose price was set.
 * @param links the environment's payment links.
 * @param inPreview whether the environment's links count even for a price that was set, since a preview sells nothing.
 */
export function packageSales(
  set: readonly SetPrice[],
  links: PaymentLinks,
  inPreview: boolean,
): PackageSales {
  const sale = (id: EmailPackage, link: string | null) => {
    const own = set.find((each) => each.package === id)
    return {
      price: own?.price ?? STARTING_PRICES[id],
      paymentLink: inPreview ? link : (own?.url ?? link),
    }
  }
  return {
    'email-weekly': sale('email-weekly', links.weekly),
    'email-monthly': sale('email-monthly', links.monthly),
  }
}

/** Returns how a package is offered on a day, YYYY-MM-DD: again once the last day on which it is taken is over. */
export function offerOn(
  { offer, takenUntil }: Pick<PackageOffer, 'offer' | 'takenUntil'>,
  today: string,
): PackageOffer['offer'] {
  return offer === 'taken' && takenUntil !== null && takenUntil < today ? 'offered' : offer
}

/** Returns the offers as visitors see them on a day, YYYY-MM-DD: a package whose last taken day has passed is offered. */
export const offersOn = (offers: PackageOffers, today: string) =>
  Object.fromEntries(
    PACKAGE_IDS.map((id) => {
      const offer = offerOn(offers[id], today)
      const takenUntil = offer === 'taken' ? offers[id].takenUntil : null
      return [id, { ...offers[id], offer, takenUntil }]
    }),
  ) as PackageOffers

/**
 * Returns the packages that visitors see, in display order (specification, section 3).
 * @param owner.daysOff YYYY-MM-DD, in order.
 * @param today YYYY-MM-DD in Vilnius.
 */
export function offeredPackages(
  { packages: offers, daysOff }: { packages: PackageOffers; daysOff: readonly string[] },
  sales: PackageSales,
  today: string,
): ConsultationPackage[] {
  const absences = periodsOf(daysOff.filter((day) => day >= today))
  const absence = absences.length === 0 ? null : packageTexts.absent(absences)
  return PACKAGE_IDS.filter((id) => offers[id].offer !== 'hidden').map((id) => {
    const { title, description, features, takenUntil } = offers[id]
    const taken = offerOn(offers[id], today) === 'taken'
    return {
      id,
      title,
      description: bindSpaces(description),
      features,
      ...(isEmailPackage(id) ? sales[id] : { price: STARTING_PRICES[id], paymentLink: null }),
      available: !taken,
      fullyBooked: taken ? packageTexts.fullyBooked(takenUntil) : null,
      absence: isEmailPackage(id) ? absence : null,
      paymentType: id === 'email-monthly' ? 'subscription' : 'one-off',
      popular: isEmailPackage(id),
    }
  })
}

function isEmailPackage(id: PackageId): id is EmailPackage {
  return EMAIL_PACKAGES.some((each) => each === id)
}

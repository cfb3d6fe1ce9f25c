export const PACKAGE_IDS = [
  'email-weekly',
  'email-monthly',
  'individual',
  'couple-therapy',
  'intensive',
] as const
export type PackageId = (typeof PACKAGE_IDS)[number]

/** Packages that the checkout sells: consultations by e-mail. */
export const EMAIL_PACKAGES = [
  'email-weekly',
  'email-monthly',
] as const satisfies readonly PackageId[]
export type EmailPackage = (typeof EMAIL_PACKAGES)[number]

/**
 * How a package is offered. `offered`: visitors can choose it; `taken`: it is shown as fully booked; `hidden`: it is not
 * shown.
 */
export const OFFERS = ['offered', 'taken', 'hidden'] as const

/** A package as the owner offers it. */
export interface PackageOffer {
  readonly offer: (typeof OFFERS)[number]
  /** Last day, YYYY-MM-DD, on which a `taken` package is fully booked; null: for the next `FULLY_BOOKED_DAYS`. */
  readonly takenUntil: string | null
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
}

export type PackageOffers = Readonly<Record<PackageId, PackageOffer>>

/** Price and checkout of an e-mail package. */
export interface PackageSale {
  /** Whole euros. */
  readonly price: number
  /** URL of the external checkout; null: the package is booked through the form. */
  readonly paymentLink: string | null
}

export type PackageSales = Readonly<Record<EmailPackage, PackageSale>>

/** A package as visitors see it. */
export interface ConsultationPackage {
  id: PackageId
  title: string
  description: string
  features: readonly string[]
  /** Whole euros. */
  price: number
  available: boolean
  /** Sentence that says until when the package is fully booked; null if it is available. */
  fullyBooked: string | null
  /** Sentence about days on which no messages are answered; null if none are announced. */
  absence: string | null
  paymentType: 'one-off' | 'subscription'
  /** Shows the `Populiaru` badge. */
  popular: boolean
  /** URL of the external card checkout. A package without a URL is booked through the form. */
  paymentLink: string | null
}

/** URLs of the external checkout. A package whose URL is null has no payment link. */
export interface PaymentLinks {
  weekly: string | null
  monthly: string | null
}

/** Payment links of previews. They open no real checkout. */
export const TEST_PAYMENT_LINKS = {
  weekly: 'https://mokejimas.example/savaite',
  monthly: 'https://mokejimas.example/menuo',
} as const satisfies PaymentLinks

/** Minimum length of a name in a booking, in characters (specification, section 5). */
export const BOOKING_NAME_MIN = 2

/** Hours to answer a booking, as the booking form promises (specification, section 9). */
export const ANSWER_HOURS = 24

/** Returns the deadline to answer a booking made at this time. */
export function bookingDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER_HOURS * 3_600_000)
}

/**
 * Statuses of a booking, in workflow order. A new booking is `pending`, or `suspicious` if a bot seems to have sent it
 * (`core/visitor-forms.ts`).
 */
export const BOOKING_STATUSES = ['pending', 'contacted', 'done', 'suspicious'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Days for which visitors are told that the unavailable packages are fully booked (specification, section 9). */
export const FULLY_BOOKED_DAYS = 90

/** Whole euros for which each package is sold until the owner sets another price (specification, section 3). */
export const STARTING_PRICES = {
  'email-weekly': 39,
  'email-monthly': 79,
  individual: 80,
  'couple-therapy': 120,
  intensive: 320,
} as const satisfies Record<PackageId, number>

/** Effects of a click on a package (specification, section 2). */
export type PackageAction = 'checkout' | 'booking-form' | 'none'

export function packageAction(item: ConsultationPackage): PackageAction {
  if (!item.available) return 'none'
  return item.paymentLink === null ? 'booking-form' : 'checkout'
}

export const PACKAGE_IDS = [
  'email-weekly',
  'email-monthly',
  'individual',
  'couple-therapy',
  'intensive',
] as const
export type PackageId = (typeof PACKAGE_IDS)[number]

/**
 * A consultation package. Its texts are in `features/consultations/package-texts.ts` under the same id.
 */
export interface ConsultationPackage {
  id: PackageId
  /** Whole euros. */
  price: number
  available: boolean
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

/** Returns the five packages in display order (specification, section 3). */
export function consultationPackages(links: PaymentLinks): readonly ConsultationPackage[] {
  return [
    {
      id: 'email-weekly',
      price: 39,
      available: true,
      paymentType: 'one-off',
      popular: true,
      paymentLink: links.weekly,
    },
    {
      id: 'email-monthly',
      price: 79,
      available: true,
      paymentType: 'subscription',
      popular: true,
      paymentLink: links.monthly,
    },
    {
      id: 'individual',
      price: 80,
      available: false,
      paymentType: 'one-off',
      popular: false,
      paymentLink: null,
    },
    {
      id: 'couple-therapy',
      price: 120,
      available: false,
      paymentType: 'one-off',
      popular: false,
      paymentLink: null,
    },
    {
      id: 'intensive',
      price: 320,
      available: false,
      paymentType: 'one-off',
      popular: false,
      paymentLink: null,
    },
  ]
}

/** Effects of a click on a package (specification, section 2). */
export type PackageAction = 'checkout' | 'booking-form' | 'none'

export function packageAction(item: ConsultationPackage): PackageAction {
  if (!item.available) return 'none'
  return item.paymentLink === null ? 'booking-form' : 'checkout'
}

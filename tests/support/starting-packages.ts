import type {
  ConsultationPackage,
  PaymentLinks,
} from '#src/features/consultations/consultations.ts'
import { offeredPackages, packageSales } from '#src/features/consultations/offered-packages.ts'
import { startingOffers } from '#src/features/consultations/starting-offer-texts.ts'

/** Returns the packages until the owner changes them. */
export function startingPackages(links: PaymentLinks): ConsultationPackage[] {
  const owner = { packages: startingOffers, daysOff: [] }
  return offeredPackages(owner, packageSales([], links, false), '')
}

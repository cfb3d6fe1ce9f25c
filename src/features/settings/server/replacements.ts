import type { PackageOffers, PackageSales } from '#src/features/consultations/consultations.ts'
import { statedPackages } from '#src/features/consultations/stated-package-texts.ts'
import { answerWords, HOURS_FOLLOW } from '#src/features/consultations/answer-hour-texts.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { sellerLine } from '../seller-texts.ts'
import type { Replacement } from './settings-queries.ts'

/** Pairs the sentences that pages contain before and after a change, and leaves out those that stay the same. */
export function changedTexts(before: readonly string[], after: readonly string[]): Replacement[] {
  return before.flatMap((from, index) => {
    const to = after[index] ?? from
    return from === to ? [] : [{ from, to }]
  })
}

/** Packages as offered and sold. */
export interface PackageState {
  offers: PackageOffers
  sales: PackageSales
}

/**
 * Pairs the texts about packages before and after a change. Without a change, these are the texts about packages that
 * are not fully booked any more, since their last day is over.
 * @param today YYYY-MM-DD in Vilnius.
 */
export function changedPackageTexts(
  before: PackageState,
  after: PackageState,
  today: string,
): Replacement[] {
  const ended = Object.values(before.offers).flatMap(({ offer, takenUntil: until }) =>
    offer === 'taken' && until !== null && until < today ? [until] : [],
  )
  // The pages say what was so on one of these days, depending on when they were last changed.
  const days = [...new Set(ended)].toSorted()
  const told = [
    ...[...days, today].map((day) => statedPackages(before.offers, before.sales, day)),
    statedPackages(after.offers, after.sales, today),
  ]
  return told.slice(1).flatMap((texts, index) => changedTexts(told[index] ?? [], texts))
}

/**
 * Pairs all texts of static pages that follow from the settings, before and after a change. The line with all details
 * comes first, because it contains the address.
 */
export function changedSettings(
  before: OwnerSettings,
  after: OwnerSettings,
  sales: { before: PackageSales; after: PackageSales },
  today: string,
): Replacement[] {
  const stated = (settings: OwnerSettings) => [
    sellerLine(settings),
    settings.email,
    ...HOURS_FOLLOW.map((words) => `${words}${answerWords(settings.answerHours).sentence}`),
  ]
  return [
    ...changedTexts(stated(before), stated(after)),
    ...changedPackageTexts(
      { offers: before.packages, sales: sales.before },
      { offers: after.packages, sales: sales.after },
      today,
    ),
  ]
}

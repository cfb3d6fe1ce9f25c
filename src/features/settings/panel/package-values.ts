import {
  PACKAGE_IDS,
  type PackageId,
  type PackageOffer,
  type PackageOffers,
} from '#src/features/consultations/consultations.ts'
import { offerOn, offersOn } from '#src/features/consultations/offered-packages.ts'
import { periodsOf } from '#src/features/consultations/days-off.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import type { FieldRow } from '#src/panel/kit/record-kind.ts'
import { settingsTexts as texts } from './texts.ts'

/** A package in the form: features as lines, an empty day for none. */
export type PackageValues = Omit<PackageOffer, 'takenUntil' | 'features'> & {
  takenUntil: string
  features: string
}

export type PackagesValues = Record<PackageId, PackageValues>

/** Converts stored offers to form values, as visitors see them on a day, YYYY-MM-DD. */
export function toPackages(offers: PackageOffers, today: string): PackagesValues {
  const shown = offersOn(offers, today)
  return ofPackages((id) => ({
    ...shown[id],
    takenUntil: shown[id].takenUntil ?? '',
    features: shown[id].features.join('\n'),
  }))
}

/** Returns how visitors see a package with these values on a day, in words. */
export function offerWords(
  { offer, takenUntil }: Pick<PackageValues, 'offer' | 'takenUntil'>,
  today: string,
): string {
  return texts.offerState(offerOn({ offer, takenUntil: takenUntil || null }, today), takenUntil)
}

/** Converts form values to the offers of the call. */
export function fromPackages(values: PackagesValues) {
  return ofPackages((id) => {
    const { takenUntil, features, ...offer } = values[id]
    return {
      ...offer,
      // A day of a package that is not taken would come back unseen.
      takenUntil: offer.offer !== 'taken' || takenUntil === '' ? null : takenUntil,
      features: features.split('\n').filter((line) => line.trim() !== ''),
    }
  })
}

/** Returns the rows that compare two versions of the packages, one for each field. */
export function packageRows(mine: PackagesValues, theirs: PackagesValues): FieldRow[] {
  const words = (values: PackageValues) => ({
    ...values,
    offer: texts.offerState(values.offer, values.takenUntil),
  })
  return PACKAGE_IDS.flatMap((id) => {
    const versions = [words(mine[id]), words(theirs[id])] as const
    return (['offer', 'title', 'description', 'features'] as const).map((field) => ({
      label: texts.fieldOf(mine[id].title, texts.packageFields[field]),
      mine: versions[0][field],
      theirs: versions[1][field],
    }))
  })
}

const ofPackages = <Value>(valueOf: (id: PackageId) => Value) =>
  Object.fromEntries(PACKAGE_IDS.map((id) => [id, valueOf(id)])) as Record<PackageId, Value>

/** Days off in the form: a period, or one day if `to` is empty. */
export interface DaysOffValues {
  /** Days off before today, which the form does not show. */
  past: readonly string[]
  periods: { from: string; to: string }[]
}

/** Joins days off to periods. @param today YYYY-MM-DD. */
export function toDaysOff(days: readonly string[], today: string): DaysOffValues {
  return {
    past: days.filter((day) => day < today),
    periods: periodsOf(days.filter((day) => day >= today)).map(({ from, to }) => ({
      from,
      to: from === to ? '' : to,
    })),
  }
}

/** Longest period of days off, in days. */
const LONGEST_PERIOD = 370

/** Returns all days off. A period that ends before it begins, or is too long, gives a day that the contract rejects. */
export function fromDaysOff({ past, periods }: DaysOffValues): string[] {
  return [
    ...past,
    ...periods
      .filter(({ from, to }) => from !== '' || to !== '')
      .flatMap(({ from, to }) => {
        const days = []
        for (let day = from; day <= (to || from) && days.length <= LONGEST_PERIOD;) {
          days.push(day)
          day = dayAfter(day)
        }
        return from === '' || days.length === 0 || days.length > LONGEST_PERIOD ? [''] : days
      }),
  ]
}

/** Returns the days off in words, a line for each period. */
export const daysOffWords = ({ periods }: DaysOffValues): string =>
  periods.map(({ from, to }) => (to === '' ? from : `${from} – ${to}`)).join('\n')

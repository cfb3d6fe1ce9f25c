import { formatLongDay } from '#src/core/lithuanian.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import {
  FULLY_BOOKED_DAYS,
  PACKAGE_IDS,
  type PackageOffers,
  type PackageSales,
} from './consultations.ts'

// Sentences of the static pages that state prices and free times. A change of settings replaces them in the pages.

/** Returns the phrases that state the price of an e-mail package. */
export function statedPrices({
  'email-weekly': { price: week },
  'email-monthly': { price: month },
}: PackageSales): string[] {
  return [
    `Savaitės konsultacijos el. paštu** – ${week} €`,
    `Mėnesio konsultacijos el. paštu** – ${month} € per mėnesį`,
    `nuskaičiuojama ${month} €`,
    `Savaitės paketas kainuoja ${week} €`,
    `prenumerata: ji kainuoja ${month} € per mėnesį`,
  ]
}

/** Returns the sentences that state which packages are fully booked, of the terms and of the frequent questions. */
export function statedBookings(offers: PackageOffers): string[] {
  const taken = PACKAGE_IDS.filter((id) => offers[id].offer === 'taken')
  const isStarting =
    taken.join() === 'individual,couple-therapy,intensive' &&
    taken.every((id) => offers[id].takenUntil === null)
  if (isStarting) {
    return [
      `Visi individualių ir porų konsultacijų bei intensyvios programos laikai užimti artimiausias ${FULLY_BOOKED_DAYS} dienų, todėl šiuo metu jų užsakyti negalima.`,
      `Šiuo metu visi laikai užimti artimiausias ${FULLY_BOOKED_DAYS} dienų. Tai galioja individualiai konsultacijai (60 min., 80 €), porų konsultacijai (90 min., 120 €) ir intensyviai programai (3 susitikimai, 320 €).`,
    ]
  }
  if (taken.length === 0) {
    return [
      'Šiuo metu galima užsakyti visus siūlomus paketus.',
      'Taip: šiuo metu laisvų laikų yra.',
    ]
  }
  const list = new Intl.ListFormat('lt').format(
    taken.map((id) => {
      const { title, takenUntil: until } = offers[id]
      const when = until === null ? `artimiausias ${FULLY_BOOKED_DAYS} dienų` : untilWords(until)
      return `„${title}“ (${when})`
    }),
  )
  return [
    `Šių paketų laikai užimti, todėl šiuo metu jų užsakyti negalima: ${list}.`,
    `Šiuo metu užimti šių paketų laikai: ${list}. Kitus galite užsakyti.`,
  ]
}

const untilWords = (day: string) => `iki ${formatLongDay(noonOf(day))}`

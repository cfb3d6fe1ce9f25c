import { formatLongDay } from '#src/core/lithuanian.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import {
  EMAIL_PACKAGES,
  FULLY_BOOKED_DAYS,
  PACKAGE_IDS,
  type PackageId,
  type PackageOffers,
  type PackageSales,
  STARTING_PRICES,
} from './consultations.ts'
import { offerOn } from './offered-packages.ts'
import { packageTexts, WEEK_FOR_ONE_QUESTION } from './package-texts.ts'
import { startingOffers } from './starting-offer-texts.ts'

// Texts of the static pages that state which packages are sold, their prices and free times. A change of settings
// replaces them in the pages. A hidden package is in none of them.

const MEETINGS = [
  'individual',
  'couple-therapy',
  'intensive',
] as const satisfies readonly PackageId[]

/**
 * Returns the texts of the terms and of the frequent questions about packages, in the same order for all states.
 * @param today YYYY-MM-DD in Vilnius.
 */
export function statedPackages(
  offers: PackageOffers,
  sales: PackageSales,
  today: string,
): string[] {
  const facts = factsOf(offers, today)
  return [
    termsList(offers, sales),
    termsAvailability(facts),
    questionOfEmail(offers, sales),
    questionOfMeetings(facts),
    meanwhile(facts),
    // Each price also by itself, in case the owner has rewritten the text around it.
    ...statedPrices(offers, sales),
  ]
}

interface Facts {
  offers: PackageOffers
  shown: readonly PackageId[]
  taken: readonly PackageId[]
  free: readonly PackageId[]
  /** Whether exactly the meetings of the specification are fully booked, under their starting titles. */
  isStarting: boolean
}

function factsOf(offers: PackageOffers, today: string): Facts {
  const shown = PACKAGE_IDS.filter((id) => offers[id].offer !== 'hidden')
  const taken = shown.filter((id) => offerOn(offers[id], today) === 'taken')
  const isStarting =
    taken.join() === MEETINGS.join() &&
    taken.every(
      (id) => offers[id].takenUntil === null && offers[id].title === startingOffers[id].title,
    )
  return { offers, shown, taken, free: shown.filter((id) => !taken.includes(id)), isStarting }
}

const shows = (offers: PackageOffers, id: PackageId) => offers[id].offer !== 'hidden'

/** Names of the terms for packages that the owner has not renamed. */
const TERMS_NAMES: Partial<Record<PackageId, string>> = {
  'email-weekly': 'Savaitės konsultacijos el. paštu',
  'email-monthly': 'Mėnesio konsultacijos el. paštu',
}

function termsName(offers: PackageOffers, id: PackageId): string {
  const { title } = offers[id]
  return title === startingOffers[id].title ? (TERMS_NAMES[id] ?? title) : title
}

function termsList(offers: PackageOffers, sales: PackageSales): string {
  const meeting = (id: (typeof MEETINGS)[number]) =>
    `${packageTexts.durations[id].replaceAll('\u00A0', ' ')}, ${STARTING_PRICES[id]} €.`
  const facts = {
    'email-weekly': `${sales['email-weekly'].price} €, vienkartinis mokėjimas. Trukmė – 7 dienos, į laišką atsakome per 4 valandas. ${WEEK_FOR_ONE_QUESTION}`,
    'email-monthly': `${sales['email-monthly'].price} € per mėnesį, prenumerata. Klausimų skaičius neribojamas, į laišką atsakome per 2 valandas.`,
    individual: meeting('individual'),
    'couple-therapy': meeting('couple-therapy'),
    intensive: meeting('intensive'),
  }
  const lines = PACKAGE_IDS.filter((id) => shows(offers, id)).map(
    (id) => `- **${termsName(offers, id)}** – ${facts[id]}`,
  )
  return lines.length === 0 ? 'Šiuo metu konsultacijų nesiūlome.' : lines.join('\n')
}

function termsAvailability({ offers, shown, taken, isStarting }: Facts): string {
  if (isStarting) {
    return `Visi individualių ir porų konsultacijų bei intensyvios programos laikai užimti artimiausias ${FULLY_BOOKED_DAYS} dienų, todėl šiuo metu jų užsakyti negalima.`
  }
  if (shown.length === 0) return 'Kai konsultacijas vėl siūlysime, jų kainas rasite čia.'
  if (taken.length === 0) return 'Šiuo metu galima užsakyti visus siūlomus paketus.'
  return `Šių paketų laikai užimti, todėl šiuo metu jų užsakyti negalima: ${takenList(offers, taken)}.`
}

/** Returns the question about the e-mail packages with its answer. */
function questionOfEmail(offers: PackageOffers, sales: PackageSales): string {
  const week = `Savaitės paketas kainuoja ${sales['email-weekly'].price} € ir trunka 7 dienas. Tai vienkartinis mokėjimas: pasibaigus savaitei paketas nepratęsiamas. ${WEEK_FOR_ONE_QUESTION}`
  const month = `Mėnesio paketas yra prenumerata: ji kainuoja ${sales['email-monthly'].price} € per mėnesį, klausimų skaičius neribojamas, o prenumerata kas mėnesį pratęsiama, kol ją nutraukiate. Šis paketas tinka, kai pokyčių siekiate nuosekliai ir norite palaikymo ilgiau.`
  const [showsWeek, showsMonth] = EMAIL_PACKAGES.map((id) => shows(offers, id))
  if (showsWeek && showsMonth) {
    return ['Kuo skiriasi savaitės ir mėnesio paketai?', week, month].join('\n\n')
  }
  if (showsWeek) return ['Kiek kainuoja savaitės paketas?', week].join('\n\n')
  if (showsMonth) return ['Kiek kainuoja mėnesio paketas?', month].join('\n\n')
  return [
    'Ar dabar galiu užsisakyti konsultacijas el. paštu?',
    'Šiuo metu naujų konsultacijų el. paštu nesiūlome. Jei paketą jau įsigijote, atsakysime taip, kaip susitarta.',
  ].join('\n\n')
}

function questionOfMeetings({ offers, shown, taken, free, isStarting }: Facts): string {
  if (isStarting) {
    return `Šiuo metu visi laikai užimti artimiausias ${FULLY_BOOKED_DAYS} dienų. Tai galioja individualiai konsultacijai (60 min., 80 €), porų konsultacijai (90 min., 120 €) ir intensyviai programai (3 susitikimai, 320 €).`
  }
  const meetings = MEETINGS.filter((id) => shown.includes(id))
  if (meetings.length === 0) return 'Šiuo metu individualių ir porų konsultacijų nesiūlome.'
  if (taken.length > 0) {
    const others = free.length === 0 ? '' : ' Kitus galite užsakyti.'
    return `Šiuo metu užimti šių paketų laikai: ${takenList(offers, taken)}.${others}`
  }
  if (meetings.length === MEETINGS.length) return 'Taip: šiuo metu laisvų laikų yra.'
  return `Šiuo metu galite užsisakyti: ${listOf(meetings.map((id) => `„${offers[id].title}“`))}.`
}

/** Returns what can be done instead of waiting for a free time. */
function meanwhile({ free }: Facts): string {
  return EMAIL_PACKAGES.some((id) => free.includes(id))
    ? 'Kol laukiate, galite rinktis konsultaciją el. paštu: ją pradėti galima bet kurią dieną. Kai atsiras laisvų vietų, tai matysite konsultacijų puslapyje.'
    : 'Ką ir kada vėl galima užsisakyti, matysite konsultacijų puslapyje.'
}

function statedPrices(offers: PackageOffers, sales: PackageSales): string[] {
  const [week, month] = EMAIL_PACKAGES.map((id) => sales[id].price)
  const charged = shows(offers, 'email-monthly') ? `${month} €` : 'prenumeratos kaina'
  return [
    `${termsName(offers, 'email-weekly')}** – ${week} €`,
    `${termsName(offers, 'email-monthly')}** – ${month} € per mėnesį`,
    `nuskaičiuojama ${charged}`,
    `Savaitės paketas kainuoja ${week} €`,
    `prenumerata: ji kainuoja ${month} € per mėnesį`,
  ]
}

function takenList(offers: PackageOffers, taken: readonly PackageId[]): string {
  return listOf(
    taken.map((id) => {
      const { title, takenUntil: until } = offers[id]
      const when =
        until === null
          ? `artimiausias ${FULLY_BOOKED_DAYS} dienų`
          : `iki ${formatLongDay(noonOf(until))}`
      return `„${title}“ (${when})`
    }),
  )
}

const listOf = (parts: readonly string[]) => new Intl.ListFormat('lt').format(parts)

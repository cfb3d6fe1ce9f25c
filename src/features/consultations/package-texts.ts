import { type AnswerHours, answerWords } from './answer-hour-texts.ts'

/**
 * Texts of a package. Its price, availability and payment link are in `features/consultations/consultations.ts`.
 */
interface PackageTexts {
  readonly title: string
  readonly duration: string
  readonly description: string
  readonly features: readonly string[]
}

/** Beginning of each feature that promises an answer time. */
const ANSWER_WITHIN = 'Atsakymas per '

const packages = {
  'email-weekly': {
    title: 'Savaitės el. pašto konsultacijos',
    duration: '7\u00A0dienos',
    description:
      'Savaitę susirašinėjate su mumis: aprašote situaciją, gaunate atsakymus ir aiškų veiksmų planą.',
    features: [
      `${ANSWER_WITHIN}4\u00A0valandas`,
      'Patarimai, pritaikyti jūsų situacijai',
      'Praktinės užduotys kiekvienai dienai',
      'Savaitės apibendrinimas ir tolesni žingsniai',
    ],
  },
  'email-monthly': {
    title: 'Mėnesio el. pašto konsultacijos',
    duration: '1 mėnuo',
    description:
      'Nuolatinis palaikymas visą mėnesį: klauskite tiek, kiek reikia, ir kartu su mumis stebėkite, kas keičiasi.',
    features: [
      'Neribotas klausimų skaičius',
      `${ANSWER_WITHIN}2\u00A0valandas`,
      'Asmeninis santykių stiprinimo planas',
      'Pažangos aptarimas kiekvieną savaitę',
      'Prenumeratą galite nutraukti bet kada',
    ],
  },
  individual: {
    title: 'Individuali konsultacija',
    duration: '60\u00A0min.',
    description:
      'Pokalbis akis į\u00A0akį arba nuotoliu, kai norite geriau suprasti save ir savo pasirinkimus.',
    features: [
      'Saugi ir konfidenciali erdvė',
      'Susitikimas gyvai arba nuotoliu',
      'Užduotys po susitikimo',
    ],
  },
  'couple-therapy': {
    title: 'Porų konsultacija',
    duration: '90\u00A0min.',
    description:
      'Susitikimas dviem: padedame vienam kitą išgirsti ir rasti sprendimą, tinkantį abiem.',
    features: [
      'Dalyvauja abu partneriai',
      'Bendravimo ir konfliktų sprendimo pratimai',
      'Susitarimai, kuriuos parsinešate namo',
    ],
  },
  intensive: {
    title: 'Intensyvi programa',
    duration: '3 susitikimai',
    description:
      'Trys nuoseklūs susitikimai poroms, kurios išgyvena krizę ir nori pokyčio artimiausiu metu.',
    features: [
      'Trys susitikimai su tuo pačiu žmogumi',
      'Išsamus santykių įvertinimas',
      'Planas artimiausiems trims mėnesiams',
      'Palaikymas el.\u00A0paštu tarp susitikimų',
    ],
  },
} as const satisfies Record<string, PackageTexts>

/** Texts about the packages, wherever they are offered. */
export const packageTexts = {
  packages,
  /** `39 €`, and `79 €/mėn.` for a subscription. */
  price: (euros: number, paymentType: 'one-off' | 'subscription') =>
    paymentType === 'subscription' ? `${euros} €/mėn.` : `${euros} €`,
  popular: 'Populiaru',
  occupied: 'Užimta',
  fullyBooked: (days: number) => `Visi laikai užimti artimiausius ${days} dienų`,
  features: 'Ką gausite',
  buy: 'Pirkti konsultaciją',
  subscribe: 'Užsisakyti prenumeratą',
  select: 'Pasirinkti',
  selected: 'Pasirinkta',
  /** Read out by screen readers after the text of a link that opens a new tab. */
  newTab: '(atsidaro naujame skirtuke)',

  // Offer under an article
  offerHeading: 'Norite pasikalbėti apie savo situaciją?',
  offerAll: 'Visi konsultacijų paketai',
} as const

/** Returns the features of a package. @param hours in which messages are answered; null for day and night. */
export function packageFeatures(
  id: keyof typeof packages,
  hours: AnswerHours | null,
): readonly string[] {
  const { within } = answerWords(hours)
  return packages[id].features.map((feature) =>
    feature.startsWith(ANSWER_WITHIN) ? within(feature) : feature,
  )
}

/** Returns the title of a package by its id; free text from an API caller is returned unchanged. */
export function consultationTitle(type: string): string {
  return Object.hasOwn(packages, type) ? packages[type as keyof typeof packages].title : type
}

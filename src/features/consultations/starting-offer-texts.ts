import type { PackageOffers } from './consultations.ts'
import { PROMISED_FEATURES, WEEK_FOR_ONE_QUESTION } from './package-texts.ts'
import { startingTitles } from './starting-title-texts.ts'

const OFFERED = { offer: 'offered', takenUntil: null } as const
const TAKEN = { offer: 'taken', takenUntil: null } as const

/** Packages as offered until the owner changes them (specification, section 3). */
export const startingOffers: PackageOffers = {
  'email-weekly': {
    ...OFFERED,
    title: startingTitles['email-weekly'],
    description: `${WEEK_FOR_ONE_QUESTION} Gaunate atsakymus ir aiškų veiksmų planą.`,
    features: [
      PROMISED_FEATURES['email-weekly'],
      'Patarimai, pritaikyti jūsų situacijai',
      'Praktinės užduotys kiekvienai dienai',
      'Savaitės apibendrinimas ir tolesni žingsniai',
    ],
  },
  'email-monthly': {
    ...OFFERED,
    title: startingTitles['email-monthly'],
    description:
      'Nuolatinis palaikymas visą mėnesį: klauskite tiek, kiek reikia, ir kartu su mumis stebėkite, kas keičiasi.',
    features: [
      'Neribotas klausimų skaičius',
      PROMISED_FEATURES['email-monthly'],
      'Asmeninis santykių stiprinimo planas',
      'Kas savaitę aptariame, kas pasikeitė',
      'Prenumeratą galite nutraukti bet kada',
    ],
  },
  individual: {
    ...TAKEN,
    title: startingTitles.individual,
    description:
      'Pokalbis akis į akį arba nuotoliu, kai norite geriau suprasti save ir savo pasirinkimus.',
    features: [
      'Ką pasakysite, kitiems neperduodame',
      'Susitikimas gyvai arba nuotoliu',
      'Užduotys po susitikimo',
    ],
  },
  'couple-therapy': {
    ...TAKEN,
    title: startingTitles['couple-therapy'],
    description:
      'Susitikimas dviem: padedame vienam kitą išgirsti ir rasti sprendimą, tinkantį abiem.',
    features: [
      'Dalyvauja abu partneriai',
      'Bendravimo ir konfliktų sprendimo pratimai',
      'Susitarimai, kuriuos parsinešate namo',
    ],
  },
  intensive: {
    ...TAKEN,
    title: startingTitles.intensive,
    description:
      'Trys nuoseklūs susitikimai poroms, kurios išgyvena krizę ir nori pokyčio artimiausiu metu.',
    features: [
      'Trys susitikimai su tuo pačiu žmogumi',
      'Išsamus santykių įvertinimas',
      'Planas artimiausiems trims mėnesiams',
      'Palaikymas el. paštu tarp susitikimų',
    ],
  },
}

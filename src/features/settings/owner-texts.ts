import { type AnswerHours, answerHours } from '#src/features/consultations/answer-hour-texts.ts'
import type { PackageOffers } from '#src/features/consultations/consultations.ts'
import { startingOffers } from '#src/features/consultations/starting-offer-texts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { startingClaims } from './claim-texts.ts'
import type { Claims } from './claims.ts'
import type { Paragraph } from './paragraphs.ts'
import { seller, type Seller } from './seller-texts.ts'
import { startingTroubles } from './trouble-texts.ts'
import type { TroublePaths } from './troubles.ts'

/** Owner's settings, as the site needs them. */
export interface OwnerSettings extends Seller {
  /** Hours in which messages are answered; null for all day. */
  readonly answerHours: AnswerHours | null
  /** Sample message on the page of packages, and its answer as Markdown. Shown only if there is an answer. */
  readonly sampleQuestion: string
  readonly sampleAnswer: string
  /** Whether visitors see which pictures and texts were made by AI. */
  readonly aiCaptions: boolean
  /** Slug of the quiz that the articles of a topic recommend, by name of the topic. Other topics recommend none. */
  readonly topicQuizzes: Readonly<Record<string, string>>
  readonly troubles: TroublePaths
  /** City line of the footer, such as `Vilnius, Lietuva`. */
  readonly city: string
  readonly claims: Claims
  readonly packages: PackageOffers
  /** Days, YYYY-MM-DD, on which no messages are answered. */
  readonly daysOff: readonly string[]
  /** Paragraphs to insert into answers, by name. */
  readonly paragraphs: readonly Paragraph[]
  /** Whether visitors see how many messages were answered in time, once there are enough answers. */
  readonly showsAnswerTime: boolean
}

/** Instant, by day off (YYYY-MM-DD), at which the day was announced. */
export type DaysOff = Readonly<Record<string, string>>

/** Defaults until the owner saves the settings. */
export const startingSettings: OwnerSettings = {
  ...seller,
  answerHours,
  sampleQuestion:
    'Kartu esame aštuonerius metus. Kai grįžtu iš darbo, vyras sėdi su telefonu ir į mano „kaip praėjo diena?“ atsako vienu žodžiu. Pykstu, priekaištauju, o jis dar labiau užsidaro. Kaip pradėti pokalbį, kad jis nesibaigtų trinktelėtomis durimis? – L.',
  sampleAnswer: [
    'Laba diena, L.,',
    'ačiū, kad parašėte taip atvirai. Jūsų laiške ryškiausias ne pyktis, o ilgesys: norisi grįžti ten, kur kažkas jūsų laukia. Tik priekaištuose šio ilgesio negirdėti, todėl vyras, ko gero, girdi viena – „vėl ką nors padariau ne taip“.',
    'Iš to, ką aprašote, matyti ratas, į kurį patenka daug porų: kuo garsiau vienas beldžiasi, tuo giliau kitas slepiasi. Nė vienas judviejų dėl to nėra kaltas, o sustabdyti ratą gali bet kuris. Šią savaitę siūlome pabandyti jums:',
    [
      '1. Pirmas dvidešimt minučių po darbo nieko neklauskite. Pasisveikinkite, apkabinkite ir leiskite abiem iš tiesų grįžti namo.',
      '2. Po vakarienės pasakykite vieną sakinį: „Pasiilgstu mūsų. Ar šiandien turėtum dešimt minučių tik mudviem?“ Jei atsakys „ne dabar“, paklauskite, kada.',
      '3. Tas dešimt minučių daugiau klausykitės, nei kalbėkite. Užtenka „papasakok dar“ – taisyti ar patarinėti nereikia.',
    ].join('\n'),
    'Nežadame, kad pavyks iš pirmo karto. Pasižymėkite vakarą, kuris buvo bent truputį kitoks, ir kas tada pasikeitė – nuo to pradėsime kitą laišką.',
    'Ir vienas klausimas jums: kada paskutinį kartą judviem buvo lengva kalbėtis? Kur buvote, ką veikėte? Atsakykite kad ir trimis sakiniais.',
    'O jei kada šalia vyro apima nebe pyktis, o baimė, parašykite apie tai pirmiausia: tada patarimai būtų visai kiti.',
    ['Linkėdami ramaus vakaro  ', 'Santykių akademija'].join('\n'),
  ].join('\n\n'),
  aiCaptions: false,
  topicQuizzes: {
    Bendravimas: 'bendravimo-poroje-testas',
    Pasitikėjimas: 'pasitikejimo-testas',
    Intymumas: 'artumo-testas',
    Konfliktai: 'konfliktu-sprendimo-testas',
    'Santykių patarimai': 'kasdienybes-dviese-testas',
  },
  troubles: startingTroubles,
  city: brand.city,
  claims: startingClaims,
  packages: startingOffers,
  daysOff: [],
  paragraphs: [],
  showsAnswerTime: false,
}

/** Returns the first words of a legal page. @param day `2026 m. lapkričio 20 d.` */
export const validFrom = (day: string) => `Įsigalioja nuo ${day}`

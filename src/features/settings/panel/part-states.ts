import { PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { missingTexts } from '#src/panel/frame/texts.ts'
import { FIGURES } from '../claims.ts'
import { SELLER_DETAILS, type SellerDetail } from '../seller.ts'
import { TROUBLE_NAMES } from '../troubles.ts'
import { type SettingsValues, topicField, troubleField } from './settings-form.ts'
import { settingsTexts } from './texts.ts'

const { states: texts } = settingsTexts

/** State of a part in its summary. */
export interface PartState {
  text: string
  /** Whether the state asks for attention. */
  isOpenTask?: boolean
}

/** Returns the details of a part that the law requires and that are empty, or else the given text. */
function sellerState(values: SettingsValues, of: readonly SellerDetail[], text: string): PartState {
  const missing = SELLER_DETAILS.filter((each) => of.includes(each) && values[each].trim() === '')
  if (missing.length === 0) return { text }
  return {
    text: texts.missing(missing.map((each) => missingTexts.details[each])),
    isOpenTask: true,
  }
}

type Claim = Pick<SettingsValues['claims']['testimonials'][number], 'shown' | 'checkedOn'>

function claimsState(claims: readonly Claim[]): PartState {
  const count = (kind: ReturnType<typeof kindOf>) =>
    claims.filter((each) => kindOf(each) === kind).length
  return {
    text: counted(texts.claims, count),
    isOpenTask: count('madeUp') > 0,
  }
}

const kindOf = ({ shown, checkedOn }: Claim) =>
  shown ? (checkedOn === '' ? 'madeUp' : 'checked') : 'hidden'

/** Names each kind with its count, except kinds without any. */
function counted<Kind extends string>(
  words: Record<Kind, (count: number) => string>,
  count: (kind: Kind) => number,
): string {
  return (Object.keys(words) as Kind[])
    .filter((kind) => count(kind) > 0)
    .map((kind) => words[kind](count(kind)))
    .join(', ')
}

/** Returns a period without its year. */
const shortPeriod = ({ from, to }: { from: string; to: string }) =>
  [from, to]
    .filter(Boolean)
    .map((day) => day.slice('2026-'.length))
    .join(' – ')

/** Returns the state of each part from the values of the form. */
export const PART_STATES = {
  seller: (values) => sellerState(values, ['code', 'address'], values.legalName),
  contacts: (values) => sellerState(values, ['phone'], values.email),
  hours: ({ answerFrom, answerTo }) => ({
    text: answerFrom === '' && answerTo === '' ? texts.always : texts.hours(answerFrom, answerTo),
  }),
  daysOff: ({ daysOff }) => ({
    text: daysOff.periods.map(shortPeriod).filter(Boolean).join(', ') || texts.noDaysOff,
  }),
  answerTime: ({ showsAnswerTime }) => ({ text: showsAnswerTime ? texts.shown : texts.hidden }),
  packages: ({ packages }) => ({
    text: counted(
      texts.offers,
      (offer) => PACKAGE_IDS.filter((id) => packages[id].offer === offer).length,
    ),
  }),
  sample: ({ sampleAnswer }) => ({
    text: sampleAnswer.trim() === '' ? texts.hidden : texts.shown,
  }),
  paragraphs: ({ paragraphs }) => ({ text: texts.paragraphs(paragraphs.length) }),
  figures: ({ claims }) => claimsState(FIGURES.map((id) => claims.figures[id])),
  testimonials: ({ claims }) => claimsState(claims.testimonials),
  place: ({ city }) => ({ text: city }),
  ai: ({ aiCaptions }) => ({ text: aiCaptions ? texts.told : texts.untold }),
  troubles: (values) => ({
    text: texts.troubles(
      TROUBLE_NAMES.filter((trouble) => values[troubleField(trouble)] !== '').length,
      TROUBLE_NAMES.length,
    ),
  }),
  topics: (values) => ({
    text: texts.topics(
      ARTICLE_CATEGORIES.filter((topic) => values[topicField(topic)] !== '').length,
      ARTICLE_CATEGORIES.length,
    ),
  }),
} as const satisfies Record<string, (values: SettingsValues) => PartState>

import { PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { offerOn } from '#src/features/consultations/offered-packages.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import type { PartState } from '#src/panel/kit/record-kind.ts'
import { missingTexts } from '#src/panel/frame/texts.ts'
import { FIGURES } from '../claims.ts'
import { startingSettings } from '../owner-texts.ts'
import type { Part } from '../parts.ts'
import { isSameTown, SELLER_DETAILS, type SellerDetail, townOf } from '../seller.ts'
import { TROUBLE_NAMES } from '../troubles.ts'
import { troubleTexts } from '../trouble-texts.ts'
import { type SettingsValues, topicField, troubleField } from './settings-form.ts'
import { settingsTexts } from './texts.ts'

const { states: texts } = settingsTexts

/** Facts besides the values of the form; null while they are not known. */
interface Known {
  /** Paths that exist. */
  published: readonly string[] | null
  stored: Pick<AdminSettings, 'city' | 'cityCheckedAt'> | null
}

type StateOf = (values: SettingsValues, known: Known) => PartState

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
  const count = (kind: ReturnType<typeof claimKind>) =>
    claims.filter((each) => claimKind(each) === kind).length
  return {
    text: counted(texts.claims, count),
    isOpenTask: count('madeUp') > 0,
  }
}

/** Whether a claim is genuine, not checked, or not shown. */
export const claimKind = ({ shown, checkedOn }: Claim) =>
  shown ? (checkedOn === '' ? 'madeUp' : 'checked') : 'hidden'

/** Names each kind with its count, except kinds without any. */
function counted<Kind extends string>(
  words: Record<Kind, (count: number, isFirst: boolean) => string>,
  count: (kind: Kind) => number,
): string {
  return (Object.keys(words) as Kind[])
    .filter((kind) => count(kind) > 0)
    .map((kind, index) => words[kind](count(kind), index === 0))
    .join(', ')
}

/** Returns a period without its year. */
const shortPeriod = ({ from, to }: { from: string; to: string }) =>
  [from, to]
    .filter(Boolean)
    .map((day) => day.slice('2026-'.length))
    .join(' – ')

/** Returns the state of each part from the values of the form. */
export const PART_STATES: Record<Part, StateOf> = {
  seller: (values) => sellerState(values, ['code', 'address'], values.legalName),
  contacts: (values) => sellerState(values, ['phone'], values.email),
  hours: ({ answerFrom, answerTo }) => ({
    text: answerFrom === '' && answerTo === '' ? texts.always : texts.hours(answerFrom, answerTo),
  }),
  daysOff: ({ daysOff }) => ({
    text: daysOff.periods.map(shortPeriod).filter(Boolean).join(', ') || texts.noDaysOff,
  }),
  answerTime: ({ showsAnswerTime }) => ({ text: showsAnswerTime ? texts.shown : texts.hidden }),
  packages: ({ packages }) => {
    const today = formatDay(new Date())
    const offers = PACKAGE_IDS.map((id) => {
      const { offer, takenUntil } = packages[id]
      return offerOn({ offer, takenUntil: takenUntil || null }, today)
    })
    return {
      text: counted(texts.offers, (offer) => offers.filter((each) => each === offer).length),
    }
  },
  sample: ({ sampleAnswer }) => ({
    text: sampleAnswer.trim() === '' ? texts.hidden : texts.shown,
  }),
  paragraphs: ({ paragraphs }) => ({ text: texts.paragraphs(paragraphs.length) }),
  figures: ({ claims }) => claimsState(FIGURES.map((id) => claims.figures[id])),
  testimonials: ({ claims }) => claimsState(claims.testimonials),
  place: ({ city, address }, { stored }) => {
    const town = townOf(address)
    if (town !== null && !isSameTown(city, town)) {
      return { text: texts.otherTown(town), isOpenTask: true }
    }
    if (stored?.city !== city) return { text: city }
    const { cityCheckedAt: at } = stored
    // A city that was changed before the day was kept is hers.
    if (at === null && city !== startingSettings.city) return { text: city }
    const checked = settingsTexts.claimState(true, at === null ? '' : formatDay(at))
    return { text: `${city} · ${checked}`, isOpenTask: at === null }
  },
  ai: ({ aiCaptions }) => ({ text: aiCaptions ? texts.told : texts.untold }),
  topics: (values) => ({
    text: texts.topics(
      ARTICLE_CATEGORIES.filter((topic) => values[topicField(topic)] !== '').length,
      ARTICLE_CATEGORIES.length,
    ),
  }),
  troubles: (values, { published }) => {
    const chosen = TROUBLE_NAMES.filter((trouble) => values[troubleField(trouble)] !== '')
    const lost = chosen.filter(
      (trouble) => published?.includes(values[troubleField(trouble)]) === false,
    )
    return lost.length === 0
      ? { text: texts.troubles(chosen.length, TROUBLE_NAMES.length) }
      : { text: texts.lost(lost.map((trouble) => troubleTexts.names[trouble])), isOpenTask: true }
  },
}

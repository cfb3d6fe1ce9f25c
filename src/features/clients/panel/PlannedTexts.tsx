import type { PlannedText } from '#src/features/clients/contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { todayTexts } from './today-texts.ts'

const { planned: texts } = todayTexts

/**
 * Lists the texts to be published or sent automatically soon, and says if this week's letter is missing. Renders
 * nothing if no text is planned and the letter is not missing.
 */
export function PlannedTexts({
  planned,
  weekWithoutLetter,
  draftLetter,
}: {
  planned: readonly PlannedText[]
  /** Id of a letter that is neither sent nor scheduled; null without one. */
  draftLetter: string | null
  /**
   * Whether this calendar week has no letter, although there are subscribers. A letter in `planned` may be one for next
   * week.
   */
  weekWithoutLetter: boolean
}) {
  const lacksLetter = weekWithoutLetter && !planned.some(({ kind }) => kind === 'letter')
  if (planned.length === 0 && !lacksLetter) return null
  return (
    <section aria-labelledby="suplanuota" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="suplanuota" className="subheading">
          {texts.heading}
        </h3>
        <PanelLink to={{ screen: 'plan' }} className="link py-2.5">
          {texts.all}
        </PanelLink>
      </div>
      <ul className="card divide-y divide-line">
        {planned.map((text) => (
          <li
            key={text.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm text-muted">{wholeDays(formatMinute(text.at))}</span>
            <PanelLink
              to={formOf(text)}
              className="link justify-self-start py-2.5 font-semibold wrap-anywhere max-sm:col-span-2 max-sm:row-start-2"
            >
              {text.title}
            </PanelLink>
            <span className="badge justify-self-start">{texts.kinds[text.kind]}</span>
          </li>
        ))}
        {lacksLetter ? (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
            <p>{texts.lacksLetter}</p>
            <PanelLink
              to={{ screen: 'letters', letter: { id: draftLetter } }}
              className="button-quiet"
            >
              {draftLetter === null ? texts.write : texts.goOn}
            </PanelLink>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** Returns the form of a text. */
export function formOf({ kind, id }: Pick<PlannedText, 'kind' | 'id'>): PanelView {
  return kind === 'letter' ? { screen: 'letters', letter: { id } } : { screen: 'form', kind, id }
}

import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useState } from 'react'
import { answerWords } from '#src/features/consultations/answer-hour-texts.ts'
import type { Steps } from '#src/features/clients/contracts.ts'
import type { ConfirmedStep } from '#src/features/settings/steps.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { missingTexts } from '#src/panel/frame/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { createConfirming } from './confirming-steps.ts'
import { stepTexts as texts } from './first-steps-texts.ts'
import { STEPS, stepsLeft, type StepName } from './steps-left.ts'

/** Whether she has opened the steps after the next one; null if she has neither opened nor closed them. */
const $areOthersOpen = atom<boolean | null>(null)

/** Page with the packages, where a trial purchase begins. */
const PACKAGES = '/consultations'

interface Step {
  text: string
  /** View for doing the step, or a page of the site. */
  to: PanelView | typeof PACKAGES
  /** Name of the link to the view. */
  link?: string
  /** Step that the owner can confirm as it is. */
  confirms?: ConfirmedStep | null
}

const settingsAt = (field: string): PanelView => ({ screen: 'settings', field })
const securityAt = (part: string): PanelView => ({ screen: 'security', part })

/** Texts, links and confirmations of the steps. */
const STEP: Record<StepName, (known: Steps) => Step> = {
  seller: ({ missing }) => ({
    text: texts.seller(missing.map((detail) => missingTexts.details[detail])),
    to: settingsAt(missing[0] ?? 'code'),
  }),
  password: () => ({ text: texts.password, to: securityAt('slaptazodis') }),
  passkey: () => ({ text: texts.passkey, to: securityAt('raktai') }),
  codes: ({ hasCodes }) => ({
    text: texts.codes(hasCodes),
    to: securityAt('kodai'),
    ...(hasCodes && { link: texts.codesMade }),
  }),
  notices: ({ noticeEmail }) => ({
    text: texts.notices(noticeEmail === null ? null : shownEmail(noticeEmail)),
    to: settingsAt('noticeEmail'),
    confirms: noticeEmail === null ? null : 'notices',
  }),
  city: ({ city }) => ({ text: texts.city(city), to: settingsAt('city'), confirms: 'city' }),
  hours: ({ answerHours }) => ({
    text: texts.hours(answerWords(answerHours).short),
    to: settingsAt('answerFrom'),
    confirms: 'hours',
  }),
  prices: ({ sales }) => ({
    text: texts.prices(sales),
    to: settingsAt(
      `prices.${(sales.find(({ hasLink }) => !hasLink) ?? sales[0])?.id ?? 'email-weekly'}`,
    ),
    confirms: sales.every(({ hasLink }) => hasLink) ? 'prices' : null,
  }),
  expert: () => ({ text: texts.expert, to: { screen: 'experts', expert: { id: null } } }),
  genuine: ({ madeUp }) => ({
    text: texts.genuine(madeUp.map((kind) => missingTexts.madeUp[kind])),
    to: settingsAt(`claims.${madeUp[0] ?? 'figures'}`),
  }),
  purchase: ({ sales }) => ({
    text: texts.purchase(Math.min(...sales.map(({ price }) => price))),
    to: PACKAGES,
  }),
}

interface FirstStepsProps {
  steps: Steps
  /** Whether nothing else waits; otherwise the others are collapsed, as on a phone, and no button stands out. */
  isCalm: boolean
  /** Reloads the steps. */
  onConfirmed: () => Promise<void>
}

/** Shows the next step before the launch, and lists the others that are left; at the end says that all are done. */
export function FirstSteps({ steps, isCalm, onConfirmed }: FirstStepsProps) {
  const [confirming] = useState(() => createConfirming(onConfirmed))
  const busy = useStore(confirming.$busy)
  const isWide = useMediaQuery(ROOMY)
  const areOthersOpen = useStore($areOthersOpen) ?? (isCalm && isWide)
  const [next, ...others] = stepsLeft(steps)

  async function confirm(step: ConfirmedStep): Promise<void> {
    await confirming.confirm(step)
    restoreFocus(document.getElementById('zingsniai'))
  }

  if (next === undefined) {
    return (
      <section
        aria-labelledby="zingsniai"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-mist px-5 py-4"
      >
        <div className="flex max-w-2xl flex-col gap-1">
          <h3 id="zingsniai" tabIndex={-1} className="subheading">
            {texts.end}
          </h3>
          <p>{texts.endText}</p>
        </div>
        <Button quiet busy={busy !== null} onClick={() => void confirm('end')}>
          {texts.endClose}
        </Button>
      </section>
    )
  }
  const row = (name: StepName, look: 'button' | 'button-quiet') => (
    <StepRow
      key={name}
      name={name}
      {...STEP[name](steps)}
      look={look}
      busy={busy}
      onConfirm={(step) => void confirm(step)}
    />
  )
  return (
    <section aria-labelledby="zingsniai" className="flex flex-col gap-4">
      <div className="flex max-w-3xl flex-col gap-1">
        <h3 id="zingsniai" tabIndex={-1} className="subheading">
          {texts.heading}
        </h3>
        <p className="text-sm text-muted">{texts.intro(STEPS - others.length - 1, STEPS)}</p>
      </div>
      <div className="card">
        <ol>{row(next, isCalm ? 'button' : 'button-quiet')}</ol>
        {others.length === 0 ? null : (
          <details open={areOthersOpen} className="group/part border-t border-line">
            <summary
              onClick={(event) => {
                event.preventDefault()
                $areOthersOpen.set(!areOthersOpen)
              }}
              className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2 font-semibold -outline-offset-3 [&::-webkit-details-marker]:hidden"
            >
              {texts.others(others.length)}
              <FoldArrow />
            </summary>
            <ol start={2} className="divide-y divide-line border-t border-line">
              {others.map((name) => row(name, 'button-quiet'))}
            </ol>
          </details>
        )}
      </div>
    </section>
  )
}

interface StepRowProps extends Step {
  name: StepName
  look: 'button' | 'button-quiet'
  busy: ConfirmedStep | null
  onConfirm: (step: ConfirmedStep) => void
}

function StepRow({
  name,
  text,
  to,
  link = texts.links[name],
  confirms = null,
  look,
  busy,
  onConfirm,
}: StepRowProps) {
  const className = `${confirms === null ? look : 'button-quiet'} shrink-0`
  return (
    <li className="flex flex-col items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center">
      <div className="flex max-w-2xl flex-col gap-1">
        <h4 className="font-sans text-base font-semibold">{texts.names[name]}</h4>
        <p className="text-sm wrap-anywhere text-muted">{text}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        {confirms === null ? null : (
          <Button
            quiet={look === 'button-quiet'}
            busy={busy === confirms}
            disabled={busy !== null && busy !== confirms}
            aria-label={`${texts.confirm}: ${texts.names[name]}`}
            onClick={() => onConfirm(confirms)}
          >
            {texts.confirm}
          </Button>
        )}
        {to === PACKAGES ? (
          <a href={to} className={className}>
            {link}
          </a>
        ) : (
          <PanelLink to={to} label={`${link}: ${texts.names[name]}`} className={className}>
            {link}
          </PanelLink>
        )}
      </div>
    </li>
  )
}

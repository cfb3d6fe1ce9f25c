import type { Steps } from '#src/features/clients/contracts.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { missingTexts } from '#src/panel/frame/texts.ts'
import { todayTexts } from './today-texts.ts'

const { steps: texts } = todayTexts

/** Page with the packages, where a trial purchase begins. */
const PACKAGES = '/consultations'

interface Step {
  name: keyof typeof texts.names
  isDone: boolean
  text: string
  /** View for doing the step, or a page of the site. */
  to: PanelView | typeof PACKAGES
}

/** Returns all steps before the launch. */
function stepsOf(known: Steps): Step[] {
  return [
    {
      name: 'seller',
      isDone: known.missing.length === 0,
      text: texts.seller(known.missing.map((detail) => missingTexts.details[detail])),
      to: { screen: 'settings', field: known.missing[0] ?? 'code' },
    },
    {
      name: 'password',
      isDone: known.isPasswordOwn,
      text: texts.password,
      to: { screen: 'security' },
    },
    { name: 'passkey', isDone: known.hasPasskey, text: texts.passkey, to: { screen: 'security' } },
    { name: 'codes', isDone: known.hasCodes, text: texts.codes, to: { screen: 'security' } },
    {
      name: 'expert',
      isDone: known.hasExpert,
      text: texts.expert,
      to: { screen: 'experts', expert: { id: null } },
    },
    {
      name: 'genuine',
      isDone: known.madeUp.length === 0,
      text: texts.genuine(known.madeUp.map((kind) => missingTexts.madeUp[kind])),
      to: { screen: 'settings', field: `claims.${known.madeUp[0] ?? 'figures'}` },
    },
    { name: 'purchase', isDone: known.hasPurchase, text: texts.purchase, to: PACKAGES },
  ]
}

/** Whether steps are left before the launch. */
export function hasSteps(known: Steps): boolean {
  return stepsOf(known).some(({ isDone }) => !isDone)
}

/**
 * Shows the next step before the launch, and lists the others that are left; nothing once all is done.
 * @param isCalm whether nothing else waits; otherwise the others are collapsed, and no button stands out.
 */
export function FirstSteps({ steps, isCalm }: { steps: Steps; isCalm: boolean }) {
  const all = stepsOf(steps)
  const [next, ...others] = all.filter(({ isDone }) => !isDone)
  if (next === undefined) return null
  return (
    <section aria-labelledby="zingsniai" className="flex flex-col gap-4">
      <div className="flex max-w-3xl flex-col gap-1">
        <h3 id="zingsniai" className="subheading">
          {texts.heading}
        </h3>
        <p className="text-sm text-muted">
          {texts.intro(all.length - others.length - 1, all.length)}
        </p>
      </div>
      <div className="card">
        <ol>
          <StepRow {...next} look={isCalm ? 'button' : 'button-quiet'} />
        </ol>
        {others.length === 0 ? null : (
          <details open={isCalm} className="group/part border-t border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2 font-semibold -outline-offset-3 [&::-webkit-details-marker]:hidden">
              {texts.others(others.length)}
              <FoldArrow />
            </summary>
            <ol start={2} className="divide-y divide-line border-t border-line">
              {others.map((step) => (
                <StepRow key={step.name} {...step} look="button-quiet" />
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  )
}

function StepRow({ name, text, to, look }: Step & { look: 'button' | 'button-quiet' }) {
  const className = `${look} shrink-0`
  return (
    <li className="flex flex-col items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center">
      <div className="flex max-w-2xl flex-col gap-1">
        <h4 className="font-sans text-base font-semibold">{texts.names[name]}</h4>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {to === PACKAGES ? (
        <a href={to} className={className}>
          {texts.links[name]}
        </a>
      ) : (
        <PanelLink to={to} className={className}>
          {texts.links[name]}
        </PanelLink>
      )}
    </li>
  )
}

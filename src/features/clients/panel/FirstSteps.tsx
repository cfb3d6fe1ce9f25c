import type { Steps } from '#src/features/clients/contracts.ts'
import { placeholders } from '#src/features/settings/owner-texts.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
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

/** Lists what is left to do before the launch; nothing once all is done. */
export function FirstSteps({ steps: known }: { steps: Steps }) {
  const steps: Step[] = [
    {
      name: 'seller',
      isDone: known.missing.length === 0,
      text: texts.seller(known.missing.map((detail) => missingTexts.details[detail])),
      to: { screen: 'settings' },
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
      isDone: placeholders.length === 0,
      text: texts.genuine(placeholders.map(({ what }) => missingTexts.placeholders[what])),
      to: { screen: 'health' },
    },
    { name: 'purchase', isDone: known.hasPurchase, text: texts.purchase, to: PACKAGES },
  ]
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  return (
    <section aria-labelledby="zingsniai" className="flex flex-col gap-4">
      <div className="flex max-w-3xl flex-col gap-1">
        <h3 id="zingsniai" className="subheading">
          {texts.heading}
        </h3>
        <p className="text-sm text-muted">
          {texts.intro(steps.length - left.length, steps.length)}
        </p>
      </div>
      <ol className="card divide-y divide-line">
        {left.map(({ name, text, to }) => (
          <li
            key={name}
            className="flex flex-col items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center"
          >
            <div className="flex max-w-2xl flex-col gap-1">
              <h4 className="font-sans text-base font-semibold">{texts.names[name]}</h4>
              <p className="text-sm text-muted">{text}</p>
            </div>
            {to === PACKAGES ? (
              <a href={to} className="button-quiet shrink-0">
                {texts.links[name]}
              </a>
            ) : (
              <PanelLink to={to} className="button-quiet shrink-0">
                {texts.links[name]}
              </PanelLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

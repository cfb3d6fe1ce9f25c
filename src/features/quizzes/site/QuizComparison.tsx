import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { createQuizComparison } from './quiz-comparison.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { consents } from '#src/features/consent/texts.ts'
import { ComparisonTerms } from './ComparisonTerms.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'

export { createQuizComparison }

type Comparison = ReturnType<typeof createQuizComparison>

/** Store that the offer and the line above it share. */
interface QuizComparisonProps {
  comparison: Comparison
}

const texts = comparisonTexts.offer

/** Texts of the boxes, which are unticked at first. */
const BOXES = [
  ['adult', consents.comparison.adult],
  ['consent', consents.comparison.text],
] as const

/**
 * Renders the offer to compare a result with another visitor's. It is folded, unless the visitor followed an invitation
 * or already has links.
 */
export function QuizComparison({ comparison }: QuizComparisonProps) {
  const state = useStore(comparison.$state)
  const shownStep = useRef(state.step)
  const { isInvited, isOwn, canAgree } = comparison

  useEffect(() => {
    if (shownStep.current === 'sending' && state.step === 'made') goToOffer()
    shownStep.current = state.step
  }, [state.step])

  const parts = (
    <div className="flex flex-col gap-5 pt-4">
      {isOwn ? <p className="rounded-xl bg-mist px-5 py-4">{texts.own}</p> : null}
      {state.step === 'made' ? (
        <Links comparison={comparison} {...state.links} />
      ) : (
        <>
          <ComparisonTerms />
          {canAgree ? <Agreement comparison={comparison} /> : <p>{texts.answersGone}</p>}
        </>
      )}
    </div>
  )
  if (isInvited) {
    return (
      <section className="mt-8 border-t border-line pt-7 print:hidden">
        <h3 id={OFFER} tabIndex={-1} className="subheading focus:outline-0">
          {state.step === 'made' ? texts.agreed : texts.invited}
        </h3>
        {parts}
      </section>
    )
  }
  return (
    <details
      open={isOwn || state.step === 'made'}
      className="mt-8 border-t border-line pt-5 print:hidden"
    >
      <summary id={OFFER} className="link w-fit cursor-pointer py-2 font-semibold">
        {texts.summary}
      </summary>
      {parts}
    </details>
  )
}

/** Id of the heading of the offer. */
const OFFER = 'kvietimas'

function goToOffer(): void {
  const heading = document.getElementById(OFFER)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/**
 * Tells an invited visitor of the consent below the result, and leads there; afterwards, to the comparison. The former
 * is a button, since a link would replace the invitation in the address.
 */
export function InvitationLine({ comparison }: QuizComparisonProps) {
  const state = useStore(comparison.$state)
  if (!comparison.isInvited) return null
  return (
    <div className="border-l-3 border-forest pl-4 print:hidden">
      {state.step === 'made' ? (
        <>
          <p className="font-semibold">{texts.agreed}</p>
          <a href={state.links.link} className="link inline-block py-2 font-semibold">
            {texts.open}
          </a>
        </>
      ) : (
        <>
          <p className="font-semibold">{texts.invited}</p>
          <p>{texts.invitedNext}</p>
          <button type="button" className="link py-2 font-semibold" onClick={goToOffer}>
            {texts.toInvitation}
          </button>
        </>
      )}
    </div>
  )
}

function Agreement({ comparison }: QuizComparisonProps) {
  const state = useStore(comparison.$state)
  if (state.step === 'made') return null
  const busy = state.step === 'sending'
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void comparison.agree()
      }}
    >
      <div className="flex flex-col gap-1 text-sm">
        {BOXES.map(([box, text]) => (
          <CheckBox
            key={box}
            name={box}
            required
            checked={state.boxes[box]}
            disabled={busy}
            onTick={(ticked) => comparison.tick(box, ticked)}
          >
            {text}
          </CheckBox>
        ))}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {state.step === 'offer' ? state.message : null}
      </p>
      <Button type="submit" quiet={!comparison.isInvited} busy={busy}>
        {comparison.isInvited ? texts.join : texts.start}
      </Button>
    </form>
  )
}

interface LinksProps extends QuizComparisonProps {
  link: string
  invite: string | null
}

/** Shows a visitor's links. To copy the invitation, or to open the comparison, is the one thing to do. */
function Links({ comparison, link, invite }: LinksProps) {
  const own = <Link words={texts.ownLink} link={link} onCopy={comparison.copy} />
  if (invite === null) {
    return (
      <>
        <a href={link} className="button w-fit">
          {texts.open}
        </a>
        {own}
      </>
    )
  }
  return (
    <>
      <Link words={texts.invite} link={invite} onCopy={comparison.copy} filled />
      {own}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={link} className="link py-2 font-semibold">
          {texts.open}
        </a>
        {comparison.canAgree ? (
          <Button quiet onClick={comparison.again}>
            {texts.again}
          </Button>
        ) : null}
      </div>
    </>
  )
}

interface LinkProps {
  /** Whether the link is to be passed on, unlike the visitor's own. */
  filled?: boolean
  words: Record<'label' | 'text' | 'copy', string>
  link: string
  onCopy: (link: string) => Promise<void>
}

function Link({ filled = false, words, link, onCopy }: LinkProps) {
  return (
    <div
      className={`flex flex-col gap-3 rounded-xl border p-5 ${filled ? 'border-mist bg-mist' : 'border-line'}`}
    >
      <Field label={words.label}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} text-ellipsis`}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <p className="text-sm text-muted">{words.text}</p>
      <div>
        <Button quiet={!filled} onClick={() => void onCopy(link)}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}

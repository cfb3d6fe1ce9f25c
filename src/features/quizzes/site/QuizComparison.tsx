import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SentAnswer } from '../option-places.ts'
import { createQuizComparison } from './quiz-comparison.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { consents } from '#src/features/consent/texts.ts'
import { ComparisonTerms } from './ComparisonTerms.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'

interface QuizComparisonProps {
  slug: string
  /** Null if the tab was reloaded. */
  answers: SentAnswer[] | null
}

type Comparison = ReturnType<typeof createQuizComparison>

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
export function QuizComparison({ slug, answers }: QuizComparisonProps) {
  const [comparison] = useState(() =>
    createQuizComparison({ slug, answers, fragment: location.hash }),
  )
  const state = useStore(comparison.$state)
  const { isInvited, isOwn, canAgree } = comparison
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
        <h3 id={HEADING} tabIndex={-1} className="subheading focus:outline-0">
          {texts.invited}
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
      <summary className="link w-fit cursor-pointer py-2 font-semibold">{texts.summary}</summary>
      {parts}
    </details>
  )
}

/** Id of the heading of an invited visitor's consent. */
const HEADING = 'kvietimas'

/**
 * Tells an invited visitor of the consent below the result, and leads there. It is a button, since a link would replace
 * the invitation in the address.
 */
export function InvitationLine({ slug }: Pick<QuizComparisonProps, 'slug'>) {
  const [isShown] = useState(
    () => createQuizComparison({ slug, answers: null, fragment: location.hash }).isInvited,
  )
  if (!isShown) return null
  const goDown = () => {
    const heading = document.getElementById(HEADING)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="border-l-3 border-forest pl-4 print:hidden">
      <p className="font-semibold">{texts.invited}</p>
      <p>{texts.invitedNext}</p>
      <button type="button" className="link py-2 font-semibold" onClick={goDown}>
        {texts.toInvitation}
      </button>
    </div>
  )
}

function Agreement({ comparison }: { comparison: Comparison }) {
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

interface LinksProps {
  comparison: Comparison
  link: string
  invite: string | null
}

function Links({ comparison, link, invite }: LinksProps) {
  return (
    <>
      {invite === null ? null : (
        <Link words={texts.invite} link={invite} onCopy={comparison.copy} filled />
      )}
      <Link words={texts.ownLink} link={link} onCopy={comparison.copy} />
      <div className="flex flex-wrap gap-3">
        <a href={link} className={invite === null ? 'button' : 'button-quiet'}>
          {texts.open}
        </a>
        {comparison.canAgree && invite !== null ? (
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
          <input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <p className="text-sm text-muted">{words.text}</p>
      <div>
        <Button quiet onClick={() => void onCopy(link)}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}

import { useId } from 'react'
import {
  type ConsultationPackage,
  EMAIL_PACKAGES,
} from '#src/features/consultations/consultations.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { type AnswerHours, answerWords } from '#src/features/consultations/answer-hour-texts.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { packageFeatures } from '#src/features/consultations/package-texts.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { PackageTerms } from './PackageTerms.tsx'

interface PackageActionProps {
  item: ConsultationPackage
  /** Label of the link or button. If null, a button selects the package, and a text says that it is selected. */
  label: string | null
  /** Id of the element that distinguishes this label from identical ones. */
  describedBy?: string
  selected?: boolean
  onSelect: () => void
}

/** Opens the card payment in a new tab, or selects a package without a payment link; then the form gets the focus. */
export function PackageAction({
  item,
  label,
  describedBy,
  selected,
  onSelect,
}: PackageActionProps) {
  const hydrated = useHydrated()
  if (item.paymentLink === null) {
    if (selected && label === null) {
      return <span className="badge">{consultationTexts.selected}</span>
    }
    return (
      <button
        type="button"
        aria-describedby={describedBy}
        disabled={!hydrated}
        onClick={onSelect}
        className="button"
      >
        {label ?? consultationTexts.select}
      </button>
    )
  }
  return (
    <a
      href={item.paymentLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      onClick={onSelect}
      className="button"
    >
      {label} <span className="sr-only">{consultationTexts.newTab}</span>
    </a>
  )
}

interface PackageCardProps {
  item: ConsultationPackage
  /** Hours in which messages are answered; null for day and night. */
  hours: AnswerHours | null
  selected: boolean
  onSelect: () => void
}

/** Shows a package that can be chosen. */
export function PackageCard({ item, hours, selected, onSelect }: PackageCardProps) {
  const headingId = useId()
  const label =
    item.paymentType === 'subscription' ? consultationTexts.subscribe : consultationTexts.buy
  // Hours that the owner has set are beside the promised time.
  const counted =
    hours === null && EMAIL_PACKAGES.some((id) => id === item.id)
      ? answerWords(hours).counted
      : null
  return (
    <article
      aria-labelledby={headingId}
      data-package={item.id}
      className={`card package ${selected ? 'selected' : ''}`.trim()}
    >
      <div>
        {item.popular ? <Popular /> : null}
        <h2 id={headingId} className="text-2xl text-wrap">
          {item.title}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong>{consultationTexts.price(item.price, item.paymentType)}</strong>{' '}
          <span className="text-muted">{consultationTexts.durations[item.id]}</span>
        </p>
      </div>
      <p>{item.description}</p>
      <div className="border-t border-line pt-5">
        <h3>{consultationTexts.features}</h3>
        <ul className="ticks mt-3 flex flex-col gap-2">
          {packageFeatures(item.features, hours).map((feature) => (
            <li key={feature}>{bindSpaces(feature)}</li>
          ))}
        </ul>
      </div>
      <div>
        <PackageAction
          item={item}
          describedBy={headingId}
          label={item.paymentLink === null ? null : label}
          selected={selected}
          onSelect={onSelect}
        />
      </div>
      <PackageTerms
        answers={[counted, item.absence].filter((sentence) => sentence !== null)}
        renewed={item.paymentType === 'subscription'}
      />
    </article>
  )
}

/** Shows a fully booked package, as a small grey row of a list. */
export function TakenPackage(item: ConsultationPackage) {
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} data-package={item.id} className="card package taken">
      <h3 id={headingId}>{bindSpaces(item.title)}</h3>
      <strong>{consultationTexts.price(item.price, item.paymentType)}</strong>
      {item.popular ? <Popular /> : null}
      <span className="badge">{consultationTexts.occupied}</span>
      <p>{consultationTexts.durations[item.id]}</p>
      <p>{item.fullyBooked}</p>
    </article>
  )
}

function Popular() {
  return <span className="badge badge-clay">{consultationTexts.popular}</span>
}

import type { ConsultationPackage } from '../consultations.ts'
import { consultationTexts } from '../texts.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

interface PackageActionProps {
  item: ConsultationPackage
  /** Label of the link or button; by default a button says whether its package is selected. */
  label: string | null
  /** Id of the element that distinguishes this label from identical ones. */
  describedBy?: string
  selected?: boolean
  onSelect: () => void
}

/** Links to the card payment in a new tab, or selects a package that has no payment link. */
export function PackageAction({
  item,
  label,
  describedBy,
  selected,
  onSelect,
}: PackageActionProps) {
  const hydrated = useHydrated()
  if (item.paymentLink === null) {
    return (
      <button
        type="button"
        aria-describedby={describedBy}
        aria-pressed={selected}
        disabled={!hydrated}
        onClick={onSelect}
        className="button"
      >
        {label ?? (selected ? consultationTexts.selected : consultationTexts.select)}
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

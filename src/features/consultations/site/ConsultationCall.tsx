import type { RefObject } from 'react'
import type { ConsultationPackage, PackageId } from '../consultations.ts'
import { consultationTexts } from '../texts.ts'
import { PackageTerms } from './PackageTerms.tsx'
import { PackageAction } from './PackageCard.tsx'

interface ConsultationCallProps {
  packages: readonly ConsultationPackage[]
  /** Null if another heading takes the focus. */
  heading: RefObject<HTMLHeadingElement | null> | null
  onSelect: (id: PackageId) => void
}

const WORDS: Partial<Record<PackageId, (price: string) => string>> = {
  'email-weekly': consultationTexts.callWeekly,
  'email-monthly': consultationTexts.callMonthly,
}

/** Offers the available e-mail packages while no booking form is open. */
export function ConsultationCall({ packages, heading, onSelect }: ConsultationCallProps) {
  const offered = packages.filter(({ id, available }) => available && WORDS[id] !== undefined)
  if (offered.length === 0) return null
  return (
    <section
      className="grid items-end gap-6 border-t border-line pt-10 lg:grid-cols-[1fr_auto]"
      data-call-to-action
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="heading">
          {consultationTexts.callHeading}
        </h2>
        <p className="mt-3 mb-4 max-w-measure">{consultationTexts.callText}</p>
        <PackageTerms renewed={offered.some(({ paymentType }) => paymentType === 'subscription')} />
      </div>
      <div className="grid w-fit gap-3 sm:grid-cols-2">
        {offered.map((item) => (
          <PackageAction
            key={item.id}
            item={item}
            label={WORDS[item.id]?.(consultationTexts.price(item.price, item.paymentType)) ?? null}
            onSelect={() => onSelect(item.id)}
          />
        ))}
      </div>
    </section>
  )
}

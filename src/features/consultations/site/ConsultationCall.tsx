import type { RefObject } from 'react'
import type { ConsultationPackage, PackageId } from '../consultations.ts'
import { consultationTexts } from '../texts.ts'
import { PackageTerms } from './PackageTerms.tsx'
import { PackageAction } from './PackageCard.tsx'

interface ConsultationCallProps {
  packages: readonly ConsultationPackage[]
  heading: RefObject<HTMLHeadingElement | null>
  onSelect: (id: PackageId) => void
}

const WORDS: Partial<Record<PackageId, (price: string) => string>> = {
  'email-weekly': consultationTexts.callWeekly,
  'email-monthly': consultationTexts.callMonthly,
}

/** Offers the weekly and the monthly package while no booking form is open. */
export function ConsultationCall({ packages, heading, onSelect }: ConsultationCallProps) {
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
        <PackageTerms renewed />
      </div>
      <div className="flex flex-wrap gap-3">
        {packages.map((item) => {
          const words = WORDS[item.id]
          return words === undefined ? null : (
            <PackageAction
              key={item.id}
              item={item}
              label={words(consultationTexts.price(item.price, item.paymentType))}
              onSelect={() => onSelect(item.id)}
            />
          )
        })}
      </div>
    </section>
  )
}

import { useId, type ReactNode } from 'react'

export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 sm:gap-5">
      <h3 id={id} className="subheading border-b border-line pb-2">
        {heading}
      </h3>
      {children}
    </section>
  )
}

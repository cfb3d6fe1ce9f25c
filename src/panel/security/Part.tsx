import type { ReactNode, Ref } from 'react'

interface PartProps {
  id: string
  /** Gets the focus when what had it is gone. */
  heading: Ref<HTMLHeadingElement>
  title: string
  intro: string
  /** Stands beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the view with a heading and what it is about. */
export function Part({ id, heading, title, intro, action, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex max-w-3xl flex-col gap-1">
          <h3 ref={heading} id={id} tabIndex={-1} className="subheading">
            {title}
          </h3>
          <p className="text-sm text-muted">{intro}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

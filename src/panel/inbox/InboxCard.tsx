import type { ReactNode } from 'react'

interface InboxCardProps {
  /** Shown as the heading; the address where there is no name. */
  name: string | null
  email: string
  badge: ReactNode
  /** A line of metadata. */
  facts: ReactNode
  /** Beside the name where there is room, else at the end. */
  removeButton: ReactNode
  children?: ReactNode
}

export function InboxCard({ name, email, badge, facts, removeButton, children }: InboxCardProps) {
  return (
    <article className="card gap-x-6 gap-y-4 p-5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg">
            {name ?? (
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            )}
          </h3>
          {badge}
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">{facts}</p>
      </div>
      {children === undefined ? null : (
        <div className="min-w-0 border-b border-line pb-5 sm:col-span-2 sm:row-start-2 sm:border-0 sm:pb-0">
          {children}
        </div>
      )}
      <div className="sm:col-start-2 sm:row-start-1">{removeButton}</div>
    </article>
  )
}

import type { ReactNode } from 'react'
import { FoldArrow } from '#src/panel/frame/controls.tsx'

interface FoldedPartProps {
  /** Path of the part's fields in the form. */
  path: string
  title: string
  state: string
  /** Whether the state asks for attention. */
  isOpenTask?: boolean
  children: ReactNode
}

/** Shows the name and state of a part of the form, which open its fields. */
export function FoldedPart({ path, title, state, isOpenTask = false, children }: FoldedPartProps) {
  return (
    <details data-part={path} className="group/part card px-5">
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <span className={`badge ${isOpenTask ? 'badge-clay' : ''}`}>{state}</span>
        </span>
        <FoldArrow />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line py-5">{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'
import { FoldArrow } from '#src/panel/frame/controls.tsx'

interface FoldedPartProps {
  /** Path of the part's fields in the form. */
  path: string
  title: string
  /** Id of the element with the title. */
  titleId?: string
  state: string
  /** Whether the state asks for attention. */
  isOpenTask?: boolean
  children: ReactNode
}

/** Shows the name and state of a part of the form, which open its fields. */
export function FoldedPart({
  path,
  title,
  titleId,
  state,
  isOpenTask = false,
  children,
}: FoldedPartProps) {
  return (
    <details data-part={path} className="group/part card">
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 px-5 py-2 -outline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-col items-start gap-x-4 gap-y-1 sm:flex-row sm:items-center sm:justify-between">
          <span id={titleId} className="font-semibold wrap-anywhere">
            {title}
          </span>
          <span className={`badge ${isOpenTask ? 'badge-clay' : ''}`}>{state}</span>
        </span>
        <FoldArrow />
      </summary>
      <div className="mx-5 flex flex-col gap-5 border-t border-line py-5">{children}</div>
    </details>
  )
}

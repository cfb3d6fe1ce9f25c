import type { ReactNode } from 'react'
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { faultsOf } from '#src/panel/kit/form-fields.tsx'
import type { QuizValues } from './quiz-form.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { quizFormTexts } from './texts.ts'

/** Names of the lists that a quiz has. */
export type PartList = 'questions' | 'dimensions' | 'categories'

interface QuizPartProps {
  form: UseFormReturn<QuizValues>
  name: `${PartList}.${number}`
  heading: string
  /** Summary in the line of a collapsed part. */
  facts: readonly string[]
  badge?: string | null
  color?: string
  handle?: ReactNode
  children: ReactNode
}

/**
 * Renders a question, band or dimension that can be collapsed to one line. Whether it is open is stored only in its
 * `details` element, so that `openPart` can open it. Fields of a collapsed part stay in the form.
 */
export function QuizPart({
  form,
  name,
  heading,
  facts,
  badge = null,
  color,
  handle,
  children,
}: QuizPartProps) {
  const faults = faultsOf(get(form.formState.errors, name as FieldPath<QuizValues>)).length
  return (
    <div className="relative">
      {handle === undefined ? null : <div className="absolute top-2 left-1.5 z-1">{handle}</div>}
      <details data-part={name} className="group/part">
        <summary
          className={`flex min-h-15 cursor-pointer list-none items-center gap-3 py-2.5 pr-4 -outline-offset-3 hover:bg-mist sm:pr-6 [&::-webkit-details-marker]:hidden ${handle === undefined ? 'pl-4 sm:pl-6' : 'pl-14'}`}
        >
          {color === undefined ? null : (
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border border-edge"
              style={{ backgroundColor: color }}
            />
          )}
          <span className="flex min-w-0 grow flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-center lg:justify-between">
            <h4 className="line-clamp-2 font-sans leading-snug font-semibold wrap-anywhere">
              {heading}
            </h4>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:shrink-0 lg:flex-nowrap">
              <span>{facts.join(' · ')}</span>
              {badge === null ? null : <span className="badge badge-clay">{badge}</span>}
              {faults === 0 ? null : (
                <span className="badge bg-danger text-on-danger">
                  {quizFormTexts.faults(faults)}
                </span>
              )}
            </span>
          </span>
          <FoldArrow />
        </summary>
        <div className="flex flex-col gap-4 border-t border-line p-4 sm:p-6">{children}</div>
      </details>
    </div>
  )
}

interface PartsHeadingProps {
  id: string
  heading: string
  list: PartList
  count: number
  children: ReactNode
}

/** Renders the heading of a list, with buttons that open and collapse all its parts. */
export function PartsHeading({ id, heading, list, count, children }: PartsHeadingProps) {
  const buttons = [
    { words: quizFormTexts.openAll, open: true },
    { words: quizFormTexts.collapseAll, open: false },
  ]
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id={id} className="subheading">
          {heading}
        </h3>
        {count < 2 ? null : (
          <div className="flex gap-x-5 text-sm">
            {buttons.map(({ words, open }) => (
              <button
                key={words}
                type="button"
                aria-label={panelTexts.itemLabel(words, heading)}
                onClick={() => setAll(list, open)}
                className="link min-h-11"
              >
                {words}
              </button>
            ))}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

function setAll(list: PartList, open: boolean): void {
  const parts = document.querySelectorAll<HTMLDetailsElement>(`details[data-part^="${list}."]`)
  for (const part of parts) part.open = open
}

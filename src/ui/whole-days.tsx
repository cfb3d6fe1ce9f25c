import type { ReactNode } from 'react'

/**
 * Returns a text in which no line divides a day, `2026-11-30` or `11-30 14.05`, as browsers do after a hyphen. The
 * characters stay as they are, so that a copied day can be searched.
 */
export function wholeDays(text: string): ReactNode {
  return text.split(/(\b(?:\d{4}-)?\d\d-\d\d(?: \d\d\.\d\d)?\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

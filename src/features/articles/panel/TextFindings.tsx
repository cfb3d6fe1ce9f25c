import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { SEO_TITLE_MAX } from '#src/core/seo-limits.ts'
import type { TextFinding } from '#src/features/search/text-checks.ts'
import { createTextChecks } from './text-checks.ts'
import { checkTexts } from './check-texts.ts'

interface TextFindingsProps {
  content: string
  /** Title as search results show it; empty for a text without one. */
  title: string
  /** Called when the last finding was dismissed. */
  onNone: () => void
}

/** Shows possible flaws as a list. It is no live region, so screen readers announce nothing while somebody writes. */
export function TextFindings({ content, title, onNone }: TextFindingsProps) {
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const [checks] = useState(() => createTextChecks())
  const findings = useStore(checks.$findings)

  useEffect(() => {
    void checks.look({ content, title })
  }, [checks, content, title])

  function dismiss(key: string): void {
    checks.dismiss(key)
    // The pressed button no longer exists, so the focus needs another place.
    if (checks.$findings.get().length > 0) heading.current?.focus()
    else onNone()
  }

  if (findings.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4 text-sm">
      <p ref={heading} id={id} tabIndex={-1} className="font-semibold">
        {checkTexts.heading(findings.length)}
      </p>
      <ul>
        {findings.map((finding) => (
          <li
            key={finding.key}
            className="flex items-center justify-between gap-4 border-b border-line py-1"
          >
            <p className="min-w-0">{sentenceOf(finding)}</p>
            <button
              type="button"
              aria-label={checkTexts.dismissThis(sentenceOf(finding))}
              onClick={() => dismiss(finding.key)}
              className="link min-h-11 shrink-0"
            >
              {checkTexts.dismiss}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf(finding: TextFinding): string {
  switch (finding.about) {
    case 'title':
      return checkTexts.title(finding.length, SEO_TITLE_MAX)
    case 'link':
    case 'anchor':
    case 'scheme':
      return checkTexts[finding.about](finding.words, finding.address)
    case 'picture':
      return checkTexts.picture(finding.address)
    case 'heading':
      return checkTexts.jump(finding.words, finding)
  }
}

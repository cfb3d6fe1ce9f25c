import type { Section } from '../headings.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { blogTexts } from '../texts.ts'

/**
 * Shows links to the sections of an article or a page; nothing if there are none. The list is closed on narrow screens.
 * On wide screens it is beside the text, and `page-script.ts` opens it.
 */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <nav data-pagefind-ignore="" aria-label={blogTexts.contents} className="toc">
      <details>
        <summary>{blogTexts.contents}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{bindSpaces(title)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

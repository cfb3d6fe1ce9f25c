import type { Section } from '../headings.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { blogTexts } from '../texts.ts'

/** Sections that are linked even while the list is closed, if more than one follows. */
const FIRST_SECTIONS = 3

/**
 * Shows links to the sections of an article or a page; nothing if there are none. On narrow screens only the first are
 * open. On wide screens the list is beside the text, and `page-script.ts` opens it.
 */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  const count = sections.length > FIRST_SECTIONS + 1 ? FIRST_SECTIONS : 0
  return (
    <nav data-pagefind-ignore="" aria-label={blogTexts.contents} className="toc">
      {count === 0 ? null : (
        <>
          <p>{blogTexts.contents}</p>
          <Entries sections={sections.slice(0, count)} />
        </>
      )}
      <details>
        <summary>{count === 0 ? blogTexts.contents : blogTexts.allContents}</summary>
        <Entries sections={sections.slice(count)} />
      </details>
    </nav>
  )
}

function Entries({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{bindSpaces(title)}</a>
        </li>
      ))}
    </ol>
  )
}

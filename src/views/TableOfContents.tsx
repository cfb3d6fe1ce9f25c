import type { Section } from '#src/domain/headings.ts'
import { blogTexts } from '#src/texts/blog.ts'

/** Links to the sections of an article or a page; nothing when it has no table of contents. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <nav
      data-pagefind-ignore=""
      aria-label={blogTexts.contents}
      className="mb-8 rounded-xl bg-sand px-5 py-3"
    >
      <details open>
        <summary className="py-1 font-semibold">{blogTexts.contents}</summary>
        <ol className="mt-1 list-decimal pl-6">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link block py-2">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

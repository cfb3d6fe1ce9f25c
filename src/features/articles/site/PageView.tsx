import type { PublicPage } from '../contracts.ts'
import { contentsOfPage } from '../headings.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { pageTexts } from '#src/features/articles/texts.ts'
import { AiCaption } from '#src/features/images/site/AiCaption.tsx'
import { Cover } from '#src/features/images/site/Cover.tsx'
import { Prose } from './Prose.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Tags } from './Tags.tsx'

/** Shows a static page (specification, section 2, static page viewer). */
export function PageView({ page }: { page: PublicPage }) {
  return (
    <article className="column pt-page">
      <header className="mb-8 flex flex-col gap-4">
        <h1 className="title">{bindSpaces(page.title)}</h1>
        <p className="lead">{bindSpaces(page.excerpt)}</p>
        <div className="meta">
          <time dateTime={page.updatedAt}>{pageTexts.updated(formatDay(page.updatedAt))}</time>
          <span>{pageTexts.readingTime(page.readingTime)}</span>
        </div>
      </header>
      {page.imageUrl === null ? null : (
        <>
          <div className="wide picture mb-8">
            <Cover imageUrl={page.imageUrl} alt={page.imageAltText ?? page.title} eager whole />
          </div>
          <AiCaption item={page} part="image" />
        </>
      )}
      <TableOfContents sections={contentsOfPage(page)} />
      <Prose html={page.content} />
      <AiCaption item={page} part="text" />
      <footer className="mt-8">
        <Tags label={pageTexts.tags} tags={page.tags} />
      </footer>
    </article>
  )
}

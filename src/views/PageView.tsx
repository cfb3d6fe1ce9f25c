import type { PublicPage } from '#src/contracts/posts.ts'
import { contentsOfPage } from '#src/domain/headings.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { pageTexts } from '#src/texts/pages.ts'
import { Cover } from './Cover.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Tags } from './Tags.tsx'

/** A static page (specification, section 2, static page viewer). */
export function PageView({ page }: { page: PublicPage }) {
  return (
    <article className="column pt-12">
      <header className="flex flex-col gap-4">
        <h1 className="title">{page.title}</h1>
        <p className="lead">{page.excerpt}</p>
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <time dateTime={page.updatedAt}>{pageTexts.updated(formatDay(page.updatedAt))}</time>
          <span>{pageTexts.readingTime(page.readingTime)}</span>
        </div>
      </header>
      {page.imageUrl === null ? null : (
        <div className="wide mt-8 overflow-hidden rounded-2xl">
          <Cover imageUrl={page.imageUrl} alt={page.imageAltText ?? page.title} eager />
        </div>
      )}
      <div className="contents-aside mt-8">
        <TableOfContents sections={contentsOfPage(page)} />
      </div>
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.content }} />
      <footer className="mt-8">
        <Tags label={pageTexts.tags} tags={page.tags} />
      </footer>
    </article>
  )
}

import type { PostSummary } from '#src/features/articles/contracts.ts'
import { type ListPage, listPath, type ListPlace, pageNumbers } from '../article-lists.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { PostList } from './PostList.tsx'

const BOX = 'grid h-11 min-w-11 place-items-center rounded-lg px-3'
const LINK = `${BOX} text-forest underline underline-offset-4 hover:bg-sand`

/** Shows links to the pages of the article list; nothing for a single page. */
export function Pagination({ place }: { place: ListPlace }) {
  const { topic, page, pageCount } = place
  if (pageCount === 1) return null
  return (
    <nav aria-label={blogTexts.pages} className="mt-10 flex flex-wrap justify-center gap-2">
      {page > 1 ? (
        <a href={listPath(topic, page - 1)} rel="prev" className={LINK}>
          {blogTexts.previousPage}
        </a>
      ) : null}
      <ol className="flex flex-wrap justify-center gap-2">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={BOX} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink topic={topic} number={number} current={number === page} />
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a href={listPath(topic, page + 1)} rel="next" className={LINK}>
          {blogTexts.nextPage}
        </a>
      ) : null}
    </nav>
  )
}

interface PageLinkProps {
  topic: string | null
  number: number
  current: boolean
}

function PageLink({ topic, number, current }: PageLinkProps) {
  return (
    <a
      href={listPath(topic, number)}
      aria-label={blogTexts.page(number)}
      aria-current={current ? 'page' : undefined}
      className={current ? `${BOX} bg-mist font-semibold text-forest` : LINK}
    >
      {number}
    </a>
  )
}

/** Shows one page of the article list, with links to the others. */
export function PostPage({ page: { items, place } }: { page: ListPage<PostSummary> }) {
  return (
    <>
      <PostList posts={items} oneTopic={place.topic !== null} />
      <Pagination place={place} />
    </>
  )
}

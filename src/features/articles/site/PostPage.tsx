import type { PostSummary } from '#src/features/articles/contracts.ts'
import { type ListPage, listPath, type ListPlace, pageNumbers } from '../article-lists.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { PostList } from './PostList.tsx'

/** One row of a phone holds all boxes, since they shrink. */
const BOX =
  'grid h-11 max-w-full min-w-0 place-items-center rounded-lg max-sm:w-11 sm:min-w-11 sm:px-3'
const ARROW = 'max-sm:text-xl max-sm:no-underline'
const LINK = `${BOX} text-forest underline underline-offset-4 hover:bg-sand`

/** Shows links to the pages of the article list; nothing for a single page. */
export function Pagination({ place }: { place: ListPlace }) {
  const { topic, page, pageCount } = place
  if (pageCount === 1) return null
  return (
    <nav aria-label={blogTexts.pages} className="mt-10 flex justify-center gap-1 sm:gap-2">
      {page > 1 ? (
        <a href={listPath(topic, page - 1)} rel="prev" className={`${LINK} ${ARROW}`}>
          <Direction sign="←" name={blogTexts.previousPage} />
        </a>
      ) : null}
      <ol className="flex min-w-0 gap-1 sm:gap-2">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number} className="min-w-0">
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
        <a href={listPath(topic, page + 1)} rel="next" className={`${LINK} ${ARROW}`}>
          <Direction sign="→" name={blogTexts.nextPage} />
        </a>
      ) : null}
    </nav>
  )
}

/** Shows an arrow on a phone, which has no room for the word. */
function Direction({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {sign}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </>
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
      <PostList posts={items} lead={place.page === 1} oneTopic={place.topic !== null} />
      <Pagination place={place} />
    </>
  )
}

import type { PostSummary } from '../contracts.ts'
import type { ListPage } from '../article-lists.ts'
import { Pagination } from './Pagination.tsx'
import { PostList } from './PostList.tsx'

/** One page of the article list with the links to the others. */
export function PostPage({ page: { items, place } }: { page: ListPage<PostSummary> }) {
  return (
    <>
      <PostList posts={items} />
      <Pagination place={place} />
    </>
  )
}

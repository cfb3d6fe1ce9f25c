import type { PostSummary } from '#src/contracts/posts.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { EmptyList } from './EmptyList.tsx'
import { PostCard } from './PostCard.tsx'

/** The articles as a grid of cards, or the sentence for an empty blog. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return <EmptyList text={blogTexts.empty} />
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

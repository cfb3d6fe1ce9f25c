import type { PostSummary } from '../contracts.ts'
import { blogTexts } from '../texts.ts'
import { EmptyList } from '#src/site/EmptyList.tsx'
import { PostCard } from './PostCard.tsx'

/** The articles, the first larger, or the sentence for an empty blog. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return <EmptyList text={blogTexts.empty} />
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  )
}

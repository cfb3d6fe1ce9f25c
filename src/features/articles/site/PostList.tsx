import type { PostSummary } from '#src/features/articles/contracts.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { EmptyList } from '#src/site/EmptyList.tsx'
import { CARD_TAG_COUNT } from '#src/features/articles/articles.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { Cover } from '#src/features/images/site/Cover.tsx'
import { Tags } from './Tags.tsx'

interface PostCardProps {
  post: PostSummary
  /** Whether this is the first article, whose cover is on the first screen. */
  first?: boolean
}

/** Shows an article in a list (specification, section 2, blog list). */
export function PostCard({ post, first = false }: PostCardProps) {
  return (
    <article className="post">
      <div className="picture">
        <Cover
          imageUrl={post.imageUrl}
          category={post.category}
          alt={post.imageAltText ?? ''}
          eager={first}
        />
      </div>
      <div>
        <div className="meta">
          {post.category === null ? null : <span className="badge">{post.category}</span>}
          <span>{blogTexts.readingTime(post.readingTime)}</span>
          <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
        </div>
        <h2 className="subheading">
          <a href={itemPath('post', post.slug)} className="cover-link line-clamp-2">
            {bindSpaces(post.title)}
          </a>
        </h2>
        <p className="line-clamp-3 text-muted">{bindSpaces(post.excerpt)}</p>
        <Tags label={blogTexts.tags} tags={post.tags.slice(0, CARD_TAG_COUNT)} />
      </div>
    </article>
  )
}

/** Shows the articles, the first one larger, or a sentence if there are none. */
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

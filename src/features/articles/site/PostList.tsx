import type { PostSummary } from '#src/features/articles/contracts.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { EmptyList } from '#src/site/EmptyList.tsx'
import {
  CARD_EXCERPT,
  CARD_EXCERPT_LEAST,
  CARD_TAG_COUNT,
  LEAD_EXCERPT,
} from '#src/features/articles/articles.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { cutAtWord } from '#src/core/cut-at-word.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { Cover } from '#src/features/images/site/Cover.tsx'
import { Tags } from './Tags.tsx'

interface PostCardProps {
  post: PostSummary
  /** Whether this is the first article, whose cover is on the first screen. */
  first?: boolean
  /** Whether it stands large above the others, with more of its excerpt. */
  lead?: boolean
  /** Whether all articles of the list have one topic, which the page names. */
  oneTopic?: boolean
}

/** Shows an article in a list (specification, section 2, blog list). */
export function PostCard({ post, first = false, lead = false, oneTopic = false }: PostCardProps) {
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
          {post.category === null || oneTopic ? null : (
            <span className="badge">{post.category}</span>
          )}
          <span>{blogTexts.readingTime(post.readingTime)}</span>
          <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
        </div>
        <h2 className="subheading">
          <a
            href={itemPath('post', post.slug)}
            className={`cover-link ${oneTopic ? 'line-clamp-3' : 'line-clamp-2 max-sm:line-clamp-3'}`}
          >
            {bindSpaces(post.title)}
          </a>
        </h2>
        <p className="line-clamp-3 text-muted">
          {bindSpaces(
            lead
              ? cutAtWord(post.excerpt, LEAD_EXCERPT)
              : cutAtWord(post.excerpt, CARD_EXCERPT, CARD_EXCERPT_LEAST),
          )}
        </p>
        <Tags label={blogTexts.tags} tags={post.tags.slice(0, CARD_TAG_COUNT)} />
      </div>
    </article>
  )
}

interface PostListProps extends Pick<PostCardProps, 'lead' | 'oneTopic'> {
  posts: readonly PostSummary[]
}

/** Shows the articles, on request the first one large, or a sentence if there are none. */
export function PostList({ posts, lead = false, oneTopic = false }: PostListProps) {
  if (posts.length === 0) return <EmptyList text={blogTexts.empty} />
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.id} className={lead && index === 0 ? 'large' : undefined}>
          <PostCard
            post={post}
            first={index === 0}
            lead={lead && index === 0}
            oneTopic={oneTopic}
          />
        </li>
      ))}
    </ul>
  )
}

import type { PostSummary } from '#src/contracts/posts.ts'
import { CARD_TAG_COUNT } from '#src/domain/articles.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { itemPath } from '#src/domain/seo.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { Cover } from './Cover.tsx'
import { Tags } from './Tags.tsx'

/** An article in a list (specification, section 2, blog list). */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <article className="card group relative h-full hover:border-forest has-focus-visible:border-forest">
      <Cover imageUrl={post.imageUrl} category={post.category} alt={post.imageAltText ?? ''} />
      <div className="flex grow flex-col gap-3 p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          {post.category === null ? null : <span className="badge">{post.category}</span>}
          <span>{blogTexts.readingTime(post.readingTime)}</span>
          <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
        </div>
        <h2 className="subheading">
          <a
            href={itemPath('post', post.slug)}
            className="line-clamp-2 decoration-clay decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </a>
        </h2>
        <p className="line-clamp-3 text-muted">{post.excerpt}</p>
        <div className="mt-auto pt-2">
          <Tags label={blogTexts.tags} tags={post.tags.slice(0, CARD_TAG_COUNT)} />
        </div>
      </div>
    </article>
  )
}

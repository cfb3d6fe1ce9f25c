import type { PublicPost } from '#src/contracts/posts.ts'
import type { ConsultationPackage } from '#src/domain/consultations.ts'
import { contentsOf } from '#src/domain/headings.ts'
import { formatLongDay } from '#src/domain/lithuanian.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { ConsultationOffer } from './ConsultationOffer.tsx'
import { Cover } from './Cover.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Tags } from './Tags.tsx'

interface ArticleViewProps {
  post: PublicPost
  packages: readonly ConsultationPackage[]
}

/** A whole article (specification, section 2, article page). */
export function ArticleView({ post, packages }: ArticleViewProps) {
  return (
    <div className="column flex flex-col gap-16 pt-10">
      <article data-pagefind-body="">
        <header className="wide flex flex-col gap-5">
          <p data-pagefind-ignore="">
            <a href="/blog" className="link inline-block py-2">
              <span aria-hidden="true">←</span> {blogTexts.back}
            </a>
          </p>
          <div className="meta">
            {post.category === null ? null : (
              <span data-pagefind-meta="category" className="badge">
                {post.category}
              </span>
            )}
            <span data-pagefind-ignore="">{blogTexts.readingTime(post.readingTime)}</span>
            <time data-pagefind-ignore="" dateTime={post.publishedAt}>
              {formatLongDay(post.publishedAt)}
            </time>
          </div>
          <h1 className="title">{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <div data-pagefind-ignore="" className="flex items-center gap-3 text-sm">
            <svg aria-hidden="true" viewBox="0 0 40 28" className="w-9" fill="none">
              <path fill="var(--color-clay)" d="M20 3.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8z" />
              <circle cx="14" cy="14" r="12" stroke="currentColor" strokeWidth="2" />
              <circle cx="26" cy="14" r="12" stroke="currentColor" strokeWidth="2" />
            </svg>
            <p>
              <strong className="block">{blogTexts.bylineName}</strong>
              <span className="text-muted">{blogTexts.bylineText}</span>
            </p>
          </div>
        </header>
        <div className="wide picture my-8">
          <Cover
            imageUrl={post.imageUrl}
            category={post.category}
            alt={post.imageAltText ?? post.title}
            eager
          />
        </div>
        <TableOfContents sections={contentsOf(post)} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.content }} />
        {/* No <footer>, which Pagefind leaves out of the index. */}
        <div className="mt-8">
          <Tags label={blogTexts.tags} tags={post.tags} />
        </div>
      </article>
      <ConsultationOffer packages={packages} />
    </div>
  )
}

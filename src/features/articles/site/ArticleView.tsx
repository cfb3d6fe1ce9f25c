import type { ReactNode } from 'react'
import type { PublicPost } from '#src/features/articles/contracts.ts'
import type { ConsultationPackage } from '#src/features/consultations/consultations.ts'
import { contentsOf } from '#src/features/articles/headings.ts'
import { formatLongDay } from '#src/core/lithuanian.ts'
import { bindSpaces } from '#src/core/typography.ts'
import type { AnswerHours } from '#src/features/consultations/answer-hour-texts.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { AiCaption } from '#src/features/images/site/AiCaption.tsx'
import { ConsultationOffer } from '#src/features/consultations/site/ConsultationOffer.tsx'
import { Cover } from '#src/features/images/site/Cover.tsx'
import { expertPath, type Person } from '#src/features/experts/experts.ts'
import { Portrait } from '#src/features/experts/site/Portrait.tsx'
import { Prose } from './Prose.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Tags } from './Tags.tsx'
import { Rings } from '#src/site/Rings.tsx'

/** Shows in one line the expert who wrote the article, if known, and the team. */
export function Byline({ author }: { author: Person | null }) {
  return (
    <div className="flex items-center gap-3">
      {author === null ? (
        <Rings className="w-9 max-sm:hidden" />
      ) : (
        <Portrait person={author} size="small" />
      )}
      <p>
        <strong>
          {author === null ? null : (
            <>
              <a rel="author" href={expertPath(author)} className="link">
                {author.name}
              </a>
              {', '}
            </>
          )}
          <span>{blogTexts.bylineName}</span>
        </strong>{' '}
        <span className={author === null ? 'block text-muted max-sm:hidden' : 'block text-muted'}>
          {author?.qualification ?? blogTexts.bylineText}
        </span>
      </p>
    </div>
  )
}

export interface ArticleViewProps {
  post: PublicPost
  packages: readonly ConsultationPackage[]
  /** Hours in which messages are answered; null for day and night. */
  hours: AnswerHours | null
  /** Shown beside the byline. */
  besideByline?: ReactNode
  /** Shown between the article and the packages. */
  children?: ReactNode
  /** Terms of the packages. */
  terms?: ReactNode
}

/** Shows a whole article (specification, section 2, article page). */
export function ArticleView(props: ArticleViewProps) {
  const { post, packages, hours, besideByline, children, terms } = props
  return (
    <div className="article column flex flex-col gap-16 pt-2">
      <article data-pagefind-body="">
        <header className="flex flex-col gap-3">
          {/* The index still takes the category. */}
          <div data-pagefind-ignore="" className="meta">
            <p>
              <a href="/blog" className="link inline-block py-2">
                <span aria-hidden="true">←</span> {blogTexts.back}
              </a>
            </p>
            {post.category === null ? null : (
              <span data-pagefind-meta="category" className="badge">
                {post.category}
              </span>
            )}
            <span>{blogTexts.readingTime(post.readingTime)}</span>
            <time dateTime={post.publishedAt}>{bindSpaces(formatLongDay(post.publishedAt))}</time>
          </div>
          {/* The index holds title and category as metadata: the text of a result does not repeat them. */}
          <h1 data-pagefind-ignore="" className="title">
            {bindSpaces(post.title)}
          </h1>
          <p className="lead">{bindSpaces(post.excerpt)}</p>
          <div data-pagefind-ignore="" className="byline text-sm">
            <Byline author={post.author} />
            {besideByline}
          </div>
        </header>
        <TableOfContents sections={contentsOf(post)} />
        <div className="picture">
          <Cover
            imageUrl={post.imageUrl}
            category={post.category}
            alt={post.imageAltText ?? post.title}
            eager
            whole
          />
        </div>
        <AiCaption item={post} part="image" />
        <Prose html={post.content} />
        <AiCaption item={post} part="text" />
        {/* Not a <footer>, which Pagefind leaves out of the index. */}
        <div className="mt-8">
          <Tags label={blogTexts.tags} tags={post.tags} />
        </div>
      </article>
      {children}
      <ConsultationOffer packages={packages} hours={hours}>
        {terms}
      </ConsultationOffer>
    </div>
  )
}

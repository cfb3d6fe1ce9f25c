import type { Expert } from '#src/features/experts/contracts.ts'
import type { PostSummary } from '#src/features/articles/contracts.ts'
import { EXPERTS_PATH, paragraphsOf } from '#src/features/experts/experts.ts'
import { expertsTexts } from '#src/features/experts/texts.ts'
import { PostList } from '#src/features/articles/site/PostList.tsx'
import { bindSpaces } from '#src/core/typography.ts'
import { Portrait } from './Portrait.tsx'

/** Shows an expert's qualification and, as a quotation, the expert's own words. */
export function BelowName({ expert, className }: { expert: Expert; className: string }) {
  const paragraphs = paragraphsOf(expert.words)
  return (
    <>
      <p className={className}>{expert.qualification}</p>
      {paragraphs.length === 0 ? null : (
        <blockquote>
          <span aria-hidden="true">{expertsTexts.quoteMark}</span>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{bindSpaces(paragraph)}</p>
          ))}
        </blockquote>
      )}
    </>
  )
}

interface ExpertViewProps {
  expert: Expert
  /** The expert's articles, newest first. */
  posts: readonly PostSummary[]
}

/** Shows the page of an expert: the person, their own words and their articles. */
export function ExpertView({ expert, posts }: ExpertViewProps) {
  return (
    <div className="wrap">
      <div className="portraits">
        <section>
          <Portrait person={expert} size="large" eager />
          <div>
            <p className="eyebrow">
              <a href={EXPERTS_PATH} className="link inline-block py-2">
                {expertsTexts.title}
              </a>
            </p>
            <h1 className="title mt-2">{expert.name}</h1>
            <BelowName expert={expert} className="lead mt-3" />
          </div>
        </section>
      </div>
      {posts.length === 0 ? null : (
        <section aria-labelledby="straipsniai" className="border-t border-line pt-10">
          <h2 id="straipsniai" className="heading mb-8">
            {expertsTexts.articlesHeading}
          </h2>
          <PostList posts={posts} />
        </section>
      )}
    </div>
  )
}

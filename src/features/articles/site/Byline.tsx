import { expertPath, type Person } from '#src/features/experts/experts.ts'
import { blogTexts } from '../texts.ts'
import { Portrait } from '#src/features/experts/site/Portrait.tsx'

/** Who signs an article: the team, and the expert who has written it when there is one. */
export function Byline({ author }: { author: Person | null }) {
  return (
    <div data-pagefind-ignore="" className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      <div className="flex items-center gap-3">
        <svg aria-hidden="true" viewBox="0 0 40 28" className="w-9 max-sm:hidden" fill="none">
          <path fill="var(--color-clay)" d="M20 3.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8z" />
          <circle cx="14" cy="14" r="12" stroke="currentColor" strokeWidth="2" />
          <circle cx="26" cy="14" r="12" stroke="currentColor" strokeWidth="2" />
        </svg>
        <p>
          <strong className="block">{blogTexts.bylineName}</strong>
          <span className="text-muted">{blogTexts.bylineText}</span>
        </p>
      </div>
      {author === null ? null : (
        <a rel="author" href={expertPath(author)} className="group flex items-center gap-3">
          <Portrait person={author} size="small" />
          <span>
            <strong className="link block">{author.name}</strong>{' '}
            <span className="text-muted">{author.qualification}</span>
          </span>
        </a>
      )}
    </div>
  )
}

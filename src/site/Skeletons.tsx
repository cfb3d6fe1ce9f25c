import { blogTexts } from '#src/features/articles/texts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'

interface SkeletonsProps {
  count: number
  kind: 'posts' | 'quizzes'
}

/** Renders grey placeholder cards while a list loads. */
export function Skeletons({ count, kind }: SkeletonsProps) {
  return (
    <div role="status">
      <span className="sr-only">
        {kind === 'posts' ? blogTexts.loading : quizListTexts.loading}
      </span>
      <div aria-hidden="true" className={kind}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-skeleton>
            <div className={kind === 'posts' ? 'post' : 'card p-6'}>
              {kind === 'posts' ? <div className="skeleton aspect-[1200/630]" /> : null}
              <div className="flex flex-col gap-3">
                <div className="skeleton h-5 w-2/5" />
                <div className="skeleton h-7 w-11/12" />
                <div className="skeleton h-4" />
                <div className="skeleton h-4" />
                <div className="skeleton h-4 w-3/5" />
                {kind === 'quizzes' ? <div className="skeleton mt-3 h-11 w-36" /> : null}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

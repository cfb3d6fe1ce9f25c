import type { Expert } from '../contracts.ts'
import { expertPath, spokenFor } from '../experts.ts'
import { expertsTexts } from '../texts.ts'
import { BelowName } from './ExpertView.tsx'
import { Portrait } from './Portrait.tsx'

/** Shows the experts at the top of their page. If there are none, introduces the academy with a picture. */
export function ExpertsIntroduction({ experts }: { experts: readonly Expert[] }) {
  const isEmpty = experts.length === 0
  return (
    <>
      <div className="introduction">
        <header className="flex flex-col gap-4">
          <h1 className="title max-w-4xl">{expertsTexts.title}</h1>
          <p className="lead">{spokenFor(experts, expertsTexts.intro)}</p>
        </header>
        {isEmpty ? (
          <img src="/pictures/experts.svg" alt="" width={480} height={360} fetchPriority="high" />
        ) : null}
      </div>
      {isEmpty ? null : (
        <ul className="portraits">
          {experts.map((expert, index) => (
            <li key={expert.id}>
              <Portrait person={expert} size="large" eager={index === 0} />
              <div>
                <h2 className="heading">
                  <a href={expertPath(expert)} className="link">
                    {expert.name}
                  </a>
                </h2>
                <BelowName expert={expert} className="mt-2 text-muted" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

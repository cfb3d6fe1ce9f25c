import type { Expert } from '#src/contracts/experts.ts'
import { expertAnchor, paragraphsOf } from '#src/domain/experts.ts'
import { expertsTexts } from '#src/texts/experts.ts'
import { Portrait } from './Portrait.tsx'

/** The beginning of the page of experts: their portraits, or a picture while none is entered. */
export function ExpertsIntroduction({ experts }: { experts: readonly Expert[] }) {
  return experts.length === 0 ? (
    <div className="grid items-center gap-x-12 gap-y-8 pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-[clamp(2rem,1.5rem+2vw,3.5rem)] md:grid-cols-[1fr_minmax(0,26rem)]">
      <Heading intro={expertsTexts.intro} />
      <img
        src="/pictures/experts.svg"
        alt=""
        width={480}
        height={360}
        fetchPriority="high"
        className="h-auto w-full rounded-2xl"
      />
    </div>
  ) : (
    <>
      <div className="pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <Heading intro={expertsTexts.introWithExperts} />
      </div>
      <ul className="border-t border-line">
        {experts.map((expert, index) => (
          <li
            key={expert.id}
            id={expertAnchor(expert.id)}
            className="group grid items-center gap-x-16 gap-y-8 border-b border-line py-[clamp(2.5rem,2rem+3vw,5rem)] md:grid-cols-[minmax(0,22rem)_1fr] md:even:grid-cols-[1fr_minmax(0,22rem)]"
          >
            <div className="w-full max-w-88 md:group-even:order-last">
              <Portrait person={expert} size="large" eager={index === 0} />
            </div>
            <div className="w-full max-w-140 md:group-even:justify-self-end">
              <h2 className="heading">{expert.name}</h2>
              <p className="mt-2 wrap-anywhere text-muted">{expert.qualification}</p>
              <Words text={expert.words} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Heading({ intro }: { intro: string }) {
  return (
    <header className="flex flex-col gap-4">
      <h1 className="title max-w-4xl">{expertsTexts.title}</h1>
      <p className="lead">{intro}</p>
    </header>
  )
}

/** An expert's own words, the first paragraph as a quote. */
function Words({ text }: { text: string }) {
  const [first, ...further] = paragraphsOf(text)
  if (first === undefined) return null
  return (
    <blockquote className="mt-8 flex flex-col gap-4">
      <span aria-hidden="true" className="-mt-10 font-serif text-6xl leading-none text-clay">
        {expertsTexts.quoteMark}
      </span>
      <p className="font-serif text-2xl leading-snug">{first}</p>
      {further.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </blockquote>
  )
}

import type { ReactNode } from 'react'
import { visitorPageTexts } from './visitor-page-texts.ts'

interface NoticeProps {
  /** Where the page stands in a row of steps. */
  above?: string
  title: string
  text: string
  /** Name of a picture of 480 x 360 in `public/pictures`. */
  picture?: string | undefined
  /** Actions; a link to the home page if omitted. */
  children?: ReactNode
}

/** Renders a page with one message or question. */
export function Notice({ above, title, text, picture, children }: NoticeProps) {
  const place =
    picture === undefined ? 'column' : 'wrap grid items-center gap-x-16 gap-y-6 md:grid-cols-2'
  return (
    <div className={`${place} pt-page`}>
      <div className="flex flex-col items-start gap-5">
        {above === undefined ? null : <p className="-mb-3 text-sm text-muted">{above}</p>}
        <h1 className="title">{title}</h1>
        <p className="lead wrap-anywhere whitespace-pre-line">{text}</p>
        {children ?? (
          <a href="/" className="button mt-2">
            {visitorPageTexts.toHome}
          </a>
        )}
      </div>
      {picture === undefined ? null : (
        <img
          src={`/pictures/${picture}.svg`}
          width={480}
          height={360}
          alt=""
          className="picture h-auto w-full"
        />
      )}
    </div>
  )
}

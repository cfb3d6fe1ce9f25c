import type { ReactNode } from 'react'
import { visitorPageTexts } from './visitor-page-texts.ts'

interface NoticeProps {
  title: string
  text: string
  /** Actions; a link to the home page if omitted. */
  children?: ReactNode
}

/** Renders a page with one message or question. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="column flex flex-col items-start gap-5 pt-page">
      <h1 className="title">{title}</h1>
      <p className="lead wrap-anywhere whitespace-pre-line">{text}</p>
      {children ?? (
        <a href="/" className="button mt-2">
          {visitorPageTexts.toHome}
        </a>
      )}
    </div>
  )
}

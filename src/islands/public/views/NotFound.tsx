interface NotFoundProps {
  title: string
  /** When the title is not Lithuanian. */
  titleLanguage?: 'en'
  text?: string
  href: string
  label: string
}

/** What stands in place of an article, page or quiz that does not exist. */
export function NotFound({ title, titleLanguage, text, href, label }: NotFoundProps) {
  return (
    <div className="wrap flex max-w-3xl flex-col items-center gap-4 py-20 text-center">
      <h1 className="title" lang={titleLanguage}>
        {title}
      </h1>
      {text === undefined ? null : <p className="lead">{text}</p>}
      <a href={href} className="button mt-2">
        {label}
      </a>
    </div>
  )
}

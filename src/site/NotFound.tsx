interface NotFoundProps {
  title: string
  /** Language of the title, if not Lithuanian. */
  titleLanguage?: 'en'
  text?: string
  href: string
  label: string
}

/** Renders the page for a missing page or item. */
export function NotFound({ title, titleLanguage, text, href, label }: NotFoundProps) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-6 py-page md:grid-cols-2">
      <div className="flex flex-col items-start gap-5">
        <h1 className="title" lang={titleLanguage}>
          {title}
        </h1>
        {text === undefined ? null : <p className="lead">{text}</p>}
        <a href={href} className="button mt-2">
          {label}
        </a>
      </div>
      <img
        src="/pictures/not-found.svg"
        width={480}
        height={360}
        alt=""
        fetchPriority="high"
        className="picture h-auto w-full max-md:hidden"
      />
    </div>
  )
}

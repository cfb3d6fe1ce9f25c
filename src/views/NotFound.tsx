interface NotFoundProps {
  title: string
  /** Language of the title, if not Lithuanian. */
  titleLanguage?: 'en'
  text?: string
  href: string
  label: string
}

/** Shown in place of an item that does not exist. */
export function NotFound({ title, titleLanguage, text, href, label }: NotFoundProps) {
  return (
    <div className="wrap flex max-w-3xl flex-col items-center gap-5 py-[clamp(3rem,2rem+5vw,6rem)] text-center">
      <svg aria-hidden="true" viewBox="0 0 160 64" className="w-44 text-forest" fill="none">
        <circle cx="36" cy="32" r="28" stroke="currentColor" strokeWidth="5" />
        <circle cx="124" cy="32" r="28" stroke="var(--color-clay)" strokeWidth="5" />
        <path
          d="M68 32h25"
          stroke="var(--color-edge)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 12"
        />
      </svg>
      <h1 className="title mt-2" lang={titleLanguage}>
        {title}
      </h1>
      {text === undefined ? null : <p className="lead">{text}</p>}
      <a href={href} className="button mt-2">
        {label}
      </a>
    </div>
  )
}

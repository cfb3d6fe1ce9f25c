interface PrivacyNoteProps {
  before: string
  /** Words of the link, and where it leads. */
  link: string
  href: string
  after: string
}

/** What becomes of the data of a form, with the way to the privacy policy. */
export function PrivacyNote({ before, link, href, after }: PrivacyNoteProps) {
  return (
    <p className="text-sm text-muted">
      {before}
      <a href={href} className="link">
        {link}
      </a>
      {after}
    </p>
  )
}

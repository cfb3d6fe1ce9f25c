import { bindSpaces } from '#src/core/typography.ts'

interface PrivacyNoteProps {
  before: string
  /** Text of the link; `href` is its target. */
  link: string
  href: string
  after: string
}

/** Renders a note with a link, for example to the privacy policy. */
export function PrivacyNote({ before, link, href, after }: PrivacyNoteProps) {
  return (
    <p className="text-sm text-muted">
      {bindSpaces(before)}
      <a href={href} className="link">
        {link}
      </a>
      {after}
    </p>
  )
}

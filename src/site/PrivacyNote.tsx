import { bindSpaces } from '#src/core/typography.ts'

interface PrivacyNoteProps {
  before: string
  /** Text of the link, and its target. */
  link: string
  href: string
  after: string
}

/** Tells how a form's data are used, with a link to the privacy policy. */
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

import type { ReactElement } from 'react'
import { letterHtml } from '../letters.ts'
import { Letter } from './Letter.tsx'
import { renderMail } from '#src/server/mails/render-mail.tsx'
import { environment } from '#src/server/environment.ts'
import { readBuiltOwner } from '#src/server/site-files.ts'

interface WrittenLetter {
  subject: string
  /** Markdown source. */
  content: string
}

/** A letter as a mail. @param leavingUrl where its reader leaves the newsletter. */
export function letterMail(
  { subject, content }: WrittenLetter,
  leavingUrl: string,
): { subject: string; body: ReactElement } {
  const html = letterHtml(content, environment().origin)
  return { subject, body: <Letter subject={subject} html={html} leavingUrl={leavingUrl} /> }
}

/** A letter as mail programs show it; its link for leaving leads to the newsletter's page. */
export async function previewLetter(
  letter: WrittenLetter,
): Promise<{ html: string; text: string }> {
  const { body } = letterMail(letter, `${environment().origin}/newsletter`)
  return await renderMail(body, await readBuiltOwner())
}

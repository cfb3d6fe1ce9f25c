import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { startSmtpStandIn } from './stand-ins/smtp.ts'

/** Path where the runtime shows the mails that it keeps. */
export const MAILBOX_PATH = '/.netlify/mail'

/** Mail server that stores mails and shows them. It forwards none. */
export interface Mailbox {
  /** The value for `SMTP_URL`. */
  readonly smtpUrl: string
  /** Answers `MAILBOX_PATH` with the list of mails, and a path below it with one mail, or 404. */
  show(pathname: string): Promise<Response>
  stop(): Promise<void>
}

/** Starts the mailbox. @param directory holds one `.eml` file for each mail. */
export async function startMailbox(directory: string): Promise<Mailbox> {
  await mkdir(directory, { recursive: true })
  const smtp = await startSmtpStandIn(async (message) => {
    const time = new Date().toISOString().replaceAll(':', '-')
    await writeFile(join(directory, `${time}-${randomUUID()}.eml`), message, { mode: 0o600 })
  })
  return {
    smtpUrl: smtp.url,
    stop: () => smtp.stop(),
    async show(pathname) {
      const files = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort()
      const file = decodeURIComponent(pathname.slice(MAILBOX_PATH.length + 1))
      if (file === '') return page('Mail', await listOf(directory, files.reverse()))
      if (!files.includes(file)) return new Response('Not found', { status: 404 })
      const { subject = '', from, to, text = '', html } = await readMail(directory, file)
      const [sender, recipient] = [from, to].flat().map((address) => address?.text ?? '')
      return page(
        subject,
        `<p><a href="${MAILBOX_PATH}">All mails</a></p>
        <p>${escape(sender ?? '')} → ${escape(recipient ?? '')}</p>
        <iframe sandbox="allow-popups" title="HTML" srcdoc="${escape(html === false ? '' : (html ?? ''))}"></iframe>
        <h2>Plain text</h2><pre>${escape(text)}</pre>`,
      )
    },
  }
}

async function readMail(directory: string, file: string) {
  return await simpleParser(await readFile(join(directory, file)))
}

async function listOf(directory: string, files: readonly string[]): Promise<string> {
  if (files.length === 0) return '<p>No mail yet.</p>'
  const items = files.slice(0, 100).map(async (file) => {
    const { subject = '', to, date } = await readMail(directory, file)
    const recipient = [to].flat().map((address) => address?.text ?? '')
    const line = `${date?.toISOString() ?? ''} ${recipient.join(', ')}: ${subject}`
    return `<li><a href="${MAILBOX_PATH}/${encodeURIComponent(file)}">${escape(line)}</a></li>`
  })
  return `<ul>${(await Promise.all(items)).join('')}</ul>`
}

function page(title: string, body: string): Response {
  const style = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
    iframe { width: 100%; height: 40rem; border: 1px solid } pre { white-space: pre-wrap }`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
    <style>${style}</style><h1>${escape(title)}</h1>${body}</html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { clearOutbox, type TestSite } from './test-site.ts'

/** Response with a page for a visitor. */
export interface VisitorAnswer {
  status: number
  headers: Headers
  html: string
}

export interface VisitorPages {
  /** The mails that were sent in this test. */
  readonly mails: readonly ParsedMail[]
  /**
   * Delivers the outbox. Expects that all entries except reminders are sent, and that this test has sent `count` mails
   * in all.
   */
  delivered: (count: number) => Promise<void>
  open: (path: string) => Promise<VisitorAnswer>
  send: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<VisitorAnswer>
}

/** Starts a mail server, writes the shell that visitor pages fill, and returns functions that open and send pages. */
export function useVisitorPages(site: TestSite): VisitorPages {
  const mails: ParsedMail[] = []
  let smtp: SmtpStandIn
  let directory = ''

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'visitor-'))
    await mkdir(path.join(directory, 'shells'))
    await writeFile(path.join(directory, 'shells/visitor.html'), '<!--head--><!--item-->')
    smtp = await startSmtpStandIn(async (message) => {
      mails.push(await simpleParser(message))
    })
  })
  afterAll(async () => {
    await smtp.stop()
    await rm(directory, { recursive: true })
  })
  beforeEach(async () => {
    await clearOutbox(site)
    mails.length = 0
    vi.stubEnv('SITE_DIR', directory)
    vi.stubEnv('SMTP_URL', smtp.url)
    vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
    vi.stubEnv('NOTIFY_EMAIL', 'trenere@akademija.example')
  })

  async function answerOf(response: Promise<Response>): Promise<VisitorAnswer> {
    const { status, headers } = await response
    return { status, headers, html: await (await response).text() }
  }

  return {
    mails,
    async delivered(count) {
      await site.deliver()
      expect(mails).toHaveLength(count)
      const rows = await site.db.read
        .selectFrom('outbox')
        .select('state')
        // A reminder is due only hours after its message, or days after its order.
        .where('kind', 'not in', ['order-reminder', 'start-reminder'])
        .execute()
      expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
    },
    open: (address) => answerOf(fetch(new URL(address, site.url))),
    send: (address, fields, headers = {}) => {
      const body = new URLSearchParams(fields)
      return answerOf(fetch(new URL(address, site.url), { method: 'POST', body, headers }))
    },
  }
}

/** Returns the value of a hidden field of a page. */
export function hiddenField(html: string, name: string): string {
  const found = new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)
  if (found?.[1] === undefined) throw new Error(`No hidden field ${name} in ${html}`)
  return found[1]
}

import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { NOTICES_LINK_HOURS } from '#src/features/settings/contracts.ts'
import { noticesPageTexts } from '#src/features/settings/notices-texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { at, PASSWORD, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const PATH = '/api/admin/settings/notices'
const FORMER = 'trenere@akademija.example'
const NEW = 'nauja@akademija.example'

const site = useTestSite()
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

beforeEach(async () => {
  vi.stubEnv('NOTIFY_EMAIL', `Rasa <${FORMER}>`)
  await site.db.write.deleteFrom('loginAttempts').execute()
  await sql`
    update owner_settings set notice_email = null, pending_notice_id = null,
      pending_notice_email = null, pending_notice_at = null`.execute(site.db.write)
})

const move = (noticeEmail: string, password = PASSWORD) =>
  admin('PUT', PATH, { confirmation: { password }, noticeEmail })
const addresses = async () => {
  const { body } = await admin('GET', '/api/admin/settings')
  return [at(body, 'noticeEmail'), at(body, 'pendingNotices.email') ?? null]
}
const sent = () =>
  pages.mails
    .map(({ to, subject }) => `${String(at(to, 'value.0.address'))}: ${String(subject)}`)
    .sort()

/** Asks for an address, and returns the path of the link that it is mailed. */
async function linkTo(address: string): Promise<string> {
  expect(await move(address)).toMatchObject({ status: 200 })
  return mailedLink()
}

async function mailedLink(): Promise<string> {
  await site.deliver()
  const texts = pages.mails.map(({ text }) => text ?? '')
  const [path] = /\/pranesimu-adresas\/[\w-]+/.exec(texts.findLast(hasLink) ?? '') ?? []
  return path ?? expect.fail('No link was mailed.')
}
const hasLink = (text: string) => text.includes('/pranesimu-adresas/')

describe('another address of notices', () => {
  it('gets them once its link is used, and the former address is told at once', async () => {
    const link = await linkTo(NEW)
    expect(sent()).toEqual([
      `${NEW}: ${mailTexts.noticesAddress.subject}`,
      `${FORMER}: ${mailTexts.securityNotice.acts.moveNotices.subject}`,
    ])
    expect(pages.mails.find(({ text }) => !hasLink(text ?? ''))?.text).not.toContain(NEW)
    for (const _ of [1, 2]) {
      const { status, html } = await pages.open(link)
      expect(status).toBe(200)
      expect(html).toContain(noticesPageTexts.confirm.button)
    }
    expect(await addresses(), 'opening the link confirms nothing').toEqual([FORMER, NEW])

    expect((await pages.send(link, {})).html).toContain(noticesPageTexts.confirmed.title)
    expect(await addresses()).toEqual([NEW, null])
    const { body } = await site.call('GET', '/api/admin/audit', { token: await site.logIn() })
    expect((body as { items: { act: string }[] }).items.map(({ act }) => act)).toContain(
      'confirmNotices',
    )
    await site.deliver()
    expect(sent().filter((mail) => mail.endsWith(mailTexts.noticesMoved.subject))).toEqual([
      `${NEW}: ${mailTexts.noticesMoved.subject}`,
      `${FORMER}: ${mailTexts.noticesMoved.subject}`,
    ])
    await linkTo('kita@akademija.example')
    expect(sent(), 'a notice after that').toContain(
      `${NEW}: ${mailTexts.securityNotice.acts.moveNotices.subject}`,
    )
    expect((await pages.send(link, {})).html, 'once').toContain(noticesPageTexts.spent.title)
    expect((await pages.open(link)).html).toContain(noticesPageTexts.spent.title)
  })

  it('is refused without the password, unchanged, and where it is no address', async () => {
    expect(await move(NEW, 'ne tas')).toMatchObject({
      status: 403,
      body: { fields: { password: errorTexts.wrongPassword } },
    })
    expect(await move(FORMER)).toMatchObject({
      status: 400,
      body: { fields: { noticeEmail: errorTexts.noticesSame } },
    })
    expect(await move('ne adresas')).toMatchObject({ status: 400 })
    await pages.delivered(0)
    expect(await addresses()).toEqual([FORMER, null])
  })

  it('has a link that ends after a day, by another request, by another mail, and by a withdrawal', async () => {
    const first = await linkTo(NEW)
    const second = await linkTo('kita@akademija.example')
    expect((await pages.send(first, {})).html).toContain(noticesPageTexts.spent.title)
    expect((await admin('POST', `${PATH}/link`)).status).toBe(200)
    const third = await mailedLink()
    expect((await pages.send(second, {})).html).toContain(noticesPageTexts.spent.title)
    expect((await pages.open(third)).html).toContain('kita@akademija.example')
    expect((await admin('DELETE', PATH)).status).toBe(200)
    expect((await pages.send(third, {})).html).toContain(noticesPageTexts.spent.title)
    expect(await addresses()).toEqual([FORMER, null])
    expect((await admin('POST', `${PATH}/link`)).status).toBe(404)

    const late = await linkTo(NEW)
    await sql`
      update owner_settings
      set pending_notice_at = now() - make_interval(hours => ${NOTICES_LINK_HOURS})`.execute(
      site.db.write,
    )
    expect((await pages.send(late, {})).html).toContain(noticesPageTexts.spent.title)
    expect(await addresses(), 'it can be sent again').toEqual([FORMER, NEW])
    const { body } = await admin('GET', '/api/admin/settings')
    expect(at(body, 'pendingNotices.expiresAt')).toBeNull()
    expect((await pages.open(`${late}A`)).html).toContain(visitorPageTexts.linkForged)
  })

  it('is used by nothing until it is confirmed, also if there is no other', async () => {
    vi.stubEnv('SMTP_URL', '')
    expect(await move(NEW)).toMatchObject({ status: 200 })
    expect(await addresses()).toEqual([null, NEW])
  })
})

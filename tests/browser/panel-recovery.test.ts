import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { adminTexts } from '#src/panel/frame/texts.ts'
import { recoveryTexts } from '#src/features/account/panel/recovery-texts.ts'
import { securityTexts } from '#src/features/account/panel/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { RECOVERY_PATH } from '#src/panel/frame/session.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { expectAccessible, focusedText, open } from './visits.ts'
import { currentSite } from './current-site.ts'
import { mailTo } from './mails.ts'
import { button, field, openPanelAt, toast } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

/** The sender of a site without settings, who is also its owner. */
const OWNER = '"Santykių akademija" <labas@akademija.example>'
const NEW = 'ramus vakaras prie ežero'

test.beforeEach(async () => {
  const { write } = openDatabase(currentSite().databaseUrl)
  for (const table of ['adminPassword', 'recoveryCodes', 'passwordLinks', 'callTimes'] as const) {
    await write.deleteFrom(table).execute()
  }
})
test.afterEach(async () => {
  await openDatabase(currentSite().databaseUrl).write.deleteFrom('adminPassword').execute()
})

const next = (page: Page) => field(page, new RegExp(`^${securityTexts.newPassword} ?\\(`))
const repeated = (page: Page) => field(page, securityTexts.repeatedPassword)
const code = (page: Page) => field(page, new RegExp(`^${recoveryTexts.code}`))

async function expectFine(page: Page, state: string): Promise<void> {
  await expectNoOverflow(page, state)
  await expectAccessible(page, state)
}

/** Expects the mailed link first, and the code beside or below it, in the first screen. */
async function expectFirstScreen(page: Page): Promise<void> {
  const tops = [button(page, recoveryTexts.send), code(page)]
  for (const control of tops) await expect(control).toBeInViewport({ ratio: 1 })
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([recoveryTexts.byMail, recoveryTexts.byCode])
}

test('a forgotten password is replaced by a code that was made before', async () => {
  const { page } = await openPanelAt('#saugumas/kodai', { screen: 'phone' })
  await expect.poll(() => focusedText(page), 'its address opens a part').toBe(recoveryTexts.codes)
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight / innerHeight))
    .toBeLessThan(2.5)
  await page.getByText(recoveryTexts.codesNone).waitFor()
  const { ofEnvironment, passkeys } = securityTexts.states
  await expect(page.locator('summary .badge-clay'), 'what is missing stands out').toHaveText([
    ofEnvironment,
    recoveryTexts.state(0),
  ])
  for (const state of [passkeys(0), /^\d+ įrengin/]) {
    await page.locator('summary').getByText(state, { exact: true }).waitFor()
  }
  await field(page, recoveryTexts.password).fill(currentSite().password)
  await button(page, recoveryTexts.make).click()
  const codes = page.getByRole('listitem').filter({ hasText: /^(\w{4}-){3}\w{4}$/ })
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  await page.locator('summary').getByText('liko 10 kodų iš 10').waitFor()
  await expectFine(page, 'new recovery codes')
  await page.emulateMedia({ media: 'print' })
  for (const code of await codes.all()) await expect(code).toBeVisible()
  const others = [page.getByRole('heading', { level: 2 }), page.getByText(recoveryTexts.copy)]
  for (const other of others) await expect(other.first(), 'only the codes are printed').toBeHidden()
  const day = formatDay(new Date())
  const address = `${new URL(currentSite().url).host}${RECOVERY_PATH}`
  await page.getByText(recoveryTexts.onPaper(address, day), { exact: true }).waitFor()
  await expect(page.getByText(recoveryTexts.shownOnce)).toBeHidden()
  await page.locator('main').evaluate((main) => (main.style.minHeight = '300vh'))
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g), 'one sheet of however long a view').toHaveLength(1)
  await page.locator('main').evaluate((main) => main.removeAttribute('style'))
  await page.emulateMedia({ media: null })
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
  await button(page, recoveryTexts.print).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  // Codes that are not kept are not left by a slip.
  await page.evaluate(() => (location.hash = '#siandien'))
  const question = page.getByRole('dialog', { name: recoveryTexts.leaveTitle })
  await question.getByRole('button', { name: recoveryTexts.leaveCancel }).click()
  await expect(codes).toHaveCount(10)
  await expect(codes.first()).toBeInViewport()
  await button(page, recoveryTexts.kept).click()
  await page.getByText(/^Liko 10 kodų iš 10/).waitFor()
  await expect(page.locator('summary .badge-clay')).toHaveText([ofEnvironment])
  await page.evaluate(() => (location.hash = '#siandien'))
  await page.getByRole('heading', { level: 2, name: 'Šiandien' }).waitFor()

  const owner = await open('/admin/login', {
    screen: 'phone',
    failing: [/\/api\/admin\/login\/recovery$/],
  })
  await owner.getByRole('link', { name: adminTexts.forgotten }).click()
  await owner.getByRole('heading', { name: recoveryTexts.title }).waitFor()
  await expectFine(owner, 'the page of a forgotten password')
  await expectFirstScreen(owner)
  await button(owner, recoveryTexts.set).click()
  await owner.getByText(recoveryTexts.codeRequired).waitFor()
  await expect(code(owner)).toBeFocused()
  await code(owner).fill('AAAA AAAA AAAA AAAA')
  await next(owner).fill(NEW)
  await repeated(owner).fill(NEW)
  await button(owner, recoveryTexts.set).click()
  await owner.getByText(errorTexts.recoveryRefused).waitFor()
  await expect(next(owner)).toHaveValue(NEW)
  await code(owner).fill(first.toLowerCase().replaceAll('-', ' '))
  await button(owner, recoveryTexts.set).click()
  await toast(owner, recoveryTexts.done).waitFor()
  await owner.waitForURL('/admin/login')
  await field(owner, adminTexts.passwordLabel).fill(NEW)
  await button(owner, adminTexts.submit).click()
  await owner.waitForURL(/\/admin(#.*)?$/)
})

test('a link is mailed, sets the password once, and then says that it is used', async () => {
  const page = await open('/admin/slaptazodis', {
    failing: [/\/api\/admin\/login\/recovery\/check$/],
  })
  await expectFirstScreen(page)
  await button(page, recoveryTexts.send).click()
  const sent = page.getByRole('status').filter({ hasText: recoveryTexts.sent })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(/galioja iki \d\d\.\d\d/)
  await expectFine(page, 'a link that is sent')
  const mail = await mailTo(OWNER, mailTexts.passwordLink.subject)
  const path = /\/admin\/slaptazodis#[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto('/')
  await page.goto(path)
  await page.getByText(recoveryTexts.linkIntro).waitFor()
  await page.getByRole('heading', { level: 1, name: recoveryTexts.linkTitle }).waitFor()
  await expect(page).toHaveTitle(/^Naujas slaptažodis/)
  await expect(code(page)).toHaveCount(0)
  await next(page).fill(NEW)
  await repeated(page).fill('kitas vakaras prie upės')
  await button(page, recoveryTexts.set).click()
  await page.getByText(securityTexts.passwordsDiffer).waitFor()
  await repeated(page).fill(NEW)
  await button(page, recoveryTexts.set).click()
  await toast(page, recoveryTexts.done).waitFor()
  await page.goto('/')
  await page.goto(path)
  await page.getByText(errorTexts.passwordLinkRefused).waitFor()
  await expect(page).toHaveTitle(/^Pamiršote slaptažodį/)
  await expectFine(page, 'a used link')
})

import type { Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { SCREENS, expectAccessible } from './visits.ts'
import { mailTo } from './mails.ts'
import { button, field, openPanelAt, save, text, toast } from './panel.ts'
import { unique } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const SUBJECT = `Kaip kalbėtis vakare ${unique()}`
const DAY_MS = 86_400_000
/** The sender of a site without settings, who is also its owner. */
const OWNER = '"Santykių akademija" <labas@akademija.example>'

test.afterAll(async () => {
  const token = await logIn()
  const { items } = await call(routes.listLetters, { token })
  for (const { id } of items.filter(({ subject }) => subject === SUBJECT)) {
    await call(routes.deleteLetter, { token, params: { id } })
  }
})

async function expectFine(page: Page, state: string): Promise<void> {
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    await expectNoOverflow(page, state)
  }
  await expectAccessible(page, state)
}

const listed = (page: Page) => page.getByRole('article').filter({ hasText: SUBJECT })

test.describe('the letters of the panel', () => {
  test('are begun from an article, written, seen as mail, tried out, scheduled and taken back', async () => {
    const { page, token } = await openPanelAt('#naujienlaiskiai')
    const posts = await call(routes.listAdminPosts, { token })
    const post = posts.find(({ published, imageUrl }) => published && imageUrl?.endsWith('.svg'))
    await page.getByText(/^Laiškai visiems naujienlaiškio prenumeratoriams/).waitFor()
    await button(page, 'Naujas laiškas').click()
    const article = field(page, /^Iš straipsnio/)
    await article.selectOption({ label: post?.title ?? '' })
    await article.press('Tab')
    await page.keyboard.press('Enter')
    const subject = field(page, /^Tema/)
    await expect(subject).toHaveValue(post?.title ?? '')
    await expect(subject).toBeFocused()
    const mail = page.frameLocator('iframe[title="Kaip atrodys pašte"]')
    const picture = mail.getByRole('img', { name: post?.imageAltText ?? '', exact: true })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200)
    const link = mail.getByRole('link', { name: 'Skaityti straipsnį' })
    await expect(link).toHaveAttribute('href', `${new URL(page.url()).origin}/blog/${post?.slug}`)
    await expectFine(page, 'the form of a letter')

    await subject.fill(SUBJECT)
    await text(page).fill('Labas,\n\n**svarbu** – kalbėkitės.')
    await mail.getByText('svarbu').waitFor()
    await button(page, 'Siųsti bandomąjį sau').click()
    await toast(page, 'Bandomasis laiškas siunčiamas jums').waitFor()
    await page.getByRole('heading', { name: 'Laiško redagavimas' }).waitFor()
    expect(await mailTo(OWNER, mailTexts.letter.trialSubject(SUBJECT))).toContain('svarbu')

    // Typed but not saved: kept over a reload.
    await text(page).fill('Kitas tekstas')
    await page.getByText(/^Neišsaugota, bet nedings/).waitFor()
    await page.reload()
    await page.getByText('Tai dar neišsaugota').waitFor()
    await expect(text(page)).toHaveValue('Kitas tekstas')
    await save(page).click()
    await toast(page, 'Laiškas išsaugotas').waitFor()

    await field(page, /^Kada siųsti/).fill(toVilniusTime(Date.now() + DAY_MS))
    await button(page, 'Suplanuoti').click()
    await toast(page, 'Laiškas suplanuotas').waitFor()
    await listed(page)
      .getByText(/^Suplanuota/)
      .waitFor()
    await expectFine(page, 'the list of the letters')

    await listed(page).getByRole('link', { name: 'Redaguoti' }).click()
    await button(page, 'Atšaukti planą').click()
    await toast(page, 'Planas atšauktas, laiškas vėl juodraštis').waitFor()
    await page.getByRole('link', { name: 'Visi laiškai' }).click()
    await listed(page).getByText('Juodraštis').waitFor()
  })
})

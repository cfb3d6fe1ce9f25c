import type { Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { SCREENS, expectAccessible, toastRegion } from './visits.ts'
import { mailTo } from './mails.ts'
import { button, field, openPanelAt, save, text, toast, untilKept } from './panel.ts'
import { unique } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow, placeOf } from './places.ts'
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
    await page.getByText(/^Juos gauna visi prenumeratoriai/).waitFor()
    await button(page, 'Rašyti naujienlaiškį').click()
    await button(page, 'Užpildyti iš straipsnio').press('Enter')
    await field(page, 'Straipsnis').selectOption({ label: post?.title ?? '' })
    await expectFine(page, 'the choice of an article')
    await button(page, 'Užpildyti').press('Enter')
    const subject = field(page, 'Tema')
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
    await toast(page, 'Bandomasis naujienlaiškis siunčiamas jums').waitFor()
    await toast(page, 'Jis ateis adresu labas@akademija.example.').waitFor()
    await page.getByRole('heading', { name: 'Naujienlaiškio redagavimas' }).waitFor()
    expect(await mailTo(OWNER, mailTexts.letter.trialSubject(SUBJECT))).toContain('svarbu')

    // Typed but not saved: kept over a reload.
    await text(page).fill('Kitas tekstas')
    await untilKept(page)
    await page.reload()
    await page.getByText('Tai dar neišsaugota').waitFor()
    await expect(text(page)).toHaveValue('Kitas tekstas')
    await save(page).click()
    await toast(page, 'Naujienlaiškis išsaugotas').waitFor()

    await field(page, 'Vėliau').check()
    const time = field(page, /^Diena ir laikas/)
    await expect(time).toHaveValue(/T09:00$/)
    await time.fill('')
    await button(page, 'Suplanuoti').click()
    await expect(time).toBeFocused()
    await page.getByText('Nurodykite siuntimo dieną ir laiką').waitFor()
    await time.fill(toVilniusTime(Date.now() + DAY_MS))
    await expectFine(page, 'the form of a letter with a fault')
    await button(page, 'Suplanuoti').click()
    const question = page.getByRole('dialog', { name: 'Nėra kam siųsti. Vis tiek suplanuoti?' })
    await question.getByText(`„${SUBJECT}“ bus išsiųstas`).waitFor()
    await question.getByText('Prenumeratorių dar nėra').waitFor()
    await expectFine(page, 'the question about a letter for nobody')
    await question.getByRole('button', { name: 'Vis tiek suplanuoti' }).click()
    await toast(page, 'Naujienlaiškis suplanuotas').waitFor()
    await toastRegion(page)
      .getByText(new RegExp(`„${SUBJECT}“ bus išsiųstas \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d\\.`))
      .waitFor()
    await listed(page)
      .getByText(/^Suplanuotas/)
      .waitFor()
    await expectFine(page, 'the list of the letters')

    await listed(page).getByRole('link', { name: 'Redaguoti' }).click()
    await expect(field(page, 'Vėliau')).toBeChecked()
    await button(page, 'Pakeisti laiką').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Atšaukti planą' }).click()
    await toast(page, 'Planas atšauktas, naujienlaiškis vėl juodraštis').waitFor()
    await page.getByRole('link', { name: 'Naujienlaiškiai', exact: true }).click()
    await listed(page).getByText('Juodraštis').waitFor()
  })

  test('begin with the text, with the sending beside it or below, and its buttons always in view', async () => {
    for (const viewport of [
      { width: 375, height: 667 },
      { width: 1440, height: 900 },
    ]) {
      const { page } = await openPanelAt('#naujienlaiskiai/naujas', {
        writing: 'rich',
        prepare: (it) => it.setViewportSize(viewport),
      })
      const about = `at ${viewport.width}`
      const foot = page.locator('main .foot')
      await text(page).waitFor()
      await expect(async () => {
        expect((await placeOf(text(page))).top + 44, about).toBeLessThan((await placeOf(foot)).top)
      }).toPass()
      await text(page).fill('Ilgas laiškas. '.repeat(600))
      const isPhone = viewport.width === 375
      const buttons = [isPhone ? 'Siųsti sau' : 'Siųsti bandomąjį sau', 'Siųsti visiems…']
      await page.evaluate(() => scrollTo(0, 1_000))
      for (const name of buttons) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
        await expect(async () => {
          const row = await placeOf(save(page))
          const place = await placeOf(button(page, name))
          expect(place.top + place.height / 2, `one row ${about}`).toBeCloseTo(
            row.top + row.height / 2,
            0,
          )
        }).toPass()
      }
      const toolbar = page.getByRole('toolbar', { name: 'Teksto formatavimas' })
      await expect(toolbar).toBeInViewport({ ratio: 1 })
      const sending = page.getByRole('region', { name: 'Siuntimas' })
      if (isPhone) await expect(sending).not.toBeInViewport()
      else await expect(sending).toBeInViewport({ ratio: 1 })

      // A chosen time is not stored yet: its field is in view, and only the button that stores it is filled.
      await expect(foot.locator('.button')).toHaveText('Išsaugoti')
      const later = field(page, 'Vėliau')
      await later.evaluate((it) =>
        scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 90),
      )
      await later.press('Space')
      await expect(async () => {
        const time = await placeOf(field(page, /^Diena ir laikas/))
        expect(time.bottom, about).toBeLessThan((await placeOf(foot)).top)
      }).toPass()
      await expect(foot.locator('.button')).toHaveText('Suplanuoti')
      await field(page, 'Dabar').check()

      // Saving by keyboard stays in the text.
      await field(page, 'Tema').fill(SUBJECT)
      await text(page).press('Control+s')
      await toast(page, 'Naujienlaiškio juodraštis išsaugotas').waitFor()
      await expect(text(page)).toBeFocused()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, `the form of a letter, ${colorScheme}, ${about}`)
      }
    }
  })
})

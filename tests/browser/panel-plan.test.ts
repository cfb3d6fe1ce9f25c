import type { Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { formatDayOfYear, formatMinute } from '#src/core/lithuanian.ts'
import { fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'
import type { SettingsInput } from '#src/features/settings/contracts.ts'
import { proofTexts } from '../../src/features/account/panel/proof-texts.ts'
import { securityTexts } from '../../src/features/account/panel/texts.ts'
import { planTexts } from '../../src/features/clients/panel/plan-texts.ts'
import { thisMonth } from '../../src/features/clients/panel/plan.ts'
import { todayTexts } from '../../src/features/clients/panel/today-texts.ts'
import { monthAfter } from '../../src/features/clients/months.ts'
import { letterTexts } from '../../src/features/newsletter/panel/texts.ts'
import { currentSite } from './current-site.ts'
import { ageConfirmation, button, field, openPanelAt, title as titleOf, toast } from './panel.ts'
import { unique, usePanelItems } from './panel-items.ts'
import { expectNoOverflow } from './places.ts'
import { call, logIn, readSettings } from './site.ts'
import { expect, prepareFile, test } from './test.ts'
import { expectAccessible } from './visits.ts'

const { storePage, storePost, storeQuiz } = usePanelItems()
const MONTH = monthAfter(thisMonth())
const day = (number: number) => `${MONTH}-${String(number).padStart(2, '0')}`
const at = (number: number, time = '09:00') => fromVilniusTime(`${day(number)}T${time}`) ?? ''
const heading = (number: number) => formatDayOfYear(noonOf(day(number)))

let token = ''
let before: SettingsInput

prepareFile(async () => {
  token = await logIn()
  before = await readSettings(token)
  await call(routes.updateSettings, { token, body: { ...before, daysOff: [day(15), day(16)] } })
})

/** Returns a day of the plan: a cell of the table, or a part of the list on a narrow screen. */
const dayOf = (page: Page, number: number, width: number) =>
  width > 1000
    ? page.getByRole('cell').filter({ has: page.getByText(String(number), { exact: true }) })
    : page.getByRole('region', { name: heading(number) })

const nextMonth = (page: Page) => page.getByRole('button', { name: / →$/ })

async function expectFine(page: Page, width: number, state: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 900
  // 720 px are 1440 px at 200 %.
  for (const each of [320, 720, 1280, width]) {
    await page.setViewportSize({ width: each, height })
    await expectNoOverflow(page, `${state}, ${each} px`)
  }
  await expectAccessible(page, state)
}

test.describe('the plan', () => {
  for (const width of [375, 1440]) {
    test(`leads from the desk to a month, and moves an article to another day, by keyboard, at ${width} px`, async () => {
      // Not in the next month, where it would stand before the article that is moved.
      const soon = Math.min(Date.now() + 3_600_000, Date.parse(at(1, '00:00')) - 1)
      await storePost(token, { publishAt: new Date(soon).toISOString() })
      const title = unique()
      const { id } = await storePost(token, { title, slug: title, publishAt: at(10) })
      const { page } = await openPanelAt('#siandien')
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('link', { name: todayTexts.planned.all }).press('Enter')
      await page.getByRole('heading', { name: planTexts.heading, exact: true }).waitFor()
      await expect(page.locator('.badge', { hasText: planTexts.today })).toBeVisible()
      await expectFine(page, width, 'the present month')

      await nextMonth(page).press('Enter')
      await expect(dayOf(page, 10, width).getByRole('link', { name: title })).toBeVisible()
      await expect(
        page.getByText(width > 1000 ? planTexts.dayOff : /^Laisvos dienos: /).first(),
      ).toBeVisible()
      await expectFine(page, width, 'the next month')
      await expect(nextMonth(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: title })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const time = field(page, new RegExp(`^${planTexts.time.post}`))
      await expect(time).toBeFocused()
      await expect(time).toHaveValue(`${day(10)}T09:00`)
      await time.fill('2020-01-01T09:00')
      await time.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toHaveText(planTexts.timePast)
      await expectAccessible(page, 'the refused move')
      await time.fill(`${day(21)}T10:30`)
      await time.press('Enter')
      await toast(page, planTexts.moved).waitFor()
      await toast(page, planTexts.movedTo(title, formatMinute(at(21, '10:30')))).waitFor()
      await expect(dayOf(page, 21, width).getByRole('link', { name: title })).toBeVisible()
      await expect(button(page, planTexts.moveTitle(title))).toBeFocused()
      const stored = await call(routes.getAdminPost, { token, params: { id } })
      expect(stored).toMatchObject({ title, published: false, publishAt: at(21, '10:30') })

      // Somebody moves it meanwhile.
      await page.keyboard.press('Enter')
      await call(routes.updatePost, {
        token,
        params: { id },
        body: { ...stored, type: 'post', category: 'Konfliktai', publishAt: at(22) },
      })
      await time.fill(`${day(23)}T10:30`)
      await time.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(planTexts.changed)
      await page.keyboard.press('Escape')
      await expect(dayOf(page, 22, width).getByRole('link', { name: title })).toBeVisible()
      expect(await call(routes.getAdminPost, { token, params: { id } })).toMatchObject({
        publishAt: at(22),
      })

      await page.getByRole('link', { name: title }).press('Enter')
      await expect(titleOf(page)).toHaveValue(title)
      await page.goBack()
      await expect(dayOf(page, 22, width).getByRole('link', { name: title })).toBeFocused()
    })
  }

  test('moves a page and a quiz, and changes nothing else of them', async () => {
    const stored = [
      await storePage(token, { publishAt: at(13) }),
      await storeQuiz(token, { publishAt: at(13) }),
    ]
    const { page } = await openPanelAt('#planas')
    await nextMonth(page).press('Enter')
    for (const { title } of stored) {
      await button(page, planTexts.moveTitle(title)).press('Enter')
      await field(page, new RegExp(`^${planTexts.time.quiz}`)).fill(`${day(14)}T08:00`)
      await button(page, planTexts.move).press('Enter')
      await toast(page, planTexts.movedTo(title, formatMinute(at(14, '08:00')))).waitFor()
    }
    const [{ id: pageId } = { id: '' }, { id: quizId } = { id: '' }] = stored
    const now = [
      await call(routes.getAdminPage, { token, params: { id: pageId } }),
      await call(routes.getFullQuiz, { token, params: { id: quizId } }),
    ]
    const publishAt = at(14, '08:00')
    expect(now).toEqual(
      stored.map((each, index) => ({ ...each, publishAt, updatedAt: now[index]?.updatedAt })),
    )
  })

  test('moves a letter once its session is confirmed, as each schedule of a letter asks', async () => {
    const subject = unique()
    const { id, updatedAt } = await call(routes.createLetter, {
      token,
      body: { subject, content: 'Labas' },
    })
    const params = { id }
    await call(routes.sendLetter, { token, params, body: { updatedAt, sendAt: at(11) } })
    const other = await call(routes.createLetter, {
      token,
      body: { subject: unique(), content: 'Labas' },
    })
    const toOther = { id: other.id }
    const body = { updatedAt: other.updatedAt, sendAt: at(12, '10:00') }
    await call(routes.sendLetter, { token, params: toOther, body })
    const { page, token: own } = await openPanelAt('#planas', { failing: [/\/send$/] })
    await nextMonth(page).press('Enter')
    await button(page, planTexts.moveTitle(subject)).press('Enter')
    const time = field(page, new RegExp(`^${planTexts.time.letter}`))
    await time.fill(`${day(12)}T10:00`)
    await time.press('Enter')
    const question = page.getByRole('dialog', { name: letterTexts.planTitle })
    await question.getByText(letterTexts.planTogether(other.subject)).waitFor()
    await expectAccessible(page, 'the question about two letters of one minute')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(time, 'the typed time stays').toHaveValue(`${day(12)}T10:00`)
    await time.fill(`${day(12)}T08:00`)
    await ageConfirmation(own)
    await time.press('Enter')
    const proof = page.getByRole('dialog', { name: proofTexts.title })
    await proof.waitFor()
    await page.keyboard.press('Escape')
    await expect(proof).toHaveCount(0)
    await expect(time, 'the typed time stays').toHaveValue(`${day(12)}T08:00`)
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
    expect(await call(routes.getLetter, { token, params })).toMatchObject({ sendAt: at(11) })

    await time.press('Enter')
    await proof.getByLabel(securityTexts.password).fill(currentSite().password)
    await page.keyboard.press('Enter')
    await toast(page, planTexts.moved).waitFor()
    const stored = await call(routes.getLetter, { token, params })
    expect(stored).toMatchObject({ state: 'scheduled', sendAt: at(12, '08:00') })
    for (const each of [params, toOther]) {
      await call(routes.deleteLetter, { token, params: each })
    }
  })
})

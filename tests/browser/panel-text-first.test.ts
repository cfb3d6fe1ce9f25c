import type { Page } from '@playwright/test'
import { SCREENS, expectAccessible, focusedText, toastRegion } from './visits.ts'
import { button, field, openPanelAt, openParts, save, text, title, untilLoaded } from './panel.ts'
import { usePanelItems } from './panel-items.ts'
import { logIn } from './site.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const PHONE = { width: 375, height: 667 }
const WIDE = { width: 1440, height: 900 }
const LAPTOP = { width: 1280, height: 720 }

/** A text of 6,000 words in 300 paragraphs. */
const LONG = Array.from({ length: 300 }, () => 'Ramus žodis. '.repeat(10).trim()).join('\n\n')

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Teksto formatavimas' })
const missing = (page: Page) => page.getByRole('region', { name: /^Liko sutvarkyti/ })
const foot = (page: Page) => page.locator('main .foot')

/** Expects enough of the text's start in the window to begin typing. */
async function expectTextInFirstScreen(page: Page, about: string): Promise<void> {
  await expect(async () => {
    const { top } = await placeOf(text(page))
    await expect.poll(() => page.evaluate(() => scrollY), about).toBe(0)
    expect(top + 60, about).toBeLessThan((await placeOf(foot(page))).top)
  }).toPass()
}

test.describe('the form of an article', () => {
  for (const writing of ['rich', 'markdown'] as const) {
    test(`begins with the text, whose buttons stay while it grows with the page, as ${writing}`, async () => {
      const post = await items.storePost(await logIn(), { content: LONG })
      for (const viewport of [PHONE, LAPTOP, WIDE]) {
        const { page } = await openPanelAt('#straipsniai/naujas', {
          writing,
          prepare: (it) => it.setViewportSize(viewport),
        })
        const about = `${writing} at ${viewport.width}`
        await text(page).waitFor()
        await expectTextInFirstScreen(page, `new, ${about}`)
        await page.evaluate((hash) => (location.hash = hash), `straipsniai/${post.id}`)
        await untilLoaded(page, post.title)
        await expectTextInFirstScreen(page, `stored, ${about}`)
        const inner = await text(page).evaluate((it) => it.scrollHeight - it.clientHeight)
        expect(inner, `no box scrolls inside the page, ${about}`).toBeLessThanOrEqual(1)
        await page.evaluate(() => scrollTo(0, 3000))
        await expect(async () => {
          const { top, bottom } = await placeOf(bar(page))
          expect(top, about).toBeGreaterThanOrEqual(0)
          expect(bottom, about).toBeLessThan(80)
        }).toPass()
        const last = bar(page).getByRole('button').last()
        await last.focus()
        await expect.poll(async () => (await placeOf(last)).height).toBeGreaterThanOrEqual(44)
        await expect
          .poll(async () => (await placeOf(last)).right)
          .toBeLessThanOrEqual(viewport.width)
      }
    })
  }

  test('names what is missing once something was typed, and leads there by keyboard', async () => {
    const { page } = await openPanelAt('#straipsniai/naujas', { writing: 'rich' })
    await text(page).waitFor()
    for (const { width, height } of [PHONE, WIDE]) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await text(page).waitFor()
      await expect(missing(page)).toHaveCount(0)
      await save(page).press('Enter')
      await expect(missing(page).getByRole('button')).toHaveText([
        'Pavadinimas',
        'Trumpas aprašymas',
        'Turinys',
        'Kategorija',
      ])
      await button(page, 'Liko sutvarkyti: 4').press('Enter')
      await expect.poll(() => focusedText(page)).toBe('Pavadinimas')
      for (const [name, led] of [
        ['Kategorija', field(page, 'Kategorija')],
        ['Turinys', text(page)],
        ['Pavadinimas', title(page)],
      ] as const) {
        await missing(page).getByRole('button', { name }).press('Enter')
        await expect(led).toBeFocused()
        await expect(led).toBeInViewport()
      }
    }

    // A fault in the folded part opens it; a picture without a description keeps nobody from saving.
    await field(page, 'Paveikslėlio adresas').fill('/favicon.svg')
    await openParts(page)
    await field(page, /^Pirminio paskelbimo adresas/).fill('www.pavyzdys.lt')
    const part = page.locator('details[data-part]')
    await part.evaluate((it: HTMLDetailsElement) => (it.open = false))
    await missing(page)
      .getByRole('button', { name: /^Pirminio paskelbimo adresas: / })
      .press('Enter')
    await expect(field(page, /^Pirminio paskelbimo adresas/)).toBeFocused()
    await missing(page)
      .getByRole('button', { name: /^Paveikslėlio aprašymas/ })
      .press('Enter')
    await expect(field(page, /^Paveikslėlio aprašymas/)).toBeFocused()
    await field(page, /^Paveikslėlio aprašymas/).fill('Du žmonės')
    await expect(missing(page).getByRole('button', { name: /^Paveikslėlio/ })).toHaveCount(0)
  })

  test('tells the status that a save sets in its bar, which leads to the field, also beside a long text', async () => {
    const post = await items.storePost(await logIn(), { content: LONG, published: true })
    for (const viewport of [{ width: 320, height: 667 }, LAPTOP]) {
      const { page } = await openPanelAt(`#straipsniai/${post.id}`, {
        writing: 'rich',
        prepare: (it) => it.setViewportSize(viewport),
      })
      await untilLoaded(page, post.title)
      // Everything beside the text runs with the page.
      const inner = await page
        .locator('.publishing')
        .evaluate((it) => it.scrollHeight - it.clientHeight)
      expect(inner, 'no box scrolls inside the page').toBeLessThanOrEqual(1)
      const status = field(page, 'Būsena')
      for (const [chosen, told] of [
        ['published', 'liks publikuota'],
        ['scheduled', 'bus suplanuota'],
        ['draft', 'taps juodraščiu'],
      ] as const) {
        await status.selectOption(chosen)
        if (chosen === 'scheduled') await field(page, /^Kada paskelbti/).fill('2099-01-01T10:00')
        const link = foot(page).getByRole('button', { name: `Išsaugojus ${told}`, exact: true })
        await page.evaluate(() => scrollTo(0, 3000))
        await expect(status).not.toBeInViewport()
        await expect
          .poll(async () => (await placeOf(link.getByText(told))).height, 'one line')
          .toBeLessThan(30)
        await expectNoOverflow(page, `the bar at ${viewport.width}`)
        await link.click()
        await expect(status).toBeFocused()
        await expect(status).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('shows the first wrong field beside its error, wherever the form was scrolled', async () => {
    const post = await items.storePost(await logIn(), { content: LONG })
    for (const viewport of [{ width: 320, height: 667 }, LAPTOP]) {
      const { page } = await openPanelAt(`#straipsniai/${post.id}`, {
        writing: 'rich',
        prepare: (it) => it.setViewportSize(viewport),
      })
      await untilLoaded(page, post.title)
      const wrong = field(page, /^Trumpas aprašymas/)
      await wrong.fill('')
      const shown = toastRegion(page).locator('[data-toast]')
      for (const block of ['start', 'end'] as const) {
        await wrong.evaluate((it, at) => it.scrollIntoView({ block: at }), block)
        await save(page).click()
        await shown.waitFor()
        await expect(wrong).toBeFocused()
        await expect(async () => {
          const [place, error] = [await placeOf(wrong), await placeOf(shown)]
          expect(place.top >= error.bottom || place.bottom <= error.top).toBe(true)
        }, `${block} at ${viewport.width}`).toPass()
        await toastRegion(page).getByRole('button').click()
      }
      await text(page).press('Control+a')
      await text(page).press('Delete')
      await expect(text(page)).toHaveAttribute('aria-invalid', 'true')
      const [border, danger] = await text(page).evaluate((it) => [
        getComputedStyle(it).borderBottomColor,
        getComputedStyle(document.querySelector('p.text-danger:not(:empty)') ?? it).color,
      ])
      expect(border).toBe(danger)
    }
  })

  test('is accessible in both schemes, and no wider than the narrowest phone', async () => {
    const { page } = await openPanelAt('#straipsniai/naujas', { writing: 'rich' })
    await text(page).fill('Tekstas.')
    await missing(page).waitFor()
    await openParts(page)
    await bar(page).getByRole('button', { name: 'Lentelė' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const viewport of [{ width: 320, height: 667 }, SCREENS.phone, WIDE]) {
        await page.setViewportSize(viewport)
        const state = `the form of an article, ${colorScheme}, at ${viewport.width}`
        await expectNoOverflow(page, state)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        if (viewport.width !== 320) await expectAccessible(page, state)
      }
    }
  })

  test('has the actions of a table and a picture at the object, over no text', async () => {
    const post = await items.storePost(await logIn(), {
      content: `${LONG}\n\n| a | b |\n| --- | --- |\n| c | d |\n\nPo lentelės.\n\n![](/icon-192.png)\n\nPo paveikslėlio.`,
    })
    for (const viewport of [PHONE, WIDE]) {
      const { page } = await openPanelAt(`#straipsniai/${post.id}`, {
        writing: 'rich',
        prepare: (it) => it.setViewportSize(viewport),
      })
      await untilLoaded(page, post.title)
      const objects = [
        ['Lentelė', text(page).locator('td').last(), 'Po lentelės.'],
        ['Paveikslėlis', text(page).locator('img[src]'), 'Po paveikslėlio.'],
      ] as const
      for (const [name, object, next] of objects) {
        await object.click()
        const actions = page.getByRole('group', { name, exact: true })
        await expect(async () => {
          const place = await placeOf(actions)
          const gap = place.top - (await placeOf(object)).bottom
          expect(gap, name).toBeGreaterThanOrEqual(0)
          expect(gap, name).toBeLessThan(40)
          const { top } = await placeOf(text(page).getByText(next))
          expect(place.bottom, name).toBeLessThanOrEqual(top)
        }).toPass()
      }
    }
  })
})

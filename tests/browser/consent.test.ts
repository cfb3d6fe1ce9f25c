import type { Page } from '@playwright/test'
import { consentTexts } from '#src/features/consent/texts.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { SCREENS, expectAccessible, open, type VisitOptions } from './visits.ts'
import { layoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { MEASUREMENT_ID } from './site-addresses.ts'
import { readVariant, serveVariant } from './variant-site.ts'
import { expect, test } from './test.ts'
import { expectAbove, placeOf } from './places.ts'
import { currentSite } from './current-site.ts'

const ID = MEASUREMENT_ID
const GOOGLE = /^https:\/\/www\.googletagmanager\.com\//

/** Stand-in for Google's script: takes commands, reports, and stores cookies. */
const STAND_IN = `
  for (const name of ['_ga', '_ga_TESTAS1234']) document.cookie = name + '=1; path=/; max-age=1000'
  window.reported = []
  const take = (command) => {
    if (command[0] === 'config' && !window['ga-disable-${ID}']) reported.push([...command])
  }
  dataLayer.forEach(take)
  dataLayer.push = take`

interface Visit {
  page: Page
  /** Addresses of Google that were requested. */
  asked: string[]
}

/** Opens a page of the build that has a measurement id; all other requests are answered as usual. */
async function visit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const asked: string[] = []
  const page = await open(address, {
    ...options,
    prepare: async (it) => {
      await serveVariant(it, 'counted-unlinked')
      await it.route(GOOGLE, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
      })
    },
  })
  return { page, asked }
}

const banner = (page: Page) => page.getByRole('region', { name: consentTexts.label })
const accept = (page: Page) => page.getByRole('button', { name: 'Sutinku', exact: true })
const refuse = (page: Page) => page.getByRole('button', { name: 'Nesutinku', exact: true })
const settings = (page: Page) => page.getByRole('button', { name: consentTexts.settings })

const googleCookies = async (page: Page) => {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name.startsWith('_ga'))
}

/** Returns everything that the stand-in for Google's script was told to count, in this document. */
const reported = (page: Page) =>
  page.evaluate(() => (window as { reported?: unknown[] }).reported ?? [])

/** Waits until every script of the page has run and all its requests are answered. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

test.describe('with a measurement id', () => {
  test('every page asks first and loads nothing of Google before the answer', async () => {
    const { page, asked } = await visit('/')
    for (const address of ['/', '/blog', '/testas/bendras-santykiu-testas', '/404']) {
      await page.goto(address)
      await banner(page).waitFor()
      await settled(page)
      expect(asked, address).toEqual([])
      await expect.poll(() => googleCookies(page), address).toEqual([])
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage)), address).toEqual([])
    }
  })

  test('after consent each document loads one script and reports one page view, without advertising', async () => {
    const { page, asked } = await visit('/about')
    await accept(page).click()
    const commands = await page.evaluate(() =>
      window.dataLayer?.map((command): unknown[] => [...command]),
    )
    expect(commands?.[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ])
    await banner(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reported(page)).toHaveLength(1)
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])

    for (const [documents, address, counted] of [
      [2, '/contact', '/contact'],
      [3, '/blog?raktas=slaptas&utm_source=laiskas#pabaiga', '/blog?utm_source=laiskas'],
    ] as const) {
      await page.goto(address)
      await settled(page)
      await expect(banner(page)).toHaveCount(0)
      expect(asked).toHaveLength(documents)
      await expect
        .poll(() => reported(page))
        .toEqual([
          [
            'config',
            ID,
            expect.objectContaining({
              page_location: `${currentSite().url}${counted}`,
              allow_google_signals: false,
            }),
          ],
        ])
    }
  })

  test('after a refusal nothing is loaded, on no page, nobody asks again, and it can be taken back', async () => {
    const { page, asked } = await visit('/about')
    await refuse(page).click()
    await banner(page).waitFor({ state: 'hidden' })
    for (const address of ['/contact', '/']) {
      await page.goto(address)
      await settled(page)
      await expect(banner(page)).toHaveCount(0)
    }
    expect(asked).toEqual([])
    await expect.poll(() => googleCookies(page)).toEqual([])
    await expect
      .poll(() => page.context().cookies(), 'the answer is kept without a cookie')
      .toEqual([])

    // Agreeing twice reports only once.
    for (let time = 0; time < 2; time++) {
      await settings(page).click()
      await accept(page).click()
    }
    await expect.poll(() => reported(page)).toHaveLength(1)
    expect(asked).toHaveLength(1)
    await expect.poll(() => page.evaluate((id) => window[`ga-disable-${id}`], ID)).toBe(false)
  })

  test('a withdrawal in one tab holds in the others at once, and by the same buttons on the pages after it', async () => {
    const { page, asked } = await visit('/about')
    const disabled = () => page.evaluate((id) => window[`ga-disable-${id}`], ID)
    await accept(page).click()
    await expect.poll(() => reported(page)).toHaveLength(1)
    await expect.poll(() => googleCookies(page)).toEqual(['_ga', '_ga_TESTAS1234'])
    // When it comes back from the back/forward cache, it is not counted again.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect.poll(() => reported(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await other.route(/./, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await other.goto('/')
    await other.evaluate(() => localStorage.removeItem('slapuku-pasirinkimas'))
    await banner(page).waitFor()
    await expect.poll(disabled).toBe(true)
    await expect.poll(() => googleCookies(page)).toEqual([])

    await accept(page).click()
    await expect.poll(disabled).toBe(false)
    await settings(page).click()
    await refuse(page).click()
    await expect.poll(disabled).toBe(true)
    await page.goto('/contact')
    await settled(page)
    expect(asked).toHaveLength(1)
    await expect.poll(() => googleCookies(page)).toEqual([])
  })

  for (const screen of ['phone', 'desktop'] as const) {
    test(`on a ${screen} both answers are equal and within reach, and the question moves and covers nothing`, async () => {
      const { page } = await visit('/about', { screen })
      await banner(page).waitFor()
      await fontsApplied(page)
      const look = (element: Element) => {
        const { width, height, top } = element.getBoundingClientRect()
        const { color, backgroundColor, border, font, opacity } = getComputedStyle(element)
        return { width, height, top, color, backgroundColor, border, font, opacity }
      }
      await expect(async () => {
        const yes = await accept(page).evaluate(look)
        expect(await refuse(page).evaluate(look)).toEqual(yes)
        expect(yes.height).toBeGreaterThanOrEqual(44)
        const question = await placeOf(banner(page))
        expect(question.bottom).toBe(SCREENS[screen].height)
        expect(question.height).toBeLessThan(SCREENS[screen].height / 2)
      }).toPass()
      await expectAccessible(page, 'the question')

      for (const link of await page.locator('main a, footer a').all()) {
        await link.focus()
        await expectAbove(link, banner(page), await link.innerText())
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expectAbove(page.getByRole('contentinfo'), banner(page))

      await page.goto('/contact')
      await watchLayoutShifts(page)
      await banner(page).waitFor()
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor()
      await refuse(page).click()
      await expect(banner(page)).toBeHidden()
      // Text may shift by a thousandth when the fonts load. A banner in the flow would shift it more.
      await expect.poll(() => layoutShift(page)).toBeLessThan(0.001)

      await page.goto('/about')
      await settings(page).click()
      // At another scroll position, the bar or the question may cover half of a link.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page, 'the settings')
    })
  }

  test('the keyboard reaches it right after the first link, Escape is no answer, and the settings bring the focus there and back', async () => {
    const { page, asked } = await visit('/about')
    await banner(page).waitFor()
    await page.keyboard.press('Tab')
    const reached: string[] = []
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
    }
    const question = `${consentTexts.question} ${consentTexts.showDetails}`
    expect(reached).toEqual([question, consentTexts.more, 'Sutinku', 'Nesutinku'])
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
    expect(asked).toEqual([])

    // The refusal was given; the settings ask again.
    await settings(page).focus()
    await page.keyboard.press('Enter')
    const holdsFocus = (element: Element) => element === document.activeElement
    await expect.poll(() => banner(page).evaluate(holdsFocus)).toBe(true)
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => settings(page).evaluate(holdsFocus)).toBe(true)

    // The settings show the current choice, cover nothing that was pressed, and may be left unchanged.
    await settings(page).click()
    await expect(page.locator('[data-consent-answer][aria-pressed=true]')).toHaveCount(1)
    await expectAbove(settings(page), banner(page))
    await page.getByRole('button', { name: consentTexts.keep }).click()
    await expect(banner(page)).toBeHidden()
  })

  test('where storage is barred the answer holds for the page, and the next one asks again', async () => {
    const { page, asked } = await visit('/about')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('barred', 'SecurityError')
        },
      })
    })
    await page.goto('/contact')
    await accept(page).click()
    await banner(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reported(page)).toHaveLength(1)
    await page.goto('/about')
    await banner(page).waitFor()
    expect(asked).toHaveLength(1)
  })

  test('without JavaScript, without a measurement id and in the panel nothing is asked and nothing is counted', async () => {
    const { page, asked } = await visit('/about', { javaScript: false })
    await expect(banner(page)).toHaveCount(0)
    await expect(settings(page)).toHaveCount(0)
    expect(asked).toEqual([])

    const uncounted = await open('/')
    await settled(uncounted)
    await expect(uncounted.locator('[data-consent], [data-consent-settings]')).toHaveCount(0)
    await expect.poll(() => uncounted.content()).not.toMatch(/googletagmanager/)

    for (const name of ['admin.html', 'admin/login.html']) {
      expect(await readVariant('counted-unlinked', name), name).not.toMatch(
        / data-consent=|googletagmanager/i,
      )
    }
    // The question does not delay a page: its script starts after the first paint.
    const html = await readVariant('counted-unlinked', 'about.html')
    const scripts = html.match(/(<template data-late>)?<script type="module".*?>/g) ?? []
    expect(scripts[0]).toMatch(/Consent/)
    for (const script of scripts) expect(script).toMatch(/^<template data-late>/)
  })
})

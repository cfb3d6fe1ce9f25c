import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { consentTexts } from '#src/texts/consent.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { expectAccessible, SCREENS, useBrowser, type VisitOptions } from './browser.ts'
import { eventually } from './eventually.ts'
import { layoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { MEASUREMENT_ID, useVariantSite } from './variant-site.ts'

const ID = MEASUREMENT_ID
const GOOGLE = /^https:\/\/www\.googletagmanager\.com\//

/** What Google's script does that matters here: it takes commands, reports, and keeps cookies. */
const STAND_IN = `
  for (const name of ['_ga', '_ga_TESTAS1234']) document.cookie = name + '=1; path=/; max-age=1000'
  window.reported = []
  const take = (command) => {
    if (command[0] === 'config' && !window['ga-disable-${ID}']) reported.push([...command])
  }
  dataLayer.forEach(take)
  dataLayer.push = take`

const browser = useBrowser()
const variant = useVariantSite('counted-unlinked')

interface Visit {
  page: Page
  /** Addresses of Google that were asked for. */
  asked: string[]
}

/** Opens a page of the build that has a measurement id; the rest of the site answers as ever. */
async function visit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const asked: string[] = []
  const page = await browser.open(address, {
    ...options,
    prepare: async (it) => {
      await variant.serve(it)
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

/** What the stand-in for Google's script was told to count, in this document. */
const reported = (page: Page) =>
  page.evaluate(() => (window as { reported?: unknown[] }).reported ?? [])

/** Waits until every script of the page has run and everything it asked for is there. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

describe('with a measurement id', () => {
  it.each(['/', '/about', '/blog', '/testai', '/testas/bendras-santykiu-testas', '/404'])(
    '%s asks first and loads nothing of Google before the answer',
    async (address) => {
      const { page, asked } = await visit(address)
      await banner(page).waitFor()
      await settled(page)
      expect(asked).toEqual([])
      expect(await googleCookies(page)).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    },
  )

  it('after consent each document loads one script and reports one page view', async () => {
    const { page, asked } = await visit('/about')
    await accept(page).click()
    await banner(page).waitFor({ state: 'hidden' })
    await eventually(() => reported(page)).toHaveLength(1)
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])

    for (const [documents, address, counted] of [
      [2, '/contact', '/contact'],
      [3, '/blog?raktas=slaptas&utm_source=laiskas#pabaiga', '/blog?utm_source=laiskas'],
    ] as const) {
      await page.goto(address)
      await settled(page)
      expect(await banner(page).count()).toBe(0)
      expect(asked).toHaveLength(documents)
      expect(await reported(page)).toEqual([
        [
          'config',
          ID,
          expect.objectContaining({
            page_location: `${inject('site').url}${counted}`,
            allow_google_signals: false,
          }),
        ],
      ])
    }
  })

  it('advertising stays denied', async () => {
    const { page } = await visit('/about')
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
  })

  it('after a refusal nothing is loaded, on no page, and nobody asks again', async () => {
    const { page, asked } = await visit('/about')
    await refuse(page).click()
    await banner(page).waitFor({ state: 'hidden' })
    for (const address of ['/contact', '/']) {
      await page.goto(address)
      await settled(page)
      expect(await banner(page).count()).toBe(0)
    }
    expect(asked).toEqual([])
    expect(await googleCookies(page)).toEqual([])
    expect(await page.context().cookies(), 'the answer is kept without a cookie').toEqual([])
  })

  it('consent is withdrawn by the same buttons: cookies go, nothing is reported any more', async () => {
    const { page, asked } = await visit('/about')
    await accept(page).click()
    await eventually(() => googleCookies(page)).toEqual(['_ga', '_ga_TESTAS1234'])

    await settings(page).click()
    await banner(page).waitFor()
    await refuse(page).click()
    expect(await googleCookies(page)).toEqual([])
    expect(await page.evaluate((id) => window[`ga-disable-${id}`], ID)).toBe(true)
    await page.goto('/contact')
    await settled(page)
    expect(asked).toHaveLength(1)
    expect(await googleCookies(page)).toEqual([])
  })

  it('a refusal can be taken back, and agreeing twice reports once', async () => {
    const { page, asked } = await visit('/about')
    await refuse(page).click()
    for (let time = 0; time < 2; time++) {
      await settings(page).click()
      await accept(page).click()
    }
    await eventually(() => reported(page)).toHaveLength(1)
    expect(asked).toHaveLength(1)
    expect(await page.evaluate((id) => window[`ga-disable-${id}`], ID)).toBe(false)
  })

  it('a page that is rendered ahead counts once it is shown', async () => {
    const { page, asked } = await visit('/about')
    await accept(page).click()
    await eventually(() => reported(page)).toHaveLength(1)
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    })
    await page.goto('/contact')
    await settled(page)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    expect(await reported(page)).toEqual([])
    expect(asked).toHaveLength(1)
    expect(await page.locator('[data-consent]').isVisible()).toBe(false)

    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await eventually(() => reported(page)).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  it('a page that comes back from the back/forward cache neither reports again nor asks again', async () => {
    const comeBack = (page: Page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const { page, asked } = await visit('/about')
    await accept(page).click()
    await eventually(() => reported(page)).toHaveLength(1)
    await comeBack(page)
    expect(asked).toHaveLength(1)
    expect(await reported(page)).toHaveLength(1)

    // The page before was left unanswered; the answer came on the one after it.
    const { page: earlier, asked: askedEarlier } = await visit('/about')
    await banner(earlier).waitFor()
    const later = await earlier.context().newPage()
    await later.route(/./, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await later.goto('/')
    await later.evaluate(
      (answer) => localStorage.setItem('slapuku-pasirinkimas', answer),
      JSON.stringify({ version: 1, analytics: false, date: new Date().toISOString() }),
    )
    await comeBack(earlier)
    expect(await banner(earlier).count()).toBe(0)
    expect(askedEarlier).toEqual([])
  })

  it('a withdrawal in one tab holds in the others at once', async () => {
    const { page } = await visit('/about')
    await accept(page).click()
    await eventually(() => reported(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await other.route(/./, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await other.goto('/')
    await other.evaluate(() => localStorage.removeItem('slapuku-pasirinkimas'))
    await banner(page).waitFor()
    expect(await page.evaluate((id) => window[`ga-disable-${id}`], ID)).toBe(true)
    expect(await googleCookies(page)).toEqual([])
  })

  it.each(['phone', 'desktop'] as const)(
    'both answers are equal in size and look, within reach, on a %s',
    async (screen) => {
      const { page } = await visit('/about', { screen })
      await banner(page).waitFor()
      await fontsApplied(page)
      const look = (element: Element) => {
        const { width, height, top } = element.getBoundingClientRect()
        const { color, backgroundColor, border, font, opacity } = getComputedStyle(element)
        return { width, height, top, color, backgroundColor, border, font, opacity }
      }
      const yes = await accept(page).evaluate(look)
      expect(await refuse(page).evaluate(look)).toEqual(yes)
      expect(yes.height).toBeGreaterThanOrEqual(44)
      const box = await banner(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(SCREENS[screen].height)
      expect(box?.height).toBeLessThan(SCREENS[screen].height / 2)
      await expectAccessible(page, `the question on a ${screen}`)
      await accept(page).click()
      await settings(page).click()
      // Elsewhere a link may stand half below the bar or the question, until it is scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page, `the settings on a ${screen}`)
    },
  )

  it.each(['phone', 'desktop'] as const)(
    'nothing moves when the question appears or goes, on a %s',
    async (screen) => {
      const { page } = await visit('/contact', { screen })
      await watchLayoutShifts(page)
      await banner(page).waitFor()
      const heading = page.getByRole('heading', { level: 1 })
      const before = await heading.boundingBox()
      await refuse(page).click()
      expect(await heading.boundingBox()).toEqual(before)
      // Letters may settle by a thousandth when the fonts come; a banner in the flow would move more.
      expect(await layoutShift(page)).toBeLessThan(0.001)
    },
  )

  it('the keyboard reaches it right after the first link, and Escape is no answer', async () => {
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
    expect(await banner(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
    expect(asked).toEqual([])
  })

  it('the settings bring the focus to the question, and the answer brings it back', async () => {
    const { page } = await visit('/about')
    await refuse(page).click()
    await settings(page).focus()
    await page.keyboard.press('Enter')
    const holdsFocus = (element: Element) => element === document.activeElement
    expect(await banner(page).evaluate(holdsFocus)).toBe(true)
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await settings(page).evaluate(holdsFocus)).toBe(true)

    // They show the present choice, cover nothing that was pressed, and may be left as they are.
    await settings(page).click()
    expect(await page.locator('[data-consent-answer][aria-pressed=true]').count()).toBe(1)
    const pressed = await settings(page).boundingBox()
    const top = (await banner(page).boundingBox())?.y ?? 0
    expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(top)
    await page.getByRole('button', { name: consentTexts.keep }).click()
    expect(await banner(page).isVisible()).toBe(false)
  })

  it.each(['phone', 'desktop'] as const)(
    'it covers nothing that has the focus, nor the end of the page, on a %s',
    async (screen) => {
      const { page } = await visit('/about', { screen })
      await banner(page).waitFor()
      const top = (await banner(page).boundingBox())?.y ?? 0
      const links = await page.locator('main a, footer a').all()
      for (const link of links) {
        await link.focus()
        const box = await link.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(top)
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.getByRole('contentinfo').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1)
    },
  )

  it('where storage is barred the answer holds for the page, and the next one asks again', async () => {
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
    await eventually(() => reported(page)).toHaveLength(1)
    await page.goto('/about')
    await banner(page).waitFor()
    expect(asked).toHaveLength(1)
  })

  it('the question holds up no page: its script starts after the first paint', async () => {
    const html = await variant.read('about.html')
    const scripts = html.match(/(<template data-late>)?<script type="module".*?>/g) ?? []
    expect(scripts[0]).toMatch(/Consent/)
    for (const script of scripts) expect(script).toMatch(/^<template data-late>/)
  })

  it('without JavaScript nothing is asked and nothing is counted', async () => {
    const { page, asked } = await visit('/about', { javaScript: false })
    expect(await banner(page).count()).toBe(0)
    expect(await settings(page).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('the panel of the administrator knows nothing of it', async () => {
    for (const name of ['admin.html', 'admin/login.html']) {
      const html = await variant.read(name)
      expect(html).not.toMatch(/ data-consent=|googletagmanager/i)
    }
  })
})

it('without a measurement id nobody is asked and no page knows of Google', async () => {
  const page = await browser.open('/')
  await settled(page)
  expect(await page.locator('[data-consent], [data-consent-settings]').count()).toBe(0)
  expect(await page.content()).not.toMatch(/googletagmanager/)
})

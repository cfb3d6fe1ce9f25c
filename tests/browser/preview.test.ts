import type { Page } from '@playwright/test'
import { expectAccessible, open } from './visits.ts'
import { holdBack } from './failures.ts'
import { serveVariant } from './variant-site.ts'
import { expect, test } from './test.ts'

/** Serves the pages of the build without a database; the API is the site's own. */
const servePreview = (page: Page) => serveVariant(page, 'without-database')

const LISTS = [
  {
    list: '/blog',
    api: '/api/blog',
    skeletons: 6,
    error: 'Nepavyko įkelti straipsnių. Bandykite vėliau.',
    empty: 'Šiuo metu nėra publikuotų straipsnių.',
  },
  {
    list: '/testai',
    api: '/api/quizzes',
    skeletons: 3,
    error: 'Nepavyko įkelti testų. Bandykite vėliau.',
    empty: 'Šiuo metu nėra prieinamų testų.',
  },
] as const

test.describe('the lists of a build without a database', () => {
  test('show skeletons, then what the API lists, which they ask for once', async () => {
    for (const { list, api, skeletons } of LISTS) {
      let calls = 0
      let goOn: () => void = () => undefined
      const page = await open(list, {
        motion: true,
        prepare: async (it) => {
          await servePreview(it)
          goOn = await holdBack(it, new RegExp(`${api}$`))
          it.on('request', (request) => {
            if (new URL(request.url()).pathname === api) calls += 1
          })
        },
      })
      const cards = page.getByRole('main').getByRole('article')
      await page.locator('[data-skeleton]').first().waitFor()
      await expect(page.locator('[data-skeleton]'), list).toHaveCount(skeletons)
      await expect(cards).toHaveCount(0)
      const pulsing = () => page.evaluate(() => document.getAnimations().length > 0)
      await expect.poll(() => pulsing(), list).toBe(true)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(() => pulsing(), 'still for whoever wants less motion').toBe(false)
      await expectAccessible(page, `the skeletons of ${list}`)
      goOn()
      await cards.first().waitFor()
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      await expect.poll(() => cards.count(), list).toBeGreaterThanOrEqual(4)
      await page.evaluate(() => {
        for (const name of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(name))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.waitForLoadState('networkidle')
      expect(calls, list).toBe(1)
    }
  })

  test('say that they could not be loaded and reload the page on request, or that there is nothing', async () => {
    for (const { list, api, error, empty } of LISTS) {
      const page = await open(list, {
        failing: [new RegExp(`^${api}$`)],
        prepare: async (it) => {
          await servePreview(it)
          await it.route(`**${api}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
        },
      })
      const alert = page.getByRole('alert').filter({ hasText: error })
      await alert.waitFor()
      await expectAccessible(page, `${list} that could not be loaded`)
      await page.evaluate(() => Object.assign(window, { before: true }))
      await alert.getByRole('button').click()
      await page.getByRole('main').getByRole('article').first().waitFor()
      await expect(alert).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => 'before' in window), `the page ${list} is a new one`)
        .toBe(false)

      const bare = await open(list, {
        prepare: async (it) => {
          await servePreview(it)
          await it.route(`**${api}`, (route) => route.fulfill({ json: [] }))
        },
      })
      await bare.getByText(empty, { exact: true }).waitFor()
      await expectAccessible(bare, `the empty list ${list}`)
    }
  })
})

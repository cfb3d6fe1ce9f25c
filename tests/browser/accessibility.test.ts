import type { Page } from '@playwright/test'
import { article } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { siteTexts } from '#src/texts/site.ts'
import { findViolations } from './axe.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { expect, test } from './test.ts'

/** Goes through the pages at both sizes. @returns what is wrong, one line each. */
async function inspect(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.setViewportSize(SCREENS.desktop)
    await page.goto(path)
    faults.push(...(await findViolations(page)))
    await page.setViewportSize(SCREENS.phone)
    faults.push(...(await findViolations(page)))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > SCREENS.phone.width) faults.push(`${path} is ${width} pixels wide on a phone`)
  }
  return faults
}

test('the pages of the header meet WCAG 2.2 AA on a phone and on a desktop', async () => {
  const page = await open('/')
  expect(await inspect(page, ['/', '/blog', '/testai', '/consultations', '/about'])).toEqual([])
})

test('so do the pages of the footer, and the one after a payment', async () => {
  const page = await open('/newsletter')
  const paths = ['/newsletter', '/experts', '/success-stories', '/contact', '/support', '/aciu']
  expect(await inspect(page, paths)).toEqual([])
})

test('so do articles, static pages and what says that one is not there', async () => {
  const page = await open('/p/duk', { failing: [/\/nezinomas$/] })
  const paths = [
    `/blog/${article.slug}`,
    '/p/duk',
    '/p/privatumo-politika',
    '/p/naudojimo-salygos',
    '/p/slapuku-politika',
    '/p/prieinamumas',
    '/nezinomas',
    '/blog/nezinomas',
  ]
  expect(await inspect(page, paths)).toEqual([])
})

test('so does the open menu of a phone', async () => {
  const page = await open('/', { screen: 'phone' })
  // The menu opens once the page's script runs, which marks the scheme too.
  await page.locator('input[name="scheme"]:checked').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: siteTexts.openMenu }).click()
  await expectAccessible(page, 'the open menu')
})

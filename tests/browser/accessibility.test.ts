import { siteTexts } from '#src/texts/site.ts'
import { expectAccessible, open } from './visits.ts'
import { test } from './test.ts'

test('the open menu of a phone meets WCAG 2.2 AA', async () => {
  const page = await open('/', { screen: 'phone' })
  // The menu opens once the page's script runs, which marks the scheme too.
  await page.locator('input[name="scheme"]:checked').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: siteTexts.openMenu }).click()
  await expectAccessible(page, 'the open menu')
})

// Proves: `npm start` has a checkout that takes no money: paid there, an order stands in the panel, refunded there it says so
import { describe, expect, it } from 'vitest'
import { expectAccessible, useBrowser } from './browser.ts'
import { button, openPanelAt, toast } from './panel.ts'

const browser = useBrowser()

describe('an order', () => {
  it.each(['phone', 'desktop'] as const)(
    'is paid in the checkout and stands in the panel: %s',
    async (screen) => {
      const email = `${crypto.randomUUID().slice(0, 8)}@pastas.example`
      const shop = await browser.open('/consultations', { screen })
      const link = shop.getByRole('main').locator('a[href$="/menuo"]').first()
      const [checkout] = await Promise.all([shop.context().waitForEvent('page'), link.click()])
      await checkout.getByLabel('El. paštas').fill(email)
      await checkout.getByRole('button', { name: 'Sumokėti' }).click()
      await checkout.waitForURL(/\/aciu\?session_id=cs_/)

      const { page } = await openPanelAt(browser, '#uzsakymai', { screen })
      await page.getByRole('searchbox').fill(email)
      const card = page.getByRole('article').filter({ hasText: email })
      await card.getByText('Apmokėtas', { exact: true }).waitFor()
      expect(await card.innerText()).toContain('79,00')
      await expectAccessible(page, 'the orders')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      )

      const till = await shop.context().newPage()
      await till.goto(new URL('/', (await link.getAttribute('href')) ?? '').href)
      const sale = till.getByRole('listitem').filter({ hasText: email })
      await sale.getByRole('button', { name: 'Pratęsti mėnesiui' }).click()
      await sale.getByRole('button', { name: 'Ginčyti mokėjimą' }).click()
      await page.reload()
      await page.getByRole('searchbox').fill(email)
      await card.getByText('Ginčijamas banke', { exact: true }).waitFor()
      await card.getByText('Pratęsimų: 1').waitFor()
      const problem = page
        .getByRole('listitem')
        .filter({ hasText: 'Kliento bankas ginčija' })
        .first()
      await problem.getByRole('button').click()
      await toast(page, 'Pažymėta, kad sutvarkyta').waitFor()
      expect(await button(page, 'Atsisiųsti lentelę').count()).toBeLessThanOrEqual(1)
    },
  )
})

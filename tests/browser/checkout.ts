import type { Page } from '@playwright/test'

/** Returns an email address that nobody else has. */
export const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@pastas.example`

/**
 * Pays for the monthly package in the checkout, which opens a new tab.
 * @returns the tab, which is back at the site, and the checkout's URL.
 */
export async function buy(
  shop: Page,
  email: string,
): Promise<{ buyer: Page; checkoutUrl: string }> {
  const link = shop.getByRole('main').locator('a[href$="/menuo"]').first()
  const checkoutUrl = new URL('/', (await link.getAttribute('href')) ?? '').href
  const [buyer] = await Promise.all([shop.context().waitForEvent('page'), link.click()])
  await buyer.getByLabel('El. paštas').fill(email)
  await buyer.getByRole('button', { name: 'Sumokėti' }).click()
  await buyer.waitForURL('/uzsakymas#laiskai')
  return { buyer, checkoutUrl }
}

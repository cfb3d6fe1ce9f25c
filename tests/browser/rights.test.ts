import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { expectAccessible, open } from './visits.ts'
import { mailedOwnData } from './mails.ts'
import { expect, test } from './test.ts'
import { expectNoOverflow } from './places.ts'
import { currentSite } from './current-site.ts'

const NARROW = { width: 320, height: 640 }

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click()
}

async function expectFits(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what)
  await expectAccessible(page, what)
}

test.describe('the withdrawal from a contract', () => {
  test('leads from the footer through two steps to a receipt that can be kept', async () => {
    const page = await open('/', { failing: [/\/sutarties-atsisakymas$/] })
    await page.setViewportSize(NARROW)
    await page.getByRole('contentinfo').getByRole('link', { name: siteTexts.withdrawal }).click()
    await page.getByRole('heading', { level: 1, name: withdrawalTexts.title }).waitFor()
    await page.getByText(withdrawalTexts.step(1), { exact: true }).waitFor()
    await expectFits(page, 'the form')

    const field = (label: string) => page.getByRole('main').getByLabel(label)
    await field(withdrawalTexts.nameLabel).fill('Rūta')
    await press(page, withdrawalTexts.check)
    await page.getByRole('link', { name: withdrawalTexts.contractRequired }).waitFor()
    await expect(page.getByRole('alert').filter({ hasText: withdrawalTexts.faults })).toBeFocused()
    await expect(field(withdrawalTexts.nameLabel)).toHaveValue('Rūta')
    await expectFits(page, 'the messages')

    await field(withdrawalTexts.emailLabel).fill('ruta-atsisako@pastas.lt')
    await field(withdrawalTexts.contractLabel).fill('Mėnesio konsultacijos el. paštu')
    await press(page, withdrawalTexts.check)
    await page.getByRole('heading', { level: 1, name: withdrawalTexts.checkTitle }).waitFor()
    await page.getByText(withdrawalTexts.step(2), { exact: true }).waitFor()
    await expectFits(page, 'the check')
    await press(page, withdrawalTexts.confirm)
    await page.getByRole('heading', { level: 1, name: withdrawalTexts.receiptTitle }).waitFor()
    await expectFits(page, 'the receipt')

    const downloading = page.waitForEvent('download')
    await press(page, withdrawalTexts.download)
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain('Mėnesio konsultacijos el. paštu')
  })
})

test.describe('one’s own data', () => {
  test('are asked for, opened by the mailed link, downloaded and deleted', async () => {
    const email = 'mano-duomenys@pastas.lt'
    const db = openDatabase(currentSite().databaseUrl)
    await db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: crypto.randomUUID(), email, name: 'Rūta' })
      .execute()
    const page = await open('/about')
    await page.setViewportSize(NARROW)
    await page.getByRole('contentinfo').getByRole('link', { name: siteTexts.ownData }).click()
    await page.getByRole('main').getByLabel(ownDataTexts.emailLabel).fill(email)
    await expectFits(page, 'the request')
    await press(page, ownDataTexts.request)
    await page.getByRole('heading', { level: 1, name: ownDataTexts.requestedTitle }).waitFor()

    await page.goto(await mailedOwnData(email))
    await press(page, ownDataTexts.open)
    await page.getByRole('heading', { level: 2, name: ownDataTexts.newsletterHeading }).waitFor()
    await expectFits(page, 'the data')
    const downloading = page.waitForEvent('download')
    await press(page, ownDataTexts.download)
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ email, newsletter: { name: 'Rūta' } })

    await press(page, ownDataTexts.delete)
    await press(page, ownDataTexts.confirm)
    await page.getByRole('heading', { level: 1, name: ownDataTexts.deletedTitle }).waitFor()
    const left = await db.read
      .selectFrom('newsletterSubscriptions')
      .select('id')
      .where('email', '=', asPrivate(email))
      .execute()
    expect(left).toEqual([])
  })
})

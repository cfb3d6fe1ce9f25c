import type { Page } from '@playwright/test'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as letters } from '#src/features/orders/correspondence-texts.ts'
import { ORDER_SESSION_MINUTES } from '#src/features/orders/correspondence.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { openDatabase } from '#db/client.ts'
import { buy, newEmail } from './checkout.ts'
import { currentSite } from './current-site.ts'
import { mailedOrder } from './mails.ts'
import { button } from './panel.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'
import { expectAccessible, open } from './visits.ts'

const LATER = /^Pradėkite \p{L}+\s\d+\sd\./u
const PROMISE = /^Atsakysime (šiandien|šiąnakt|rytoj|\p{L}+į) iki\s\d{1,2}\.\d\d\.$/u

async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  // Nothing is half below the sticky header then, which axe would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state}, ${colorScheme}`)
  }
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel(letters.startNow).check()
  await page.getByLabel(consents.order.sensitive).check()
  await page.getByLabel(letters.deliveries.letter).check()
  await page.getByLabel(letters.firstMessage).fill('Vakar susipykome.')
  await button(page, letters.start).click()
  await page.getByText('Vakar susipykome.').waitFor()
}

/** Stores messages, so that the newest of them is on the page of an order of an address. */
async function store(email: string, ...contents: string[]): Promise<void> {
  const { write } = openDatabase(currentSite().databaseUrl)
  const { id: orderId } = await write
    .selectFrom('orders')
    .select('id')
    .where('email', '=', asPrivate(email))
    .executeTakeFirstOrThrow()
  const rows = contents.map((content, index) => ({
    id: crypto.randomUUID(),
    orderId,
    author: index % 2 === 0 ? ('coach' as const) : ('client' as const),
    content,
    createdAt: new Date(Date.now() + index),
  }))
  await write.insertInto('orderLetters').values(rows).execute()
}

for (const width of [375, 1440]) {
  test(`a client chooses by keyboard when to begin, and sees when an answer comes, at ${width} px`, async () => {
    const shop = await open('/consultations', { failing: [/^\/uzsakymas/] })
    const { buyer } = await buy(shop, newEmail())
    await buyer.setViewportSize({ width, height: 800 })
    await buyer.getByText(/^Skubėti nereikia\. .+ priminimas ateis \p{L}+\s\d+\sd\./u).waitFor()
    const [now, later] = [buyer.getByLabel(letters.startNow), buyer.getByLabel(LATER)]
    await expect(buyer.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
    // The script that sends forms in place has run.
    await expect(buyer.getByRole('status')).toBeAttached()
    await buyer.getByLabel(letters.firstMessage).fill('Vakar susipykome.')
    await buyer.getByLabel(letters.deliveries.letter).check()
    await button(buyer, letters.start).click()
    const faults = buyer.getByRole('alert').filter({ hasText: letters.faults })
    await expect(faults).toBeFocused()
    await expectAbove(buyer.getByRole('banner'), faults, 'the header does not cover what is wrong')
    await expect(faults).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBoth(buyer, 'the start form with its faults')
    await buyer.keyboard.press('Tab')
    await expect(buyer.getByRole('link', { name: letters.earlyRequired })).toBeFocused()
    await buyer.keyboard.press('Enter')
    const heading = buyer.getByText(letters.earlyHeading, { exact: true })
    await expectAbove(buyer.getByRole('banner'), heading, 'the link shows what to choose')
    await buyer.keyboard.press('Tab')
    await expect(now).toBeFocused()
    await buyer.keyboard.press('ArrowDown')
    await expect(later).toBeChecked()
    await buyer.keyboard.press('ArrowUp')
    await expect(now).toBeChecked()
    await expect(buyer.getByLabel(consents.order.early)).toBeChecked()
    await buyer.setViewportSize({ width: 320, height: 800 })
    await expectNoOverflow(buyer)
    await buyer.setViewportSize({ width, height: 800 })

    await begin(buyer)
    await expect(buyer.getByRole('status')).toHaveText(letters.sentTitle)
    await expect(buyer.getByText(PROMISE)).toBeInViewport()
    await expect(buyer.getByRole('heading', { name: letters.sentTitle })).toBeInViewport()
    await expect(buyer.getByText('Vakar susipykome.')).toBeInViewport()
    await expect(buyer.getByRole('link', { name: letters.write })).toHaveCount(0)
    await expectAccessibleInBoth(buyer, 'the promise')
    await expectNoOverflow(buyer)
    await buyer.reload()
    await expect(buyer.getByText(PROMISE), 'as long as it waits').toBeVisible()
  })
}

test('a client is asked for a word where one is needed, and can choose one otherwise, also without JavaScript', async () => {
  const shop = await open('/consultations', { screen: 'phone', javaScript: false })
  const { buyer } = await buy(shop, newEmail())
  const [word, summary] = [
    buyer.getByLabel(letters.passphrase),
    buyer.getByText(letters.passphraseSummary),
  ]
  await expectLockAtRight(buyer)
  const { letter, notice } = letters.deliveries
  await expect(word).toBeHidden()
  await buyer.getByLabel(notice).check()
  await expect(word).toBeVisible()
  await expect(summary).toBeHidden()
  await expectNoOverflow(buyer)
  await word.fill('mėlyna avis')
  await buyer.getByLabel(letter).check()
  await expect(word, 'what is sent is seen').toBeVisible()
  await word.fill('')
  await expect(word).toBeHidden()
  await summary.click()
  await word.fill('mėlyna avis')
  await begin(buyer)
  await expectLockAtRight(buyer)
  await expect(buyer.getByText(letters.lockHint(ORDER_SESSION_MINUTES, true))).toBeVisible()
})

/** Waits until the button that locks the page is where the client looks for it: at the right edge, below the title. */
async function expectLockAtRight(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const lock = button(page, letters.lock)
  await expect(lock).toBeInViewport({ ratio: 1 })
  await expectAbove(page.getByRole('heading', { level: 1 }), lock)
  await expectAbove(lock, page.getByRole('heading', { level: 2 }).first())
  await expect(async () => {
    const { right } = await placeOf(page.getByRole('heading', { level: 1 }))
    expect((await placeOf(lock)).right).toBeCloseTo(right, 0)
  }).toPass()
}

test('a client with ten letters sees the newest and the form without searching, also without JavaScript', async () => {
  const email = newEmail()
  const shop = await open('/consultations', { screen: 'phone', javaScript: false })
  const { buyer } = await buy(shop, email)
  await begin(buyer)
  const long = (number: number) =>
    `Laiškas ${number}. ${'Ilgas pasakojimas apie vakarą. '.repeat(20)}`
  const contents = Array.from({ length: 9 }, (_, index) => long(index + 2))
  await store(email, ...contents)
  await button(buyer, letters.lock).click()
  await buyer.goto(await mailedOrder(email))
  await button(buyer, orderTexts.openPage).click()
  const newest = buyer.getByText('Laiškas 10.')
  await expect(newest).toBeInViewport()
  await expectAbove(newest, buyer.getByLabel(letters.nextMessage))
  await expectAbove(buyer.getByLabel(letters.nextMessage), buyer.getByText('Laiškas 9.'))
  await expectAbove(buyer.getByText('Laiškas 9.'), buyer.getByText(letters.withdrawSummary))
  await expect(async () => {
    const letter = await placeOf(buyer.getByRole('listitem').filter({ has: newest }))
    const form = await placeOf(buyer.locator('form').filter({ hasText: letters.nextMessage }))
    const earlier = await placeOf(buyer.getByRole('heading', { name: letters.earlierHeading }))
    expect(form.top - letter.bottom).toBeGreaterThanOrEqual(48)
    expect(earlier.top - form.bottom).toBeGreaterThanOrEqual(48)
  }, 'each part has its room').toPass()
  await buyer.getByRole('link', { name: letters.write }).click()
  await expect(buyer.getByLabel(letters.nextMessage)).toBeInViewport()
  await expectNoOverflow(buyer)
})

test('a client whose order has ended sees why no answer comes, and what to do', async () => {
  const email = newEmail()
  const shop = await open('/consultations', { screen: 'phone' })
  const { buyer } = await buy(shop, email)
  await begin(buyer)
  const { write } = openDatabase(currentSite().databaseUrl)
  const long = new Date(Date.now() - 60 * 86_400_000)
  const ofEmail = write
    .selectFrom('orders')
    .select('subscriptionId')
    .where('email', '=', asPrivate(email))
  await write
    .updateTable('paymentEvents')
    .set({ periodEnd: long })
    .where('type', '=', 'invoice.paid')
    .where('subscriptionId', '=', ofEmail)
    .execute()
  await buyer.reload()
  await buyer.getByRole('heading', { name: letters.endedHeading }).waitFor()
  await expect(buyer.getByLabel(letters.nextMessage)).toHaveCount(0)
  await expectAccessibleInBoth(buyer, 'the ended paid time')

  await buyer.getByText(letters.withdrawSummary).click()
  await button(buyer, letters.withdraw).click()
  await buyer.getByText(letters.withdrawn).waitFor()
  await buyer.getByRole('link', { name: 'Rašyti adresu' }).waitFor()
  await expectAccessibleInBoth(buyer, 'the withdrawn consent')
  await expectNoOverflow(buyer)
})

test('a client who has lost the mail asks for a link from the footer or the contact page', async () => {
  const contact = await open('/contact', { screen: 'phone' })
  await expect(contact.getByRole('link', { name: siteTexts.order })).toHaveCount(2)
  await contact.getByRole('main').getByRole('link', { name: siteTexts.order }).click()
  await contact.getByLabel(ownDataTexts.emailLabel).fill(newEmail())
  await expectAccessibleInBoth(contact, 'the page that asks for an address')
  await expectNoOverflow(contact)
  await button(contact, ownDataTexts.request).click()
  await contact.getByRole('heading', { name: ownDataTexts.requestedTitle }).waitFor()
})

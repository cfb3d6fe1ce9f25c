import type { Page, Request, Route } from '@playwright/test'
import { EXIT_PATH } from '#src/features/safety/quick-exit.ts'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as letters } from '#src/features/orders/correspondence-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { buy, newEmail } from './checkout.ts'
import { currentSite } from './current-site.ts'
import { mailedOrder, mailTo } from './mails.ts'
import { leaveQuickly, standInForNeutralSite, untilExitIsQuick } from './neutral-site.ts'
import { button } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'
import { expectAccessible, open } from './visits.ts'

// The whole way of a client who lives with the person she writes about, and whose phone somebody else picks up.

const SECRET = 'Bijau jo grįžtant.'
const WORD = 'mėlyna avis'

/** Expects that Back and Forward never lead to a letter. */
async function expectNoLetterInHistory(page: Page): Promise<void> {
  for (const step of ['goBack', 'goBack', 'goBack', 'goBack', 'goForward', 'goForward'] as const) {
    // A page that navigates away at once interrupts the step.
    await page[step]().catch(() => null)
    await expect(page.getByText(SECRET)).toHaveCount(0)
  }
}

/** Expects that the address of the order page shows only how to open the page again. */
async function expectLocked(page: Page): Promise<void> {
  await page.goto('/uzsakymas')
  await page.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveText([letters.closedPageText])
  await expect(page.getByText(SECRET)).toHaveCount(0)
}

async function startOrder(page: Page, delivery: keyof typeof letters.deliveries): Promise<void> {
  await page.getByLabel(letters.startNow).check()
  await page.getByLabel(consents.order.sensitive).check()
  await page.getByLabel(letters.deliveries[delivery]).check()
  if (delivery === 'notice') await page.getByLabel(letters.passphrase).fill(WORD)
  await page.getByLabel(letters.firstMessage).fill(SECRET)
  await button(page, letters.start).click()
  await page.getByText(SECRET).waitFor()
}

for (const [javaScript, delivery] of [
  [true, 'letter'],
  [true, 'notice'],
  [false, 'letter'],
  [false, 'notice'],
] as const) {
  const way = `${javaScript ? 'with' : 'without'} JavaScript, answered by a ${delivery}`
  test(`nobody who takes the phone after her reads her letters, ${way}`, async () => {
    const email = newEmail()
    const shop = await open('/consultations', { screen: 'phone', javaScript })
    const { buyer } = await buy(shop, email)
    await standInForNeutralSite(buyer)
    await startOrder(buyer, delivery)
    expect(new URL(buyer.url()).pathname).toBe('/uzsakymas')
    await expectNoOverflow(buyer)
    await leaveQuickly(buyer)
    await expectNoLetterInHistory(buyer)
    await expectLocked(buyer)

    // Mail scanners open the link first.
    const link = await mailedOrder(email)
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(currentSite().address + link, { method })).status).toBe(200)
    }
    await buyer.goto(link)
    if (javaScript) await expectAccessible(buyer, 'the page behind a link')
    if (delivery === 'notice') await buyer.getByLabel(letters.passphrase).fill(WORD)
    await button(buyer, orderTexts.openPage).click()
    await buyer.getByText(SECRET).waitFor()
    expect(new URL(buyer.url()).pathname).toBe('/uzsakymas')
    await button(buyer, letters.lock).click()
    await buyer.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
    await expectNoLetterInHistory(buyer)

    // In another profile, the same link does not show a letter either.
    const other = await open(link, { screen: 'phone', javaScript })
    if (delivery === 'notice') await other.getByText(letters.lockedText).waitFor()
    else {
      await button(other, orderTexts.sendLink).click()
      await other.getByRole('heading', { name: orderTexts.linkSentTitle }).waitFor()
      const mail = await mailTo(email, orderTexts.linkSubject, '/uzsakymas/')
      await other.goto(/\/uzsakymas\/[\w-]+/.exec(mail)?.[0] ?? '')
      await button(other, orderTexts.openPage).click()
      await other.getByText(SECRET).waitFor()
      // From now on only notices are sent, and a passphrase locks everything that was written before.
      await other.getByText(letters.changeSummary).click()
      await other.getByLabel(letters.passphrase).fill(WORD)
      if (javaScript) await expectAccessible(other, 'the change to notices')
      await button(other, letters.toNotices).click()
      await other.getByText(letters.byNotice).waitFor()
      await expect(other.getByText(SECRET)).toHaveCount(0)
    }
  })
}

test('a page that was left from elsewhere leaves again when it is reached by Back, and not when its address is typed', async () => {
  const { buyer } = await buy(await open('/consultations', { screen: 'phone' }), newEmail())
  await standInForNeutralSite(buyer)
  await startOrder(buyer, 'letter')
  await buyer.goto('/support')
  await untilExitIsQuick(buyer)
  await leaveQuickly(buyer)
  await expect.poll(() => buyer.context().cookies()).toEqual([])
  await buyer.goBack().catch(() => null)
  await buyer.getByRole('heading', { name: 'Orai' }).waitFor()
  await expectLocked(buyer)
  await buyer.reload()
  await buyer.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
})

test('a page that Back reaches after an exit without a line is not seen for a moment, and is locked then', async () => {
  const { buyer } = await buy(await open('/consultations', { screen: 'phone' }), newEmail())
  await standInForNeutralSite(buyer)
  await startOrder(buyer, 'letter')
  const unheard = (route: Route) => route.fulfill({ status: 204 })
  await buyer.context().route(`**${EXIT_PATH}`, unheard, { times: 1 })
  await buyer.goto('/support')
  await untilExitIsQuick(buyer)
  await leaveQuickly(buyer)
  expect(await buyer.context().cookies()).toHaveLength(1)
  let looks = 0
  const seen: string[] = []
  await buyer.context().exposeFunction('tellSeen', (text: string) => {
    looks += 1
    if (text.includes(SECRET)) seen.push(text)
  })
  await buyer.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main')) {
        void (window as unknown as { tellSeen: (text: string) => Promise<void> }).tellSeen(
          document.body.hidden ? '' : document.body.innerText,
        )
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await buyer.goBack().catch(() => null)
  await buyer.getByRole('heading', { name: 'Orai' }).waitFor()
  expect(looks).toBeGreaterThan(0)
  expect(seen).toEqual([])
  await expect.poll(() => buyer.context().cookies()).toEqual([])
  await expectLocked(buyer)
})

for (const [way, press] of [
  ['a quick exit', (page: Page) => page.getByRole('link', { name: safetyTexts.quickExit }).click()],
  ['a lock', (page: Page) => button(page, letters.lock).click()],
] as const) {
  test(`a letter that is on its way does not open again what ${way} closes`, async () => {
    const { buyer } = await buy(await open('/consultations', { screen: 'phone' }), newEmail())
    const answered = Promise.withResolvers<null>()
    await standInForNeutralSite(buyer, answered.promise)
    await startOrder(buyer, 'letter')
    await buyer.getByLabel(letters.nextMessage).fill('Dar vienas.')
    await slowDown(buyer)
    const sent = buyer.waitForEvent('request', isSent)
    const ended = Promise.race([
      buyer.waitForEvent('requestfinished', (it) => it.redirectedFrom() !== null),
      buyer.waitForEvent('requestfailed', isSent),
    ])
    await button(buyer, letters.send).click()
    await sent
    const pressed = press(buyer)
    await ended
    answered.resolve(null)
    await pressed
    await buyer.getByRole('heading', { name: /^(Orai|Puslapis užrakintas)$/ }).waitFor()
    await expect.poll(() => buyer.context().cookies()).toEqual([])
    await expectLocked(buyer)
  })
}

const isSent = (request: Request) =>
  request.method() === 'POST' && request.postData()?.includes('veiksmas=rasyti') === true

/** Delays each answer by 300 ms. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const speed = { downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    ...speed,
  })
}

test('a quick exit takes along what other tabs show, and locking one locks them all', async () => {
  const { buyer } = await buy(await open('/consultations', { screen: 'phone' }), newEmail())
  await standInForNeutralSite(buyer)
  await startOrder(buyer, 'letter')
  const [second, third] = [await buyer.context().newPage(), await buyer.context().newPage()]
  for (const tab of [second, third]) {
    await standInForNeutralSite(tab)
    await tab.goto('/uzsakymas')
    await tab.getByText(SECRET).waitFor()
  }
  await button(second, letters.lock).click()
  await third.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
  await buyer.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
  await leaveQuickly(second)
  await third.getByRole('heading', { name: 'Orai' }).waitFor()
})

test('a letter that was being written when the page locked itself is sent, and no other is shown', async () => {
  const { buyer } = await buy(await open('/consultations', { screen: 'phone' }), newEmail())
  await startOrder(buyer, 'letter')
  await buyer.getByLabel(letters.nextMessage).fill('Rašiau ilgai.')
  await buyer.context().clearCookies()
  await button(buyer, letters.send).click()
  await buyer.getByRole('heading', { name: letters.sentTitle }).waitFor()
  await expect(buyer.getByText(SECRET)).toHaveCount(0)
  await expectAccessible(buyer, 'the answer to a letter of a locked page')
})

test('a page at which nobody does anything for half an hour locks itself, and keeps what was typed for who opens it again', async () => {
  const email = newEmail()
  const shop = await open('/consultations', {
    screen: 'phone',
    prepare: (page) => page.context().clock.install(),
  })
  const { buyer } = await buy(shop, email)
  await startOrder(buyer, 'letter')
  await buyer.getByLabel(letters.nextMessage).pressSequentially('Dar')
  await buyer.clock.runFor(29 * 60_000)
  await expect(buyer.getByText(SECRET)).toBeVisible()
  await buyer.context().clearCookies()
  await buyer.clock.runFor(2 * 60_000)
  await buyer.getByRole('heading', { name: letters.closedPageTitle }).waitFor()
  await buyer.goto(await mailedOrder(email))
  await button(buyer, orderTexts.openPage).click()
  await expect(buyer.getByLabel(letters.nextMessage)).toHaveValue('Dar')
})

import type { Page } from '@playwright/test'
import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { expectAccessible, focusedText, open } from './visits.ts'
import { currentSite } from './current-site.ts'
import { button, crash, field, keepToken, save, text, title, toast, untilKept } from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const PHONE = {
  screen: 'phone',
  agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
} as const
const LAPTOP = {
  screen: 'desktop',
  agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const
const NEW = '#straipsniai/naujas'
const RESTORED = 'Tai dar neišsaugota'
const WIDTHS = [375, 1440]
/** Longer than the delay between the last key and the call. */
const QUIET_MS = 11_000

/** Opens the panel on a device of its own, whose clock the test moves. */
async function openAt(
  { screen, agent }: typeof PHONE | typeof LAPTOP,
  place: string,
  failing: readonly RegExp[] = [],
): Promise<{ page: Page; token: string }> {
  const { sessionToken: token } = await call(routes.login, {
    body: { password: currentSite().password },
    headers: { 'user-agent': agent },
  })
  const page = await open(`/admin${place}`, {
    screen,
    failing,
    prepare: async (it) => {
      await it.clock.install()
      await keepToken(it, token)
    },
  })
  if (screen === 'desktop') await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('heading').waitFor()
  return { page, token }
}

/** Returns the texts on the server whose title contains a word. */
async function textsOf(token: string, word: string): Promise<ListedText[]> {
  const texts = await call(routes.listUnfinished, { token })
  return texts.filter((each) => each.title.includes(word))
}

/** Moves the page's clock on, and waits until the server has a text with this title. */
async function untilSent(page: Page, token: string, name: string): Promise<void> {
  await untilKept(page)
  await page.clock.runFor(QUIET_MS)
  await expect
    .poll(async () => (await textsOf(token, name)).map((each) => each.title))
    .toContain(name)
}

async function expectFine(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, state)
  }
  if (before) await page.setViewportSize(before)
  await expectAccessible(page, state)
}

const row = (page: Page, word: string) => page.getByRole('article').filter({ hasText: word })
const list = (page: Page) => page.getByRole('heading', { name: 'Nebaigti tekstai', level: 3 })

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? ''
    })
  for (let presses = 0; presses < 80 && (await focused()) !== name; presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => focused()).toBe(name)
}

const made: string[] = []

/** Returns a word that names a test's texts, which are deleted after all tests. */
function word(): string {
  const name = unique()
  made.push(name)
  return name
}

test.afterAll(async () => {
  const token = await logIn()
  for (const name of made) {
    for (const { id } of await textsOf(token, name)) {
      await call(routes.deleteUnfinished, { token, params: { id } })
    }
  }
})

test.describe('an idea begun on the phone', () => {
  test('with a title alone goes on at the laptop after a kill between two keys, and is published there once; another is dropped', async () => {
    const name = word()
    const { page: phone } = await openAt(PHONE, NEW)
    const { page, token } = await openAt(LAPTOP, '#siandien')
    await title(phone).pressSequentially(name)
    await untilSent(phone, token, name)
    await title(phone).press('x')
    await crash(phone)

    await page.reload()
    await list(page).waitFor()
    await row(page, name).getByText('Naujas straipsnis').waitFor()
    await row(page, name).getByText('Safari, iPhone').waitFor()
    await expectFine(page, 'the unfinished texts')

    await tabTo(page, `Rašyti toliau: ${name}`)
    await page.keyboard.press('Enter')
    await page.getByText(RESTORED).waitFor()
    await page.getByText(/\(Safari, iPhone\), įkelta į formą\.$/).waitFor()
    await expect(title(page)).toHaveValue(name)
    await expectFine(page, 'a text of another device')

    await field(page, 'Trumpas aprašymas').fill('Apie ramų pokalbį.')
    await text(page).fill('Ramus pokalbis prasideda nuo klausimo.')
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await field(page, 'Būsena').selectOption('Publikuota')
    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    const { id } = await items.postCalled(token, name)
    expect(await storedPost(token, id)).toMatchObject({ title: name, published: true })
    await expect.poll(() => textsOf(token, name)).toEqual([])

    const dropped = word()
    await button(page, 'Naujas straipsnis').click()
    await expect(title(page)).toHaveValue('')
    await title(page).fill(dropped)
    // The text is sent when the page is left, without a delay.
    await untilKept(page)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect.poll(() => textsOf(token, dropped)).toHaveLength(1)
    await page.evaluate(() => (location.hash = '#siandien'))
    await button(page, 'Išeiti').click()
    await list(page).waitFor()
    await tabTo(page, `Ištrinti: ${dropped}`)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: `Ištrinti „${dropped}“?` })
    await question.getByText(/^Neišsaugotas tekstas bus ištrintas/).waitFor()
    await tabTo(page, 'Ištrinti')
    await page.keyboard.press('Enter')
    await toast(page, 'Nebaigtas tekstas ištrintas').waitFor()
    // The view's heading, if no other text is left.
    await expect.poll(() => focusedText(page)).toMatch(/^(?:Nebaigti tekstai|Šiandien)$/)
    expect(await textsOf(token, dropped)).toEqual([])
    await page.goto(`/admin${NEW}`)
    await page.reload()
    await save(page).waitFor()
    await expect(title(page)).toHaveValue('')
  })
})

test.describe('an article that two devices have changed', () => {
  test('shows both texts side by side, and both stay until one is chosen', async () => {
    const name = word()
    const { page, token } = await openAt(LAPTOP, '')
    const post = await items.storePost(token, { title: name })
    const place = `#straipsniai/${post.id}`
    const { page: phone } = await openAt(PHONE, place, [/^\/api\/admin\/unfinished\//])
    await page.goto(`/admin${place}`)
    await page.reload()
    for (const each of [page, phone]) await expect(title(each)).toHaveValue(name)
    await title(page).fill(`${name} kompiuteryje`)
    await untilSent(page, token, `${name} kompiuteryje`)
    await title(phone).fill(`${name} telefone`)
    await untilKept(phone)
    await phone.clock.runFor(QUIET_MS)
    const dialog = phone.getByRole('dialog', { name: 'Šį tekstą rašėte ir kitame įrenginyje' })
    await dialog.getByText(/^Ten \(Chrome, Windows\) jis keistas /).waitFor()
    await expect(dialog.getByText('kompiuteryje')).toHaveCount(1)
    await expectFine(phone, 'two texts side by side')
    await dialog.getByRole('button', { name: 'Grįžti į formą' }).click()
    await expect(title(phone)).toHaveValue(`${name} telefone`)
    expect(await textsOf(token, name)).toHaveLength(1)
    const notice = phone.getByRole('region', { name: 'Yra ir kitas šio įrašo tekstas' })
    await notice.getByText(/^Jis rašytas kitame įrenginyje ir laukia, kol pasirinksite/).waitFor()
    await expectFine(phone, 'a postponed choice')
    await notice.getByRole('button', { name: 'Palyginti vėl' }).click()
    await expect(dialog.getByText('kompiuteryje')).toHaveCount(1)
    await expect(notice).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Grįžti į formą' }).click()
    await notice.waitFor()

    await phone.reload()
    await dialog.getByRole('button', { name: 'Paimti kitą' }).click()
    await expect(title(phone)).toHaveValue(`${name} kompiuteryje`)
    await save(phone).click()
    await toast(phone, 'Straipsnis atnaujintas').waitFor()
    expect(await storedPost(token, post.id)).toMatchObject({ title: `${name} kompiuteryje` })
    await expect.poll(() => textsOf(token, name)).toEqual([])

    // The laptop no longer has an unfinished copy.
    await page.reload()
    await expect(title(page)).toHaveValue(`${name} kompiuteryje`)
    await page.getByText(RESTORED).waitFor({ state: 'detached' })
  })
})

test.describe('an article that is open in two tabs', () => {
  test('shows both texts in the second, also when it is opened while the first is typed in', async () => {
    const name = word()
    const { page, token } = await openAt(LAPTOP, '')
    const post = await items.storePost(token, { title: name })
    const address = `/admin#straipsniai/${post.id}`
    const second = await page.context().newPage()
    for (const tab of [page, second]) {
      await keepToken(tab, token)
      await tab.goto(address)
      await tab.reload()
      await expect(title(tab)).toHaveValue(name)
    }
    const dialog = second.getByRole('dialog', { name: 'Šį tekstą rašėte ir kitame skirtuke' })
    await title(page).fill(`${name} pirmame`)
    await untilSent(page, token, `${name} pirmame`)
    await title(second).fill(`${name} antrame`)
    await expect(dialog.getByText('pirmame')).toHaveCount(1)
    await expectFine(second, 'the texts of two tabs')
    await dialog.getByRole('button', { name: 'Grįžti į formą' }).click()

    await second.reload()
    await expect(title(second)).toHaveValue(`${name} antrame`)
    await dialog.getByRole('button', { name: 'Palikti tik šį' }).click()
    await untilSent(second, token, `${name} antrame`)
    await page.bringToFront()
    await title(page).fill(`${name} pirmame vėl`)
    await untilKept(page)
    await page.clock.runFor(QUIET_MS)
    await page
      .getByRole('dialog', { name: 'Šį tekstą rašėte ir kitame skirtuke' })
      .getByText('antrame')
      .waitFor()
    expect(await textsOf(token, name)).toMatchObject([{ title: `${name} antrame` }])
  })
})

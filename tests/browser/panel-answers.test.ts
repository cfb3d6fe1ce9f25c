import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.ts'
import * as routes from '#src/core/routes.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { currentSite } from './current-site.ts'
import {
  button,
  crash,
  entries,
  field,
  keepToken,
  openPanelAt,
  openRow,
  searchFor,
  toast,
} from './panel.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { call, logIn, readSettings } from './site.ts'
import { uniqueWord } from './visitors.ts'
import { expect, test } from './test.ts'

const WORD = uniqueWord()
const PHONE = { screen: 'phone', width: 375 } as const
const LAPTOP = { screen: 'desktop', width: 1440 } as const
/** Longer than the delay between the last key and the call. */
const QUIET_MS = 11_000

const db = () => openDatabase(currentSite().databaseUrl).write

/** Stores an order whose client has written. @returns its id. */
async function storeOrder(name: string): Promise<string> {
  const id = crypto.randomUUID()
  for (const statement of [
    sql`insert into orders (id, session_id, package, email, name, amount, currency, created_at)
      values (${id}::uuid, ${`cs_${id}`}, 'email-weekly', ${`${id}.${WORD}@pastas.example`}, ${`${name} ${WORD}`}, 3900, 'eur', now() - interval '2 hours')`,
    sql`insert into order_starts (id, delivery, early_text, sensitive_text, consent_version)
      values (${id}::uuid, 'letter', 'Pradėkite.', 'Sutinku.', '2026-11-24')`,
    sql`insert into order_letters (id, order_id, author, content, created_at)
      values (gen_random_uuid(), ${id}::uuid, 'client', 'Vakar susipykome.', now() - interval '1 hour')`,
  ]) {
    await statement.execute(db())
  }
  return id
}

test.afterAll(async () => {
  for (const statement of [
    sql`delete from unfinished_texts where record_id in (select id from orders where strpos(email, ${WORD}) > 0)`,
    sql`delete from outbox where strpos(recipient, ${WORD}) > 0`,
    sql`delete from received_mails where strpos(email, ${WORD}) > 0`,
    sql`delete from orders where strpos(email, ${WORD}) > 0`,
  ]) {
    await statement.execute(db())
  }
})

/** Opens an order in the panel on a device of its own, whose clock the test moves. */
async function openAt(
  { screen, width }: typeof PHONE | typeof LAPTOP,
  order: string,
  failing: readonly RegExp[] = [],
): Promise<Page> {
  const token = await logIn()
  const page = await open(`/admin#uzsakymai/${order}`, {
    screen,
    failing,
    prepare: async (it) => {
      await it.clock.install()
      await keepToken(it, token)
    },
  })
  await page.setViewportSize({ width, height: 900 })
  await box(page).waitFor()
  return page
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Atsakymas/ })
const send = (page: Page) => button(page, 'Išsiųsti atsakymą')
const letters = (page: Page) => page.locator('[data-letter]')

async function draftOf(order: string): Promise<string | null> {
  const token = await logIn()
  const texts = await call(routes.listUnfinished, { token })
  if (texts.every(({ id }) => id !== order)) return null
  const { form } = await call(routes.getUnfinished, { token, params: { id: order } })
  return (JSON.parse(form) as { content: string }).content
}

/** Waits until the server has no draft. It may be deleted between the two calls of a look, which then fails. */
const expectNoDraft = (order: string) =>
  expect(async () => {
    expect(await draftOf(order)).toBeNull()
  }).toPass()

/** Types into the box, and waits until the server has the text. */
async function write(page: Page, order: string, words: string): Promise<void> {
  await box(page).fill(words)
  await page.clock.runFor(QUIET_MS)
  await expect.poll(() => draftOf(order)).toBe(words)
}

/** Shows the page again after it was hidden. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function expectFine(page: Page, state: string): Promise<void> {
  await expectNoOverflow(page, state)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state}, ${colorScheme}`)
  }
}

test.describe('an answer', () => {
  test('begun on the laptop goes on at the phone, and sent there is in no box any more', async () => {
    const order = await storeOrder('Ona')
    const laptop = await openAt(LAPTOP, order)
    await write(laptop, order, 'Pradėkite nuo klausimo.')
    await crash(laptop)

    const phone = await openAt(PHONE, order)
    await expect(box(phone)).toHaveValue('Pradėkite nuo klausimo.')
    await phone.getByText(/^Čia tai, ką rašėte /).waitFor()
    await phone.getByText('Atsakymas pradėtas').first().waitFor()
    await expectFine(phone, 'an answer begun elsewhere')
    const again = await openAt(LAPTOP, order)
    await expect(box(again)).toHaveValue('Pradėkite nuo klausimo.')

    await box(phone).pressSequentially(' Ir klausykitės.')
    await send(phone).click()
    await toast(phone, 'Atsakymas įrašytas ir siunčiamas').waitFor()
    await expect(box(phone)).toHaveValue('')
    await expectNoDraft(order)
    await comeBack(again)
    await toast(again, 'Atsakymas jau išsiųstas iš kito įrenginio').waitFor()
    await expect(box(again)).toHaveValue('')
    await expect(letters(again).last()).toContainText('Ir klausykitės.')
  })

  test('written on both meets in the dialog, and nothing is written over', async () => {
    const order = await storeOrder('Ieva')
    const laptop = await openAt(LAPTOP, order)
    const phone = await openAt(PHONE, order, [/\/unfinished\//])
    await write(laptop, order, 'Iš kompiuterio.')
    await box(phone).fill('Iš telefono.')
    await phone.clock.runFor(QUIET_MS)
    const dialog = phone.getByRole('dialog', { name: 'Šį tekstą rašėte ir kitame įrenginyje' })
    await dialog.getByText('Iš kompiuterio.').waitFor()
    await dialog.getByText('Iš telefono.').waitFor()
    await dialog.getByText('Grįžus prie laiško liks abu.').waitFor()
    await expectFine(phone, 'two answers')
    await phone.keyboard.press('Escape')
    await expect(box(phone)).toHaveValue('Iš telefono.')
    expect(await draftOf(order)).toBe('Iš kompiuterio.')

    await expectFine(phone, 'a postponed answer')
    await button(phone, 'Palyginti vėl').click()
    await dialog.getByRole('button', { name: 'Paimti kitą' }).click()
    await expect(box(phone)).toHaveValue('Iš kompiuterio.')
    await write(phone, order, 'Iš abiejų.')
    await comeBack(laptop)
    await expect(box(laptop)).toHaveValue('Iš abiejų.')
  })

  test('stays where it was sent, in its open order, and is asked about when it is sent again', async () => {
    const word = uniqueWord()
    for (const name of ['Pirma', 'Antra', 'Trečia']) await storeOrder(`${name} ${word}`)
    const { page } = await openPanelAt('#uzsakymai', { failing: [/\/letters$/] })
    await page.setViewportSize({ width: 390, height: 844 })
    await searchFor(page, word)
    await page.getByText('Rasta: 3', { exact: true }).waitFor()
    await openRow(entries(page).nth(1))
    const row = entries(page).nth(1).locator('summary').first()
    const answered = await row.getByRole('heading').innerText()
    await box(page).fill('Pradėkite nuo klausimo.')
    await send(page).click()
    await toast(page, 'Atsakymas įrašytas ir siunčiamas').waitFor()
    await toastRegion(page)
      .getByText(`${answered} jį jau mato užsakymo puslapyje ir gaus laišką el. paštu.`)
      .waitFor()
    await expect(row).toContainText(/Atsakyta/)
    await expect(row).toContainText(answered)
    await expect(letters(page).last()).toBeFocused()
    await expect(letters(page).last()).toContainText('Pradėkite nuo klausimo.')
    await expect(letters(page).last()).toBeInViewport({ ratio: 1 })

    await box(page).fill('Pradėkite nuo klausimo.')
    await send(page).click()
    const dialog = page.getByRole('dialog', { name: 'Siųsti tą patį dar kartą?' })
    await dialog.getByText(/^Tokį patį atsakymą šiam klientui jau parašėte \d\d\.\d\d\.$/).waitFor()
    await dialog.getByRole('button', { name: 'Atšaukti' }).click()
    await expect(box(page)).toHaveValue('Pradėkite nuo klausimo.')
    await expectFine(page, 'an answer that is not sent again')
    await send(page).click()
    await dialog.getByRole('button', { name: 'Siųsti dar kartą' }).click()
    await expect(letters(page).filter({ hasText: 'Pradėkite nuo klausimo.' })).toHaveCount(2)

    await page.reload()
    await searchFor(page, word)
    await page.getByText('Rasta: 3', { exact: true }).waitFor()
    await expect(entries(page).nth(2)).toContainText(answered)
  })

  test('to a letter that was answered elsewhere is not sent, says so and stays', async () => {
    const order = await storeOrder('Asta')
    const laptop = await openAt(LAPTOP, order)
    const phone = await openAt(PHONE, order, [/\/letters$/])
    await box(phone).fill('Ilgai rašytas tekstas.')
    await box(laptop).fill('Trumpai.')
    await send(laptop).click()
    await toast(laptop, 'Atsakymas įrašytas ir siunčiamas').waitFor()

    await send(phone).click()
    await phone.getByText(correspondenceTexts.answeredMeanwhile).waitFor()
    await phone.getByText(/^Kai pradėjote šį tekstą, buvo išsiųstas kitas atsakymas/).waitFor()
    await expect(letters(phone).last()).toContainText('Trumpai.')
    await expect(box(phone)).toHaveValue('Ilgai rašytas tekstas.')
    await expectFine(phone, 'an answer after another')

    await phone.reload()
    await expect(box(phone)).toHaveValue('Ilgai rašytas tekstas.')
    await phone.getByText(/^Kai pradėjote šį tekstą/).waitFor()
    await send(phone).click()
    await toast(phone, 'Atsakymas įrašytas ir siunčiamas').waitFor()
    await expect(letters(phone).last()).toContainText('Ilgai rašytas tekstas.')
    await expect(phone.getByText(/^Kai pradėjote šį tekstą/)).toHaveCount(0)
  })

  test('has its box beside the letter on a laptop, in sight while the letter is read; below it on a phone', async () => {
    const order = await storeOrder('Rasa')
    await sql`update order_letters set content = repeat('Vakar vėl susipykome dėl telefono. ', 250)
      where order_id = ${order}::uuid`.execute(db())
    const laptop = await openAt(LAPTOP, order)
    await expect(async () => {
      const { right } = await placeOf(letters(laptop).first())
      expect((await placeOf(box(laptop))).left).toBeGreaterThanOrEqual(right)
    }).toPass()
    await letters(laptop)
      .first()
      .evaluate((it) => it.scrollIntoView({ block: 'end' }))
    await expect(box(laptop)).toBeInViewport({ ratio: 1 })
    await expectFine(laptop, 'the box beside a letter')

    const phone = await openAt(PHONE, order)
    await expectAbove(letters(phone).first(), box(phone))
  })

  test('takes a paragraph saved in the settings at its caret, by keys alone, and gives it back', async () => {
    const order = await storeOrder('Lina')
    const { page, token } = await openPanelAt('#nustatymai', { screen: 'phone' })
    const before = await readSettings(token)
    const part = page.getByRole('heading', { name: 'Pastraipos atsakymams' })
    await part.click()
    await button(page, 'Pridėti pastraipą').click()
    await field(page, 'Trumpas pavadinimas').fill('Padėka')
    await page.getByRole('textbox', { name: 'Pastraipa', exact: true }).fill('Ačiū, kad parašėte.')
    await expectFine(page, 'a new paragraph')
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Nustatymai išsaugoti').waitFor()

    for (const device of [PHONE, LAPTOP]) {
      const panel = await openAt(device, order)
      await box(panel).fill('Laba diena.\nIki.')
      await box(panel).evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(11, 11))
      await button(panel, 'Įterpti pastraipą').focus()
      await panel.keyboard.press('Enter')
      await expect(button(panel, 'Padėka')).toBeVisible()
      await expectFine(panel, 'the saved paragraphs')
      await panel.keyboard.press('Tab')
      await panel.keyboard.press('Enter')
      await expect(box(panel)).toHaveValue('Laba diena.\n\nAčiū, kad parašėte.\n\nIki.')
      await expect(box(panel)).toBeFocused()
      await panel.keyboard.press('ControlOrMeta+z')
      await expect(box(panel)).toHaveValue('Laba diena.\nIki.')
      await box(panel).fill('')
    }

    await page.reload()
    await part.click()
    await page.getByText('Padėka', { exact: true }).click()
    await button(page, 'Pašalinti: Padėka').click()
    await expect(button(page, 'Pridėti pastraipą')).toBeFocused()
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Nustatymai išsaugoti').waitFor()
    expect((await readSettings(token)).paragraphs).toEqual(before.paragraphs)
    const panel = await openAt(LAPTOP, order)
    await expect(button(panel, 'Įterpti pastraipą')).toHaveCount(0)
  })
})

/** Stores a mail about an order that waits for the coach. */
async function storeMail(order: string, content: string) {
  const id = crypto.randomUUID()
  await sql`
    insert into received_mails (id, kind, state, reason, uid_validity, uid, email, order_id, content, quoted, received_at)
    values (${id}::uuid, 'reply', 'waiting', 'sender', 1, 1, ${`${WORD}@pastas.example`}, ${order}::uuid, ${content},
      '> Laba diena', now())`.execute(db())
}

test('a mail that waits is found on the desk, and becomes a letter or is put aside', async () => {
  const order = await storeOrder('Rūta')
  await storeMail(order, 'Rašau iš kito telefono.')
  await storeMail(order, 'Pigūs akiniai.')
  const { page } = await openPanelAt('#siandien')
  const waiting = page.locator('li', { hasText: mailboxTexts.notTaken(`Rūta ${WORD}`) })
  await expect(waiting).toHaveCount(2)
  await waiting.first().getByRole('link', { name: 'Skaityti' }).click()
  const mail = (text: string) => page.locator('[data-mail]', { hasText: text })
  await expect(mail('Rašau iš kito')).toContainText(mailboxTexts.reasons.sender)
  await expectAccessible(page, 'mails that wait')
  await mail('Rašau iš kito').getByRole('button', { name: mailboxTexts.accept }).click()
  await expect(toast(page, mailboxTexts.accepted)).toBeVisible()
  await expect(letters(page).last()).toContainText('Rašau iš kito telefono.')
  await letters(page).last().getByText(mailboxTexts.quoted).click()
  await expect(letters(page).last()).toContainText('> Laba diena')
  await mail('Pigūs').getByRole('button', { name: mailboxTexts.dismiss }).click()
  await expect(page.locator('[data-mail]')).toHaveCount(0)
  await expect(letters(page)).toHaveCount(2)
})

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { ResponseOf } from '#src/core/contract.ts'
import type { listSubmissions } from '#src/features/quizzes/submission-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { SCREENS, expectAccessible, open, toastRegion, type VisitOptions } from './visits.ts'
import { answerTo } from './failures.ts'
import {
  answered,
  entries as cards,
  openPanelAt,
  openRow,
  searchField as search,
  searchFor,
} from './panel.ts'
import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { listTexts } from '#src/panel/kit/texts.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { call } from './site.ts'
import {
  answerQuiz,
  book,
  forgetVisitors,
  storedBookings,
  storeSubscribers,
  uniqueWord,
} from './visitors.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

const words: string[] = []

test.afterAll(async () => {
  for (const word of words) await forgetVisitors(word)
})

/** Returns a word whose visitors are deleted after the tests. */
function word(): string {
  const made = uniqueWord()
  words.push(made)
  return made
}

const toast = (page: Page, text: string) => toastRegion(page).getByText(text, { exact: true })
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true })
const notes = (card: Locator) => card.getByRole('textbox', { name: 'Jūsų pastabos' })
const status = (card: Locator) => card.getByRole('combobox', { name: /^Būsena: / })
const saveNotes = (card: Locator) => button(card, 'Išsaugoti pastabas')
const keptNotes = (page: Page) => page.evaluate(() => localStorage.getItem('bookingNotes'))

/** Opens a list of the inbox, searched by a word. */
async function openSearched(place: string, sought: string, options: VisitOptions = {}) {
  const opened = await openPanelAt(place, options)
  await searchFor(opened.page, sought)
  return opened
}

/** Makes one booking and opens it in the list of bookings. */
async function openBooking(
  options: VisitOptions = {},
  changes: Omit<Partial<Parameters<typeof book>[0]>, 'email'> = {},
) {
  const sought = word()
  await book({ email: `${sought}@pastas.lt`, ...changes })
  const opened = await openSearched('#uzklausos', sought, options)
  await openRow(cards(opened.page))
  const stored = async () => (await storedBookings(opened.token, sought))[0]
  return { ...opened, sought, card: cards(opened.page), stored }
}

/** Returns an expression for addresses with this path and any query. */
const at = (path: RegExp) => new RegExp(`${path.source.slice(0, -1)}(\\?|$)`)

test.describe('the header of the panel', () => {
  test('counts what waits today, and leads to a client', async () => {
    const sought = word()
    const email = `${sought}@pastas.lt`
    await book({ email, name: 'Rūta Rūtienė' })
    const { page } = await openPanelAt('#testai')
    const places = page.getByRole('navigation', { name: panelTexts.placesLabel })
    await places.getByRole('link', { name: /^Šiandien \(\d+\)$/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Šiandien' }).waitFor()
    await cards(page).filter({ hasText: 'Rūta Rūtienė' }).first().waitFor()

    await places.getByRole('link', { name: 'Klientai' }).click()
    const views = page.getByRole('navigation', { name: 'Klientai' }).getByRole('link')
    await expect(views).toHaveText([
      'Klientai',
      'Užsakymai',
      /^Užklausos \(\d+\)$/,
      /^Sutarčių atsisakymai/,
    ])
    await page.getByRole('heading', { level: 2, name: 'Klientai' }).waitFor()
    await search(page).fill(sought)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
    await row.getByText('Įrašų: 1').waitFor()
    await page.setViewportSize({ width: 375, height: 800 })
    await expectAccessible(page, 'the clients')
    await expectNoOverflow(page)
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 2, name: 'Rūta Rūtienė' }).waitFor()
    const state = page.getByRole('region', { name: 'Ką daryti dabar' })
    await state.getByRole('link', { name: 'Rašyti atsakymą: Rūta Rūtienė' }).waitFor()
    await state.getByText('antradieniais po 18 val.').waitFor()

    await page.getByRole('link', { name: '← Klientai' }).click()
    await expect(search(page)).toHaveValue(sought)
    await expect(row.getByRole('link')).toBeFocused()
  })

  test("leads back from a client's page to the list that led there, searched as before", async () => {
    const { page, sought } = await openBooking()
    const chosen = page.getByRole('navigation', { name: 'Klientai' }).locator('[aria-current]')
    const back = page.getByRole('link', { name: '← Užklausos' })
    await page.getByRole('link', { name: 'Visi duomenys' }).click()
    await back.waitFor()
    await expect(chosen).toHaveText(/^Užklausos/)
    await back.click()
    await expect(search(page)).toHaveValue(sought)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).locator('summary').first()).toBeFocused()
    await page.getByRole('link', { name: 'Visi duomenys' }).waitFor()

    await page.getByRole('navigation', { name: 'Klientai' }).getByText('Užsakymai').click()
    await page.getByRole('heading', { level: 2, name: 'Užsakymai' }).waitFor()
    await chosen
      .page()
      .getByRole('link', { name: /^Užklausos/ })
      .click()
    await expect(search(page)).toHaveValue('')
  })

  test('has the logout, the five places and the six tabs in sight from 640 px on, and a bar on a phone', async () => {
    const { page } = await openPanelAt('#straipsniai/naujas')
    const places = page.getByRole('navigation', { name: panelTexts.placesLabel })
    const more = button(page, panelTexts.bar.more)
    const tabs = page.getByRole('tab')
    for (const width of [1024, 640]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(more).toHaveCount(0)
      await expect(places.getByRole('link')).toHaveCount(5)
      await expect(tabs).toHaveCount(6)
      const inSight = [
        page.getByRole('button', { name: 'Atsijungti' }),
        ...(await places.getByRole('link').all()),
        ...(await tabs.all()),
      ]
      for (const each of inSight) {
        // Meanwhile notices may appear and fonts may be swapped.
        await expect.poll(async () => (await placeOf(each)).top).toBeLessThan(400)
        await expect.poll(async () => (await placeOf(each)).right).toBeLessThanOrEqual(width)
      }
      await expectNoOverflow(page)
    }

    // On a phone, the form is in the first screen, and its buttons take the place of the bar.
    await page.setViewportSize(SCREENS.phone)
    await expect(tabs).toHaveCount(0)
    await expectAbove(page.getByLabel('Pavadinimas').first(), page.locator('.foot'))
    await expect(places).toBeHidden()
    await page.getByRole('link', { name: panelTexts.back }).click()
    await page.getByRole('heading', { level: 2, name: 'Straipsniai', exact: true }).waitFor()
    await expect(places.locator('a, button')).toHaveCount(5)
    await more.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link')).toHaveText([
      panelTexts.places.newsletter,
      panelTexts.places.answers,
      panelTexts.places.settings,
      adminTexts.openSite,
    ])
    await expectAccessible(page, 'the sheet of the other places')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(more).toBeFocused()

    await button(page, panelTexts.bar.create).click()
    await expect(sheet.getByRole('link', { name: /^(?:Kurti|Rašyti) / })).toHaveCount(4)
    await button(page, panelTexts.close).click()
    await button(page, panelTexts.bar.texts).click()
    await sheet.getByRole('link', { name: 'Tvarkyti testus' }).click()
    await page.getByRole('heading', { level: 2, name: 'Testai', exact: true }).waitFor()
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('skiltis')
    await expectNoOverflow(page)

    // At its end, the bar covers nothing of a page.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAbove(page.getByRole('main'), places)
    await expectAccessible(page, 'a list with the bar')
  })
})

test.describe('the bookings', () => {
  test('show all that was asked, long words and messages too, and are deleted after a question', async () => {
    const name = 'Rūta Žemaitytė-Stankevičienė'
    const message = `Pradžia\n\n${'Labai ilga žinutė. '.repeat(60)}${'ilgas'.repeat(40)} pabaiga`
    const { page, card, stored, sought } = await openBooking(
      { screen: 'phone' },
      { name, consultationType: 'couple-therapy', message },
    )
    const text = await card.innerText()
    for (const part of [name, 'Porų konsultacija', '+370 612 34567', 'antradieniais po 18 val.']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/Gauta \d{4}-\d\d-\d\d \d\d\.\d\d/)
    await expect(card.getByRole('link', { name: '+370' })).toHaveAttribute(
      'href',
      'tel:+37061234567',
    )
    const whole = button(card, 'Rodyti visą žinutę')
    await expect(whole).toHaveAttribute('aria-expanded', 'false')
    const height = () => card.evaluate((element) => element.clientHeight)
    const before = await height()
    await whole.click()
    await button(card, 'Rodyti trumpiau').waitFor()
    await expect.poll(() => height()).toBeGreaterThan(before)
    await expectNoOverflow(page)
    await expectAccessible(page, 'the bookings on a phone')

    const person = `${name} (${sought}@pastas.lt)`
    await notes(card).fill('Neišsaugota')
    await button(page, `Ištrinti: ${person}`).click()
    const question = page.getByRole('dialog', { name: `Ištrinti „${person}“?` })
    await question.waitFor()
    await expectAccessible(page, 'the question before a booking is deleted')
    await button(question, 'Ištrinti').click()
    await toast(page, 'Užklausa ištrinta').waitFor()
    await page.getByText('Pagal pasirinkimus nieko nerasta.', { exact: true }).waitFor()
    expect(await stored()).toBeUndefined()
    await expect.poll(() => keptNotes(page), 'notes go with their booking').toBeNull()
  })

  test('leave a filtered list with another status, not before their note is written', async () => {
    const sought = word()
    await book({ email: `a.${sought}@pastas.lt`, name: 'Rūta' })
    await book({ email: `b.${sought}@pastas.lt`, name: 'Vita' })
    const { page, token } = await openSearched('#uzklausos', sought)
    await button(page, 'Nauja (2)').click()
    await answered(page)
    const card = (name: string) => cards(page).filter({ hasText: name })
    for (const name of ['Rūta', 'Vita']) await openRow(card(name))
    const stays = (name: string) =>
      card(name).getByText('Nebeatitinka filtro „Nauja“: iš sąrašo pasitrauks, kai baigsite.')
    const left = async (movement: string) => {
      await toast(page, 'Užklausa perkelta').waitFor()
      await toast(page, movement).waitFor()
    }

    await status(card('Rūta')).selectOption('Susisiekta')
    await stays('Rūta').waitFor()
    await notes(card('Rūta')).fill('Perskambinti rytoj')
    await notes(card('Vita')).click()
    await card('Rūta').getByText('Pastabos dar neišsaugotos', { exact: true }).waitFor()
    // By keyboard, since the toast covers the button.
    await saveNotes(card('Rūta')).press('Enter')
    await toast(page, 'Pastabos išsaugotos').waitFor()
    await stays('Rūta').waitFor()
    await notes(card('Vita')).click()
    await left('Rūta: iš „Nauja“ į „Susisiekta“')
    await expect(cards(page)).toHaveCount(1)
    await expect(notes(card('Vita'))).toBeFocused()
    await button(page, 'Susisiekta (1)').waitFor()

    // Arrow keys pass the statuses in between, which must not remove the booking from view.
    await status(card('Vita')).focus()
    await page.keyboard.press('ArrowDown')
    await toast(page, 'Būsena pakeista: Susisiekta').waitFor()
    await page.keyboard.press('ArrowDown')
    await toast(page, 'Būsena pakeista: Baigta').waitFor()
    await stays('Vita').waitFor()
    await page.keyboard.press('Tab')
    await stays('Vita').waitFor()
    await search(page).press('End')
    await left('Vita: iš „Nauja“ į „Baigta“')
    await page.getByText('Pagal pasirinkimus nieko nerasta.', { exact: true }).waitFor()
    const stored = await storedBookings(token, sought)
    expect(stored.map(({ name, status, notes }) => [name, status, notes])).toEqual([
      ['Vita', 'done', null],
      ['Rūta', 'contacted', 'Perskambinti rytoj'],
    ])
  })
})

test.describe('notes of a booking', () => {
  test('are saved, are there the next time, and are asked for by a logout, which leaves none', async () => {
    const { page, card, stored } = await openBooking()
    await expect(saveNotes(card)).toBeDisabled()
    await notes(card).fill('Susitarta antradienį')
    await expect(page).toHaveTitle(/^• Neišsaugota/)
    await saveNotes(card).click()
    await toast(page, 'Pastabos išsaugotos').waitFor()
    expect(await stored()).toMatchObject({ notes: 'Susitarta antradienį', status: 'pending' })
    await expect(page).not.toHaveTitle(/^•/)
    await page.reload()
    await searchFor(page, 'susitarta antradieni')
    await openRow(card)
    await expect(notes(card)).toHaveValue('Susitarta antradienį')

    await notes(card).fill('Privatu')
    await button(page, 'Atsijungti').click()
    const question = page.getByRole('dialog', { name: 'Atsijungti neišsaugojus pastabų?' })
    await question.waitFor()
    await button(question, 'Atšaukti').click()
    await question.waitFor({ state: 'detached' })
    await expect(notes(card)).toHaveValue('Privatu')
    await expect.poll(() => keptNotes(page)).toContain('Privatu')
    await button(page, 'Atsijungti').click()
    await button(question, 'Atsijungti').click()
    await page.waitForURL('**/admin/login')
    const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(left).not.toContain('Privatu')
    await expect.poll(() => keptNotes(page)).toBeNull()
  })
})

test.describe('the subscribers', () => {
  test('that are stopped are shown with the reason, and set right one by one or together', async () => {
    const sought = word()
    const state = { name: null, subscribed: false, stoppedAt: new Date() }
    await storeSubscribers(
      ...['a', 'b', 'c'].map((part) => ({ ...state, email: `${part}.${sought}@pastas.lt` })),
    )
    const { page } = await openSearched('#prenumeratoriai', sought, { screen: 'phone' })
    await page.getByText(/^Prenumeratų, sustabdytų dėl neegzistuojančio adreso: \d/).waitFor()
    await button(page, listTexts.filters(0)).click()
    await button(page, 'Sustabdyta (3)').click()
    await page.getByText('Rasta: 3', { exact: true }).waitFor()
    await openRow(cards(page).last())
    await cards(page)
      .last()
      .getByText('kelias savaites nepriėmė naujienlaiškių', { exact: false })
      .waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
    await button(page, `Siųsti toliau: a.${sought}@pastas.lt`).click()
    await toast(page, 'Prenumeratorių, kuriems vėl siunčiame: 1').waitFor()
    await button(page, 'Siųsti toliau visiems rodomiems (2)').click()
    await toast(page, 'Prenumeratorių, kuriems vėl siunčiame: 2').waitFor()
  })
})

test.describe('what looks as if a program had sent it', () => {
  test('is marked with the reason, and let through by a button', async () => {
    const sought = word()
    const email = `${sought}@pastas.lt`
    await book({ email, openMs: 0 })
    const body = { email, website: 'https://spam.example' }
    await call(routes.subscribeToNewsletter, { body })
    const { page } = await openSearched('#uzklausos', sought, { screen: 'phone' })
    await openRow(cards(page))
    await page.getByText('Formą, atrodo, užpildė robotas', { exact: false }).waitFor()
    await expect(status(cards(page))).toHaveValue('suspicious')
    await expectAccessible(page, 'a suspicious booking')

    await page.goto('/admin#prenumeratoriai')
    await searchFor(page, sought)
    await cards(page).getByText('Įtartina', { exact: true }).waitFor()
    await openRow(cards(page))
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
    await cards(page).getByRole('button', { name: 'Siųsti patvirtinimo laišką' }).click()
    await toast(page, 'Patvirtinimo laiškas siunčiamas').waitFor()
    await cards(page).getByText('Laukia patvirtinimo', { exact: true }).waitFor()
  })
})

test.describe('the withdrawals from contracts', () => {
  test('are accepted, and done once the money is returned', async () => {
    const sought = word()
    const form = await open('/sutarties-atsisakymas')
    await form.getByLabel(withdrawalTexts.nameLabel).fill('Rūta Petrauskienė')
    await form.getByLabel(withdrawalTexts.emailLabel).fill(`${sought}@pastas.lt`)
    await form.getByLabel(withdrawalTexts.contractLabel).fill('Savaitės konsultacija')
    await button(form, withdrawalTexts.check).click()
    await button(form, withdrawalTexts.confirm).click()
    await form.getByRole('heading', { level: 1, name: withdrawalTexts.receiptTitle }).waitFor()

    const { page } = await openSearched('#atsisakymai', sought, {
      screen: 'phone',
      failing: [/\/api\/admin\/withdrawals\/[\w-]+$/],
    })
    const card = cards(page)
    await openRow(card)
    await card
      .getByRole('heading', {
        name: /^Pagal šį el\. paštą užsakymo neradome: .* Jei atsisako klientas, grąžinkite pinigus iki \d{4}-\d\d-\d\d\.$/,
      })
      .waitFor()
    await expectAccessible(page, 'a withdrawal')
    await expectNoOverflow(page)
    const person = `Rūta Petrauskienė (${sought}@pastas.lt)`
    await expect(card.getByRole('listitem')).toContainText([
      /^Paklauskite, ką, kada ir kuriuo el. paštu pirko\./,
      /^Priimkite arba pažymėkite, kad grąžinti nereikia\./,
    ])
    await expect(button(card, `Pažymėti, kad grąžinta: ${person}`)).toHaveCount(0)
    await button(card, `Priimti atsisakymą: ${person}`).click()
    await card.getByText('Priimtas', { exact: true }).waitFor()
    await expect(card.getByRole('listitem')).toContainText([
      /^Paklauskite, ką, kada ir kuriuo el. paštu pirko\./,
      /^Grąžinkite pinigus sistemoje „Stripe“\./,
      /^Pažymėkite, kurią dieną grąžinote\./,
    ])
    await card.getByText(/^Priimta \d{4}-\d\d-\d\d$/).waitFor()
    await expect(button(card, `Priimti atsisakymą: ${person}`)).toHaveCount(0)
    const dayField = card.getByLabel('Kada grąžinote')
    await expect(dayField).toBeFocused()
    // The undo neither covers the field nor comes between a finger and the button that is pressed next.
    await expectAbove(toastRegion(page).locator('[data-toast]'), dayField)
    const day = await dayField.inputValue()
    for (const [typed, message] of [
      ['', withdrawalTexts.refundDayInvalid],
      ['2020-01-01', withdrawalTexts.refundDayTooEarly(day)],
    ] as const) {
      await dayField.fill(typed)
      await button(card, `Pažymėti, kad grąžinta: ${person}`).click()
      await card.getByText(message, { exact: true }).waitFor()
      await expect(dayField).toBeFocused()
    }
    await dayField.fill(day)
    await button(card, `Pažymėti, kad grąžinta: ${person}`).click()
    await card
      .getByRole('heading', { name: `Klientas atsisakė sutarties. Pinigai grąžinti ${day}.` })
      .waitFor()
    await expect(button(card, `Tvarkyti iš naujo: ${person}`)).toBeFocused()
    await card.getByText(/^Laiškas klientui išeis .*\d\d\.\d\d\./).waitFor()
    await button(page, listTexts.filters(0)).click()
    await button(page, 'Laukia jūsų (0)').click()
    await expect(card).toHaveCount(0)
    await button(page, 'Sutvarkyti (1)').click()
    await expect(card).toHaveCount(1)
    await button(page, 'Visi').click()
    // By keyboard, since the toast with its undo covers the row and the button.
    await card.locator('summary').first().press('Enter')
    await page.setViewportSize({ width: 320, height: 640 })
    const linesOfWord = await card.getByRole('heading', { level: 3 }).evaluate((heading) => {
      const range = document.createRange()
      const text = heading.firstChild ?? heading
      range.setStart(text, heading.textContent.indexOf('Petrauskienė'))
      range.setEnd(text, heading.textContent.length)
      return range.getClientRects().length
    })
    expect(linesOfWord, 'no word of the name is broken').toBe(1)
    await button(card, `Tvarkyti iš naujo: ${person}`).press('Enter')
    await card.getByText('Be užsakymo', { exact: true }).waitFor()
    await button(card, `Grąžinti nereikia: ${person}`).press('Enter')
    await card.getByText('Grąžinti nereikėjo', { exact: true }).waitFor()
  })
})

test.describe('the quiz submissions', () => {
  test('spell their answers out, of a deleted quiz too, are filtered by quiz, saved as a table and deleted', async () => {
    const sought = word()
    const email = `${sought}@pastas.lt`
    await answerQuiz(SHORT_QUIZZES[1], [2], { email, name: null })
    await answerQuiz(SHORT_QUIZZES[2], [2, 0], { email, name: 'Jonas' })
    const { page, token } = await openSearched('#atsakymai', sought, {
      prepare: async (it) => {
        // Other tests use the quiz too, so it is deleted only in this page's answers.
        await it.route(at(/\/api\/admin\/submissions$/), async (route) => {
          const response = await answerTo(route)
          const list = (await response.json()) as ResponseOf<typeof listSubmissions>
          const items = list.items.map((item) =>
            item.name === null ? { ...item, quizId: null, quizTitle: null } : item,
          )
          await route.fulfill({ response, json: { ...list, items } })
        })
      },
    })
    await page.getByText('Rasta: 2', { exact: true }).waitFor()
    const orphan = cards(page).filter({ hasText: 'Ištrintas testas' })
    await openRow(orphan)
    await expect(orphan.getByRole('listitem')).toHaveText(['Ar kalbatės?\n\nTaip'], {
      useInnerText: true,
    })
    const input = { token, query: { search: sought } }
    const { items } = await call(routes.listSubmissions, input)
    const [two] = items
    expect(two?.name).toBe('Jonas')
    await page.getByRole('combobox', { name: 'Testas' }).selectOption(two?.quizTitle ?? '')
    await page.getByText('Rasta: 1', { exact: true }).waitFor()
    await openRow(cards(page))
    const text = await cards(page).innerText()
    for (const part of ['Jonas', 'Vidutinė', 'Balai: 2', two?.quizTitle ?? '']) {
      expect(text).toContain(part)
    }
    const answers = cards(page).getByRole('listitem')
    await cards(page).getByRole('heading', { name: 'Atsakymai (2)', exact: true }).waitFor()
    await expect(answers).toHaveText(['Ar kalbatės?\n\nTaip', 'Ar kalbatės?\n\nNe'], {
      useInnerText: true,
    })
    await expectAccessible(page, 'the submissions')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Atsisiųsti lentelę').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^testu-atsakymai-.*\.csv$/)
    const table = await readFile(await download.path(), 'utf8')
    expect(table, 'the mark of UTF-8 stays').toMatch(/^\uFEFF/)
    expect(table.trimEnd().split('\r\n')).toHaveLength(2)

    await button(page, `Ištrinti: Jonas (${email})`).click()
    const question = page.getByRole('dialog', { name: `Ištrinti „Jonas (${email})“?` })
    await button(question, 'Ištrinti').click()
    await toast(page, 'Atsakymai ištrinti').waitFor()
    const { total } = await call(routes.listSubmissions, input)
    expect(total).toBe(1)
  })
})

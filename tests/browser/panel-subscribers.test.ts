import type { Locator, Page } from '@playwright/test'
import { expectAccessible, type VisitOptions } from './visits.ts'
import { button, openPanelAt, openRow, searchFor, toast } from './panel.ts'
import { forgetVisitors, storeSubscribers, uniqueWord } from './visitors.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const words: string[] = []

test.afterAll(async () => {
  for (const word of words) await forgetVisitors(word)
})

interface StoredSubscriber {
  email: string
  name: string | null
  subscribed?: boolean
  leftAt?: Date
}

/** Opens the subscribers, searched by a word of the test. */
async function open(rows: (word: string) => StoredSubscriber[], options: VisitOptions = {}) {
  const word = uniqueWord()
  words.push(word)
  await storeSubscribers(...rows(word))
  const { page } = await openPanelAt('#prenumeratoriai', { screen: 'phone', ...options })
  await page.getByRole('searchbox', { name: 'Ieškoti' }).fill(word)
  const cards = page.getByRole('main').getByRole('article')
  await expect
    .poll(async () => {
      const texts = await cards.allInnerTexts()
      return texts.length > 0 && texts.every((text) => text.includes(word))
    })
    .toBe(true)
  return { page, word, cards }
}

/** Presses a control by keyboard, which works only if it can have the focus. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

async function expectFine(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoOverflow(page)
}

test.describe('the subscribers', () => {
  test('are unsubscribed and deleted after a question, and added by hand once they confirm, not when they have left', async () => {
    const { page, word, cards } = await open(
      (made) => [
        { email: `isejo.${made}@pastas.lt`, name: null, subscribed: false, leftAt: new Date() },
        { email: `${made}@pastas.lt`, name: 'Ona' },
      ],
      { failing: [/\/api\/admin\/subscribers$/] },
    )
    const card = cards.filter({ has: page.getByRole('heading', { name: 'Ona', exact: true }) })
    await openRow(card)
    await expectFine(page, 'the subscribers')
    const person = `Ona (${word}@pastas.lt)`
    await press(button(page, `Nutraukti prenumeratą: ${person}`))
    const question = page.getByRole('dialog', { name: `Nutraukti prenumeratą – ${person}?` })
    await question.getByText('lyg pats būtų jų atsisakęs', { exact: false }).waitFor()
    await press(question.getByRole('button', { name: 'Nutraukti prenumeratą', exact: true }))
    await toast(page, 'Prenumerata nutraukta').waitFor()
    await card.getByText('Atsisakė', { exact: true }).waitFor()
    await expect(button(page, `Nutraukti prenumeratą: ${person}`)).toHaveCount(0)
    await openRow(card)
    await press(button(page, `Ištrinti: ${person}`))
    await press(
      page
        .getByRole('dialog', { name: `Ištrinti „${person}“?` })
        .getByRole('button', { name: 'Ištrinti' }),
    )
    await toast(page, 'Prenumeratorius ištrintas').waitFor()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()

    const opener = button(page, 'Pridėti')
    await press(opener)
    const form = page.getByRole('dialog', { name: 'Pridėti prenumeratorių' })
    const email = form.getByRole('textbox', { name: 'El. paštas', exact: true })
    const send = form.getByRole('button', { name: 'Siųsti patvirtinimo laišką' })
    await email.fill('be-etos')
    await email.press('Enter')
    await form.getByText('Netinkamas el. pašto adresas', { exact: true }).waitFor()
    await email.fill(`isejo.${word}@pastas.lt`)
    await press(send)
    await form.getByText('Šis žmogus naujienlaiškio atsisakė', { exact: false }).waitFor()
    await expectFine(page, 'the form of a subscriber')

    await email.fill(`nauja.${word}@pastas.lt`)
    await form.getByRole('textbox', { name: 'Vardas' }).fill('Rūta')
    await press(send)
    await toast(page, 'Patvirtinimo laiškas siunčiamas').waitFor()
    await cards.getByText('Laukia patvirtinimo', { exact: true }).waitFor()
    await expect(opener).toBeFocused()

    await press(opener)
    await email.fill(`nauja.${word}@pastas.lt`)
    await press(send)
    await form.getByText('jau siųstas prieš mažiau nei valandą', { exact: false }).waitFor()
  })

  test('are imported from a file after each row was shown', async () => {
    const { page, word, cards } = await open((made) => [
      { email: `jau.${made}@pastas.lt`, name: null },
      { email: `isejo.${made}@pastas.lt`, name: null, subscribed: false, leftAt: new Date() },
    ])
    const row = (name: string, date = '2026-03-14') =>
      `${name}.${word}@pastas.lt;Vardas Pavardaitė;${date};Paskaita Kaune`
    const many = Array.from({ length: 24 }, (__, number) => row(`n${number}`))
    const lines = [row('jau'), row('isejo'), row('n0'), row('klaida', 'vakar'), ...many.slice(1)]
    const text = ['El. paštas;Vardas;Data;Šaltinis', many[0], ...lines].join('\r\n')

    await press(button(page, 'Įkelti sąrašą iš failo'))
    const dialog = page.getByRole('dialog', { name: 'Importuoti prenumeratorius' })
    const file = dialog.getByLabel('Pasirinkti failą')
    const choose = (content: string) =>
      file.setInputFiles({
        name: 'gavejai.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${content}`),
      })
    await choose('Vardas\nOna')
    await dialog.getByText('Faile trūksta stulpelio „El. paštas“', { exact: false }).waitFor()

    await choose(text)
    await dialog.getByText('gavejai.csv: perskaityta eilučių – 28', { exact: false }).waitFor()
    const pills = dialog.getByRole('group', { name: 'Kas bus su eilutėmis' })
    await expect(pills.getByRole('button')).toHaveText(
      [
        'Visos (28)',
        'Bus pridėta (24)',
        'Jau prenumeruoja (1)',
        'Atsisakė, nebus pridėta (1)',
        'Faile pakartota (1)',
        'Eilutė su klaida (1)',
      ],
      { useInnerText: true },
    )
    const rows = dialog.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(25)
    await expectFine(page, 'the preview of an import')
    await expect
      .poll(() => dialog.evaluate((it) => it.scrollWidth - it.clientWidth))
      .toBeLessThanOrEqual(0)
    await press(dialog.getByRole('button', { name: 'Tolesni' }))
    await expect(rows).toHaveCount(3)
    await press(pills.getByRole('button', { name: 'Eilutė su klaida (1)' }))
    await expect(rows).toHaveCount(1)
    const fault = await rows.innerText()
    expect(fault).toContain('Netinkama sutikimo data')
    expect(fault).toContain('6')
    await expect(cards, 'nothing is done yet').toHaveCount(2)

    await press(dialog.getByRole('button', { name: 'Importuoti (24)' }))
    await dialog.getByText('Pridėta prenumeratorių: 24.', { exact: true }).waitFor()
    await press(dialog.getByRole('button', { name: 'Užverti' }))
    await page.getByText('Rasta: 26', { exact: true }).waitFor()
    const imported = cards.filter({ hasText: `n0.${word}@pastas.lt` })
    // One of the 26 is on the second page.
    await searchFor(page, `n0.${word}`)
    await openRow(imported)
    await imported.getByText('Sutiko 2026-03-14', { exact: true }).waitFor()
    await imported.getByText('Importuota, sutikimo šaltinis: Paskaita Kaune').waitFor()
  })

  test('of a service are imported without those who left, and asked where they have no date', async () => {
    const { page, word, cards } = await open((made) => [
      { email: `jau.${made}@pastas.lt`, name: null },
    ])
    const row = (name: string, state: string, date = '2023-05-17 10:22:31') =>
      `${name}.${word}@pastas.lt,Ona,Žukauskė,${state},${date},`
    const text = [
      'Subscriber,Name,Last name,Status,Subscribed,Signup IP',
      row('aktyvi', 'active'),
      row('isejusi', 'unsubscribed'),
      row('neaisku', ''),
      row('klausiama', 'active', ''),
    ].join('\n')

    await press(button(page, 'Įkelti sąrašą iš failo'))
    const dialog = page.getByRole('dialog', { name: 'Importuoti prenumeratorius' })
    const choose = (name: string) =>
      dialog.getByLabel('Pasirinkti failą').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${text}`, 'utf16le'),
      })
    await choose('unsubscribed_members.csv')
    await dialog.getByText('„unsubscribed_members.csv“ rodo', { exact: false }).waitFor()
    await choose('nariai.csv')
    await dialog.getByText('Neskaitomi stulpeliai: Signup IP.', { exact: true }).waitFor()
    const pills = dialog.getByRole('group', { name: 'Kas bus su eilutėmis' })
    await expect(pills.getByRole('button')).toHaveText(
      ['Visos (4)', 'Bus pridėta (1)', 'Reikia patvirtinimo (1)', 'Nebus pridėta (2)'],
      { useInnerText: true },
    )
    await dialog.getByText('Būsena „unsubscribed“ nereiškia', { exact: false }).waitFor()
    await dialog.getByText('Būsena nenurodyta', { exact: true }).waitFor()

    const source = dialog.getByLabel('Sutikimo šaltinis')
    await expect(source).toHaveValue('MailerLite')
    await source.fill(' ')
    await press(dialog.getByRole('button', { name: 'Importuoti (1)' }))
    await dialog.getByText('Nenurodytas sutikimo šaltinis', { exact: true }).waitFor()
    await expect(source).toBeFocused()
    await expectFine(page, 'the questions of an import')
    await source.fill('MailerLite anketa')
    await dialog.getByRole('checkbox', { name: 'Siųsti patvirtinimo laiškus (1)' }).check()
    await press(dialog.getByRole('button', { name: 'Importuoti (2)' }))
    const done = 'Pridėta prenumeratorių: 1. Siunčiama patvirtinimo laiškų: 1.'
    await dialog.getByText(done, { exact: true }).waitFor()
    await press(dialog.getByRole('button', { name: 'Užverti' }))
    await page.getByText('Rasta: 3', { exact: true }).waitFor()
    await cards.getByText('Laukia patvirtinimo', { exact: true }).waitFor()
    const imported = cards.filter({ hasText: `aktyvi.${word}@pastas.lt` })
    await openRow(imported)
    await imported.getByText('Sutiko 2023-05-17', { exact: true }).waitFor()
    await imported.getByText('Importuota, sutikimo šaltinis: MailerLite anketa').waitFor()
  })
})

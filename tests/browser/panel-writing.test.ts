import type { Page } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { SCREENS, expectAccessible, focusedText } from './visits.ts'
import {
  answer,
  button,
  field,
  moreOfBar,
  openPanelAt,
  save,
  savedHeading,
  text,
  title,
  toast,
} from './panel.ts'
import { unique, usePanelItems } from './panel-items.ts'
import { call } from './site.ts'
import { answerTo } from './failures.ts'
import { expectAbove, expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const WIDTHS = [SCREENS.phone.width, 1440]

/** Expects no overflow on a phone and a wide screen, and no violations on the phone. */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    // At the end of the page, the bar of a form covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    if (width === SCREENS.phone.width) await expectAccessible(page, state)
    await expectNoOverflow(page, state)
  }
}

test.describe('a text', () => {
  const found = (page: Page) => page.getByRole('region', { name: /^Ką dar peržiūrėti/ })

  test('has below it what is worth a second look, until it is mended or left so, in every form', async () => {
    const { page } = await openPanelAt('#archyvas')
    const openForm = async (place: string, heading: string) => {
      await page.evaluate((hash) => (location.hash = hash), place)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    }
    const list = found(page)
    for (const [place, heading] of [
      ['#puslapiai/naujas', 'Naujas puslapis'],
      ['#naujienlaiskiai/naujas', 'Naujas naujienlaiškis'],
    ] as const) {
      await openForm(place, heading)
      await text(page).fill('[Senas](/p/nera-tokio)')
      await list.getByText(/^Nuoroda „Senas“ niekur neveda/).waitFor()
      await text(page).fill('')
      await list.waitFor({ state: 'detached' })
    }
    await openForm('#straipsniai/naujas', 'Naujas straipsnis')
    const picture = '/icon-192.png'
    await text(page).fill(
      `## Pradžia\n\n#### Giliau\n\n[Senas](/blog/nera-tokio), [testai](/testai)\n\n![](${picture})`,
    )
    await expect(list.getByRole('paragraph')).toHaveText(
      [
        'Ką dar peržiūrėti (3)',
        'Antraštė „Giliau“ praleidžia lygį: vietoj H4 čia tinka H3.',
        'Nuoroda „Senas“ niekur neveda: paskelbto puslapio adresu „/blog/nera-tokio“ svetainėje nėra.',
        `Paveikslėlis „${picture}“ neturi aprašymo: kas jo nemato, nesužinos, kas jame.`,
      ],
      { useInnerText: true },
    )
    await expectFine(page, 'a text to look at again')

    await list.getByRole('button', { name: /^Palikti taip: Antraštė/ }).press('Enter')
    await expect.poll(() => focusedText(page)).toBe('Ką dar peržiūrėti (2)')
    await text(page).fill(
      `## Pradžia\n\n#### Giliau\n\n[Senas](/blog), [testai](/testai)\n\n![](${picture})`,
    )
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: /^Palikti taip: Paveikslėlis/ }).press('Enter')
    await list.waitFor({ state: 'detached' })
    await expect(text(page)).toBeFocused()
  })
})

test.describe('a letter', () => {
  test('that this week lacks is told in the list and on the desk, with the way to one', async () => {
    const none = { bookings: 0, withdrawals: 0, orders: 0, unstarted: 0, outbox: 0, suspicious: 0 }
    const { page } = await openPanelAt('#naujienlaiskiai', {
      prepare: async (it) => {
        await answer(it, /\/api\/admin\/news$/, 200, { ...none, weekWithoutLetter: true })
        await it.route(/\/api\/admin\/today$/, async (route) => {
          const desk = (await (await answerTo(route)).json()) as object
          await route.fulfill({ json: { ...desk, weekWithoutLetter: true } })
        })
      },
    })
    const main = page.getByRole('main')
    await main
      .getByText(/^Šiai savaitei naujienlaiškis nesuplanuotas, o prenumeratoriams/)
      .waitFor()
    await expectFine(page, 'a week without a letter')
    await main.getByRole('link', { name: 'Rašyti naujienlaiškį' }).press('Enter')
    await page.getByRole('heading', { name: 'Naujas naujienlaiškis' }).waitFor()
    await page.evaluate(() => (location.hash = '#siandien'))
    await main.getByText('Šiai savaitei naujienlaiškis nesuplanuotas', { exact: true }).waitFor()
    await main.getByRole('link', { name: 'Rašyti naujienlaiškį' }).press('Enter')
    await page.getByRole('heading', { name: 'Naujas naujienlaiškis' }).waitFor()
  })
})

const WRITTEN = `Testas apie ryšį
1. Ar kalbatės\u00A0kasdien?
a) Niekada 0
b) Kartais – 1
c) Dažnai ... 2

2) Ar juokiatės?
•\tNe
•\tTaip (3 tšk.)`

test.describe('a quiz', () => {
  test('gets questions from a pasted text, by the keyboard, shown before they are taken, and is copied', async () => {
    const { page, token } = await openPanelAt('#testai/naujas')
    const name = unique()
    await title(page).fill(name)
    await field(page, 'Aprašymas').first().fill('Apie ką šis testas.')
    const open = button(page, 'Įklijuoti klausimus')
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Klausimų įklijavimas' })
    await dialog.getByText('Čia matysite, kokie klausimai bus pridėti.').waitFor()
    await expect(button(page, 'Pridėti klausimus')).toBeDisabled()
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(WRITTEN)
    await dialog.getByText('Klausimų: 2', { exact: true }).waitFor()
    await expect
      .poll(() => dialog.getByRole('listitem').allInnerTexts())
      .toEqual([
        '1 eilutė: „Testas apie ryšį“ – nei klausimas, nei atsakymas, todėl praleista.',
        '8 eilutė: prie atsakymo „Ne“ nėra balų, todėl jam skirta 0.',
        expect.stringContaining('1. Ar kalbatės kasdien?'),
        expect.stringMatching(/^Niekada\s+Balai:\s0$/),
        expect.stringMatching(/^Kartais\s+Balai:\s1$/),
        expect.stringMatching(/^Dažnai\s+Balai:\s2$/),
        expect.stringContaining('2. Ar juokiatės?'),
        expect.stringMatching(/^Ne\s+spėta\s+Balai:\s0$/),
        expect.stringMatching(/^Taip\s+Balai:\s3$/),
      ])
    await expectFine(page, 'pasted questions')
    // The buttons stay in sight, however long the list is.
    for (const size of [
      { width: 390, height: 667 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await dialog.evaluate((it) => it.scrollTo(0, 0))
      await expect(button(page, 'Pridėti klausimus')).toBeInViewport({ ratio: 1 })
    }

    // Closed by mistake: the pasted text is still there, and nothing was adopted.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect(open).toBeFocused()
    await page.getByText('Testas dar neturi klausimų.').waitFor()
    await open.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'questions.0.question',
    )
    await save(page).click()
    await toast(page, 'Testas sukurtas').waitFor()
    const made = async (title: string) => {
      const quizzes = await call(routes.listAdminQuizzes, { token })
      const quiz = quizzes.find((each) => each.title === title)
      items.take('quiz', quiz?.id ?? '')
      return quiz
    }
    const id = (await made(name))?.id ?? ''
    expect(await call(routes.getFullQuiz, { token, params: { id } })).toMatchObject({
      questions: [
        {
          question: 'Ar kalbatės kasdien?',
          options: ['Niekada', 'Kartais', 'Dažnai'],
          weights: ['0', '1', '2'],
        },
        { question: 'Ar juokiatės?', options: ['Ne', 'Taip'], weights: ['0', '3'] },
      ],
    })

    await page.evaluate(() => (location.hash = '#testai'))
    await field(page, 'Ieškoti').fill(name)
    await expect(page.getByRole('article')).toHaveCount(1)
    await button(page, `Kopijuoti: ${name}`).press('Enter')
    await expect(title(page)).toHaveValue(`${name} (kopija)`)
    await save(page).click()
    await savedHeading(page, `${name} (kopija)`).waitFor()
    expect(await made(`${name} (kopija)`)).toMatchObject({ published: false, questionCount: 2 })
  })
})

test('a toast on a phone stands above the bar, covers neither the head nor the field to mend, and gives way to the menu', async () => {
  const { page } = await openPanelAt('#straipsniai/naujas', { screen: 'phone' })
  await save(page).click()
  const card = page.locator('[data-toast=destructive]')
  await card.getByText('Formos klaidos').waitFor()
  await expect(title(page)).toBeFocused()
  await expectAbove(title(page), card)
  await expectAbove(card, save(page))
  await moreOfBar(page).click()
  await expectAbove(card, button(page, 'Išsaugoti ir rašyti toliau'))
  await moreOfBar(page).click()
  await expectAbove(card, save(page))
})

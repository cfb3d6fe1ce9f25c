import type { Locator, Page } from '@playwright/test'
import { quiz as homeQuiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import * as routes from '#src/core/routes.ts'
import { bandBody } from '../api/content.ts'
import { homeTexts } from '#src/site/page-texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { SCREENS, expectAccessible } from './visits.ts'
import { button, openPanelAt, openParts, toast } from './panel.ts'
import { unique, usePanelItems } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectAbove, expectNoOverflow, type Place, placeOf } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

/** Presses Tab until a control has the focus, as visitors without a pointer do. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor()
  for (let step = 0; step < 120; step += 1) {
    if (await control.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

/** Waits until a field of the form has the focus. */
async function focusedField(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.activeElement?.getAttribute('name') === expected,
    name,
  )
}

test.describe('the form of a quiz', () => {
  test('creates one by the keyboard alone, with the defaults of questions and categories', async () => {
    const { page, token } = await openPanelAt('#testai/naujas')
    const title = unique()
    await tabTo(page, page.getByLabel('Pavadinimas', { exact: true }))
    await page.keyboard.type(title)
    await tabTo(page, page.getByLabel('Aprašymas', { exact: true }))
    await page.keyboard.type('Apie ką šis testas.')
    await tabTo(page, button(page, 'Pridėti klausimą'))
    await page.keyboard.press('Enter')
    await focusedField(page, 'questions.0.question')
    await page.keyboard.type('Ar kalbatės kasdien?')
    await expect(page.getByLabel('Klausimo tipas')).toHaveValue('multiple_choice')
    for (const [number, text] of ['Ne', 'Iš dalies', 'Taip'].entries()) {
      await expect(page.getByLabel(`${number + 1} atsakymas`, { exact: true })).toHaveValue(text)
      await expect(page.getByLabel(`${number + 1} atsakymo balai`)).toHaveValue(String(number))
    }
    for (const name of ['Kategorija 1', 'Kategorija 2', 'Kategorija 3']) {
      await tabTo(page, button(page, 'Pridėti kategoriją'))
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (expected) => (document.activeElement as HTMLInputElement | null)?.value === expected,
        name,
      )
    }
    await page.getByText('Kategorijos apima visus galimus balus.', { exact: true }).waitFor()
    await page.getByText(/^Pavyzdinis tekstas dar nepakeistas: „Kategorija 1“, /).waitFor()
    await tabTo(page, button(page, 'Išsaugoti'))
    await page.keyboard.press('Enter')
    await toast(page, 'Testas sukurtas').waitFor()
    // The saved quiz is shown from its top.
    await expect
      .poll(() => page.evaluate(() => [scrollY, document.activeElement?.textContent]))
      .toEqual([0, `Išsaugota: „${title}“`])

    const quizzes = await call(routes.listAdminQuizzes, { token })
    const id = quizzes.find((quiz) => quiz.title === title)?.id ?? ''
    items.take('quiz', id)
    const stored = await call(routes.getFullQuiz, { token, params: { id } })
    expect(stored).toMatchObject({
      published: false,
      questions: [{ options: ['Ne', 'Iš dalies', 'Taip'], weights: ['0', '1', '2'], order: 0 }],
      categories: [
        { name: 'Kategorija 1', minScore: 0, maxScore: 0, color: '#ef4444' },
        { name: 'Kategorija 2', minScore: 1, maxScore: 1, color: '#f59e0b' },
        { name: 'Kategorija 3', minScore: 2, maxScore: 2, color: '#10b981' },
      ],
    })
  })

  test('takes back the message at one end of a band once the other end fits', async () => {
    const { page } = await openPanelAt('#testai/naujas')
    await button(page, 'Pridėti kategoriją').click()
    await page.getByLabel('Nuo (balų)').fill('5')
    await page.getByLabel('Iki (balų)').fill('3')
    await button(page, 'Išsaugoti').click()
    const message = page.getByText(
      'Minimalus balas turi būti mažesnis arba lygus maksimaliam balui',
      { exact: true },
    )
    await message.waitFor()
    await page.getByLabel('Iki (balų)').fill('6')
    await expect(message).toHaveCount(0)
  })

  test('names the categories that no longer fit the questions, and spreads the points anew, which can be undone', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`)
    const unreachable = page.getByText('Kategorijos „Aukšta“ (4) neįmanoma pasiekti.')
    await unreachable.waitFor()
    await page
      .getByText('Kategorijai „Vidutinė“ (2–3) skirta daugiau balų, nei galima surinkti.')
      .waitFor()
    const ends = () =>
      page
        .getByLabel(/^(Nuo|Iki) \(balų\)$/)
        .evaluateAll((all) => all.map((it) => Number((it as HTMLInputElement).value)))
    const spread = button(page, 'Paskirstyti balus iš naujo')
    await spread.click()
    await page.getByText('Kategorijos apima visus galimus balus.').waitFor()
    await expect.poll(ends).toEqual([0, 0, 1, 1, 2, 2])
    const undo = button(page, 'Grąžinti')
    await expect(undo).toBeFocused()
    await undo.click()
    await unreachable.waitFor()
    await expect.poll(ends).toEqual([0, 1, 2, 3, 4, 4])

    await openParts(page)
    await page.getByLabel('Nuo (balų)').first().fill('9')
    await button(page, 'Išsaugoti').click()
    const message = page.getByText(
      'Minimalus balas turi būti mažesnis arba lygus maksimaliam balui',
      { exact: true },
    )
    await message.waitFor()
    await spread.click()
    await expect(message).toHaveCount(0)
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const { categories } = await call(routes.getFullQuiz, { token, params: { id: quiz.id } })
    expect(categories.map(({ minScore, maxScore }) => [minScore, maxScore])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
  })

  test('collapses the address of a published one, and opens and focuses it when the server refuses it', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token, { published: true })
    const other = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`, { failing: [/\/api\/admin\/quiz\//] })
    const address = page.getByLabel(/^Puslapio adresas/)
    const part = page.locator('summary').filter({ hasText: `/testas/${quiz.slug}` })
    await part.waitFor()
    await expect(address).toBeHidden()
    await part.click()
    await address.fill(other.slug)
    await part.click()
    await expect(address).toBeHidden()
    await button(page, 'Išsaugoti').click()
    await expect(address).toBeFocused()
    await expect(address).toBeInViewport()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
  })

  test('collapses its parts, keeps what is typed in them, and opens those with faults', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`, { screen: 'phone' })
    const first = page.locator('summary').filter({ hasText: '1. Pirmas?' })
    await first.getByText('Balai: 0–2').waitFor()
    await expect(page.getByLabel('Klausimo tekstas')).toBeHidden()
    await first.click()
    await page.getByLabel('Klausimo tekstas').fill('Kitas klausimas?')
    for (const [number, words] of ['Antras?', ''].entries()) {
      await button(page, 'Pridėti klausimą').click()
      await focusedField(page, `questions.${number + 1}.question`)
      await page.keyboard.type(words)
    }
    await button(page, 'Suskleisti viską: Klausimai').click()
    await expect(page.getByLabel('Klausimo tekstas').filter({ visible: true })).toHaveCount(0)

    await button(page, 'Išsaugoti').click()
    await focusedField(page, 'questions.2.question')
    const open = page.locator('details[open]')
    await expect(open).toHaveCount(1)
    await open.getByText('Klausimas privalomas', { exact: true }).waitFor()
    await toast(page, 'Formos klaidos').waitFor()
    await page
      .getByText(/^Pataisykite šiuos laukus: .*Klausimas privalomas \(3 klausimas\)/)
      .waitFor()
    // The save bar would cover half of an answer's buttons.
    await open.getByRole('button', { name: /^Pašalinti 2 atsakymą/ }).scrollIntoViewIfNeeded()
    await expectAccessible(page, 'the quiz form with messages')
    await button(page, 'Suskleisti viską: Klausimai').click()
    await page
      .locator('summary')
      .filter({ hasText: '3 klausimas' })
      .getByText('Klaidų: 1')
      .waitFor()
    await button(page, 'Išskleisti viską: Klausimai').click()
    await page.getByLabel('Klausimo tekstas').nth(2).fill('Trečias?')
    await button(page, 'Suskleisti viską: Klausimai').click()
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const { questions } = await call(routes.getFullQuiz, {
      token,
      params: { id: quiz.id },
    })
    expect(questions.map(({ question }) => question)).toEqual([
      'Kitas klausimas?',
      'Antras?',
      'Trečias?',
    ])
  })

  test('shows an answer whole on a phone, with its points and mark in one row below', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`, { screen: 'phone' })
    await page.locator('summary').filter({ hasText: '1. Pirmas?' }).click()
    const [answer, points, mark, remove] = [
      page.getByLabel('1 atsakymas', { exact: true }),
      page.getByLabel('1 atsakymo balai'),
      page.getByLabel('1 atsakymo žyma'),
      button(page, 'Pašalinti 1 atsakymą'),
    ] as const
    await answer.fill('Tyla')
    const row = page.getByRole('listitem').filter({ has: answer }).last()
    await expect(async () => {
      const places = await Promise.all([row, answer, remove, points, mark].map(placeOf))
      const [whole, words, deletes, gives, marks] = places as [Place, Place, Place, Place, Place]
      expect(whole.height).toBeLessThan(100)
      expect(deletes.top).toBeCloseTo(words.top, -1)
      expect(deletes.left).toBeGreaterThan(words.right)
      expect(gives.top).toBeGreaterThan(words.bottom)
      expect(marks.top).toBeCloseTo(gives.top, -1)
    }).toPass()
    await row.getByText('Balai', { exact: true }).waitFor()
    await row.getByText('Žyma', { exact: true }).waitFor()

    await answer.fill('Kiekvienas lieka prie savo nuomonės,')
    await answer.press('End')
    await answer.press('Enter')
    await page.keyboard.insertText('\nir kelias dienas nebesikalbame.')
    const whole = 'Kiekvienas lieka prie savo nuomonės, ir kelias dienas nebesikalbame.'
    await expect(answer).toHaveValue(whole)
    await expect
      .poll(() =>
        answer.evaluate((it) => [it.clientHeight > 80, it.scrollHeight - it.clientHeight]),
      )
      .toEqual([true, 0])
    await button(page, 'Išsaugoti').click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const { questions } = await call(routes.getFullQuiz, { token, params: { id: quiz.id } })
    expect(questions[0]?.options[0]).toBe(whole)

    // The link of a published quiz is in the row of the buttons.
    await page.evaluate(() => (location.hash = '#testai'))
    const entry = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Atverti/ }) })
    const [link, edit] = [/^Atverti/, /^Redaguoti/].map((name) =>
      entry.first().getByRole('link', { name }),
    ) as [Locator, Locator]
    await expect.poll(async () => (await placeOf(link)).top - (await placeOf(edit)).top).toBe(0)
  })

  test('gives a removed question back at its place', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`)
    await page.getByText('1. Pirmas?').click()
    await button(page, 'Kopijuoti klausimą').click()
    await focusedField(page, 'questions.1.question')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Antras?')
    await button(page, 'Pašalinti klausimą').first().click()
    const undo = button(page, 'Grąžinti')
    await expect(undo).toBeFocused()
    await expectAbove(undo, page.getByText('1. Antras?'))
    await undo.click()
    await focusedField(page, 'questions.0.question')
    await expect(page.getByText('2. Antras?')).toBeVisible()
    await expect(undo).toHaveCount(0)
  })

  test('moves questions by the keyboard, marks options and shows what that says, and tries the quiz out', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt(`#testai/${quiz.id}`)
    await button(page, 'Pridėti klausimą').click()
    await focusedField(page, 'questions.1.question')
    await page.keyboard.type('Antras?')
    await tabTo(page, page.getByRole('button', { name: 'Perkelti 2 klausimą' }))
    // Each step is announced to assistive technology.
    await page.keyboard.press('Space')
    await page.getByText('Paimta iš 2 vietos.').waitFor({ state: 'attached' })
    // The page handles arrow keys only after its next timers have run.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText('Dabar 1 vietoje.')).toBeAttached({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect
      .poll(() => page.getByLabel('Klausimo tekstas').first().inputValue())
      .toBe('Antras?')

    // A mark moves with its option.
    const mark = (number: number) => page.getByLabel(`${number} atsakymo žyma`).first()
    await mark(3).selectOption('Baimė ir kontrolė')
    await button(page, 'Pašalinti 2 atsakymą').first().click()
    await expect(mark(2)).toHaveValue('fear')
    await mark(1).selectOption('Ženklas (trys – įspėjimas)')
    const words = page.getByText('Ką matys lankytojas', { exact: true })
    await expect(words, 'a sign says nothing by itself').toHaveCount(1)
    const { heard, fault, advice } = safetyTexts.result
    await expect(page.getByText(heard.fear), 'closed at first').toBeHidden()
    await words.click()
    for (const text of [heard.fear, fault, advice.call, advice.leave, advice.keep]) {
      await page.getByText(text, { exact: true }).waitFor()
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoOverflow(page)
    await page.setViewportSize(SCREENS.desktop)

    await button(page, 'Išbandyti testą').click()
    const trial = page.getByRole('dialog', { name: 'Testo bandymas' })
    await trial.getByText('Taip', { exact: true }).click()
    await trial.getByRole('button', { name: 'Toliau' }).click()
    await trial.getByRole('radio').first().check()
    await trial.getByRole('button', { name: 'Baigti testą' }).click()
    await trial.getByRole('heading', { name: safetyTexts.result.heading }).waitFor()
    await expect(trial.locator('[data-score]')).toHaveCount(0)
    await trial.getByRole('link', { name: 'Grįžti į pradžią' }).click()
    await expect(trial, 'a link leads nowhere').toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(trial).toHaveCount(0)

    await button(page, 'Išsaugoti').click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const { questions } = await call(routes.getFullQuiz, { token, params: { id: quiz.id } })
    expect(questions).toMatchObject([
      { question: 'Antras?', marks: ['sign', 'fear'] },
      { question: 'Pirmas?' },
    ])
  })

  test('gives a quiz two dimensions, and has them again when it is reopened', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const article = await items.storePost(token, { published: true })
    const { page } = await openPanelAt(`#testai/${quiz.id}`)
    const comparable = page.getByLabel('Leisti dviem palyginti savo sritis')
    await expect(comparable).toBeDisabled()
    const names = ['Pasitikėjimas', 'Pokalbiai']
    for (const [index, name] of names.entries()) {
      await button(page, 'Pridėti sritį').click()
      await focusedField(page, `dimensions.${index}.name`)
      await page.keyboard.type(name)
      for (const level of ['Žemas', 'Vidutinis', 'Aukštas']) {
        await page.getByLabel(level).nth(index).fill(`${level}: ${name}`)
      }
    }
    await page.getByLabel('1 straipsnis').first().selectOption(article.title)
    await page.getByLabel('Klausimas pokalbiui dviese').first().fill('Kada pasitikite?')
    await comparable.check()
    await page.getByText('1. Pirmas?').click()
    const dimension = page.getByLabel('Sritis', { exact: true })
    await dimension.selectOption('Pokalbiai')
    await page.getByText('Šiai sričiai dar nepriskirtas nė vienas klausimas.').waitFor()
    const chosen = () => dimension.locator('option:checked').innerText()
    await expectAccessible(page, 'the quiz form with dimensions')

    await button(page, 'Išsaugoti').click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const stored = await call(routes.getFullQuiz, {
      token,
      params: { id: quiz.id },
    })
    expect(stored.dimensions).toMatchObject([
      { name: 'Pasitikėjimas', articles: [article.slug], talk: 'Kada pasitikite?' },
      { name: 'Pokalbiai', articles: [], talk: null, advice: { high: 'Aukštas: Pokalbiai' } },
    ])
    await page.evaluate((hash) => (location.hash = hash), `#testai/${quiz.id}`)
    await button(page, 'Išskleisti viską: Sritys').click()
    await page.getByLabel('Srities pavadinimas').nth(1).waitFor()
    const shown = await page.getByLabel('Srities pavadinimas').all()
    await expect.poll(() => Promise.all(shown.map((field) => field.inputValue()))).toEqual(names)
    await page.getByText('1. Pirmas?').click()
    await expect.poll(chosen).toBe('Pokalbiai')
    await expect
      .poll(() => page.getByLabel('1 straipsnis').first().locator('option:checked').innerText())
      .toBe(article.title)
    await expect(comparable).toBeChecked()
  })
})

test('a band keeps the segment of a marketing service that is not connected, and shows nothing of it', async () => {
  const token = await logIn()
  const { id } = await items.storeQuiz(token, {
    categories: [bandBody({ omnisendSegment: 'stiprus-rysys' })],
  })
  const { page } = await openPanelAt(`#testai/${id}`)
  await page.locator('details[data-part]').first().waitFor()
  await openParts(page)
  await page.getByLabel('Patarimai').fill('Kalbėkitės.')
  await expect(page.getByText(/omnisend/i)).toHaveCount(0)
  await button(page, 'Išsaugoti').click()
  await toast(page, 'Testas atnaujintas').waitFor()
  const { categories } = await call(routes.getFullQuiz, { token, params: { id } })
  expect(categories).toMatchObject([{ advice: 'Kalbėkitės.', omnisendSegment: 'stiprus-rysys' }])
})

test.describe('the list of quizzes', () => {
  test('warns before the quiz of the home page is deleted or made a draft, and then keeps all', async () => {
    const { page, token } = await openPanelAt('#testai')
    const { title } = homeQuiz
    const warned = async (name: string) => {
      const question = page.getByRole('dialog', { name })
      await question.getByText(`Pagrindinio puslapio mygtukas „${homeTexts.toTest}“`).waitFor()
      await question.getByRole('button', { name: 'Atšaukti' }).click()
      await question.waitFor({ state: 'detached' })
    }
    await page.getByLabel('Ieškoti pagal pavadinimą').fill(title)
    await page.getByRole('button', { name: `Ištrinti: ${title}` }).click()
    await warned(`Ištrinti „${title}“?`)
    await page.getByRole('link', { name: `Redaguoti: ${title}` }).click()
    const status = page.getByLabel('Būsena')
    await status.selectOption('draft')
    await button(page, 'Išsaugoti').click()
    await warned(`Nebeskelbti „${title}“?`)
    await expect(status).toHaveValue('draft')
    const quizzes = await call(routes.listAdminQuizzes, { token })
    expect(quizzes.find(({ slug }) => slug === homeQuiz.slug)?.published).toBe(true)
  })
})

test.describe('the other views of the panel', () => {
  test('open one after the other, without a fault of accessibility', async () => {
    const { page } = await openPanelAt('#uzklausos', {
      // Other tests delete pictures while they are listed.
      prepare: async (it) => {
        await it.route('**/.netlify/images?*', (route) =>
          route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          }),
        )
      },
    })
    for (const [place, heading] of [
      ['#uzklausos', 'Konsultacijų užklausos'],
      ['#prenumeratoriai', 'Naujienlaiškio prenumeratoriai'],
      ['#atsakymai', 'Testų atsakymai'],
      ['#statistika', 'Statistika'],
      ['#paveikslai', 'Paveikslėliai'],
      ['#archyvas', 'Turinio kopija'],
      ['#straipsniai', 'Straipsniai'],
      ['#puslapiai', 'Puslapiai'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), place)
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
      await main.locator('.skeleton').first().waitFor({ state: 'detached' })
      await expectAccessible(page, place)
    }
  })
})

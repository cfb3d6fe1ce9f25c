import type { Locator, Page } from '@playwright/test'
import * as routes from '#src/contracts/routes.ts'
import type { Overview } from '#src/contracts/statistics.ts'
import { SCREENS, expectAccessible, focusedText } from './visits.ts'
import { answer, button, field, openPanelAt, openParts, save, text, title, toast } from './panel.ts'
import { unique, usePanelItems } from './panel-items.ts'
import { call } from './site.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const WIDTHS = [SCREENS.phone.width, 1440]

/** On a phone and a wide screen: nothing is wider than the screen, and axe finds nothing in either scheme. */
async function expectFine(page: Page, state: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    // At its end the bar of a form covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessible(page, `${state} at ${width}`)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), state)
      .toBe(width)
  }
}

test.describe('a text', () => {
  const found = (page: Page) => page.getByRole('region', { name: /^Ką dar peržiūrėti/ })

  test('has below it what is worth a second look, until it is mended or left so', async () => {
    const { page } = await openPanelAt('#straipsniai/naujas')
    const list = found(page)
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
    await expectFine(page, 'a text to look at again', [SCREENS.phone.width, SCREENS.desktop.width])

    await list.getByRole('button', { name: /^Palikti taip: Antraštė/ }).press('Enter')
    await expect.poll(() => focusedText(page)).toBe('Ką dar peržiūrėti (2)')
    await text(page).fill(
      `## Pradžia\n\n#### Giliau\n\n[Senas](/blog), [testai](/testai)\n\n![](${picture})`,
    )
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: /^Palikti taip: Paveikslėlis/ }).press('Enter')
    await list.waitFor({ state: 'detached' })
    await expect
      .poll(() => text(page).evaluate((element) => element === document.activeElement))
      .toBe(true)
    await text(page).fill('')
  })

  test('has it in the forms of a page and of a letter too', async () => {
    const { page } = await openPanelAt('#archyvas')
    for (const [place, heading] of [
      ['#puslapiai/naujas', 'Naujas puslapis'],
      ['#naujienlaiskiai/naujas', 'Naujas laiškas'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), place)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await text(page).fill('[Senas](/p/nera-tokio)')
      await found(page)
        .getByText(/^Nuoroda „Senas“ niekur neveda/)
        .waitFor()
      await text(page).fill('')
      await found(page).waitFor({ state: 'detached' })
    }
  })
})

test.describe('a letter', () => {
  test('takes picture, opening and link from an article, as its reader sees them', async () => {
    const { page, token } = await openPanelAt('#naujienlaiskiai/naujas')
    const posts = await call(routes.listAdminPosts, { token })
    const post = posts.find(({ published, imageUrl }) => published && imageUrl?.endsWith('.svg'))
    const article = field(page, /^Iš straipsnio/)
    await article.selectOption({ label: post?.title ?? '' })
    await article.press('Tab')
    await page.keyboard.press('Enter')
    const subject = field(page, /^Tema/)
    await expect(subject).toHaveValue(post?.title ?? '')
    await expect
      .poll(() => subject.evaluate((element) => element === document.activeElement))
      .toBe(true)

    const mail = page.frameLocator('iframe[title="Kaip atrodys pašte"]')
    const picture = mail.getByRole('img', { name: post?.imageAltText ?? '', exact: true })
    await picture.waitFor()
    const { origin } = new URL(page.url())
    await expect(picture).toHaveAttribute(
      'src',
      new RegExp(`^${origin}/dalijimuisi/blog/.+\\.jpg$`),
    )
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200)
    await expect.poll(() => mail.locator('.prose p').count()).toBeGreaterThanOrEqual(4)
    const link = mail.getByRole('link', { name: 'Skaityti straipsnį' })
    await expect(link).toHaveAttribute('href', `${origin}/blog/${post?.slug}`)
    await expectFine(page, 'a letter from an article')
    await text(page).fill('')
  })

  test('that this week lacks is told above the tabs and in the list, with the way to one', async () => {
    const none = { bookings: 0, withdrawals: 0, orders: 0, unstarted: 0, outbox: 0, suspicious: 0 }
    const { page } = await openPanelAt('#naujienlaiskiai', {
      prepare: (it) =>
        answer(it, /\/api\/admin\/news$/, 200, { ...none, bookings: 3, weekWithoutLetter: true }),
    })
    const main = page.getByRole('main')
    await main.getByText(/^Šiai savaitei laiškas nesuplanuotas, o prenumeratoriams/).waitFor()
    await expectFine(page, 'a week without a letter')
    await main.getByRole('link', { name: 'Parašyti laišką' }).press('Enter')
    await page.getByRole('heading', { name: 'Naujas laiškas' }).waitFor()
    const line = page.getByRole('navigation', { name: 'Jūsų laukia:' })
    await page.getByRole('link', { name: 'Visi laiškai' }).press('Enter')
    await line.getByRole('link', { name: 'Šiai savaitei laiškas nesuplanuotas' }).press('Enter')
    await page.getByRole('heading', { name: 'Naujas laiškas' }).waitFor()
    await page.setViewportSize({ width: 375, height: 667 })
    await field(page, /^Tema/).focus()
    await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(60)
    // What the line cuts off is whole once it has the focus.
    const [first, last] = [line.getByRole('link').first(), line.getByRole('link').last()]
    await first.focus()
    await page.keyboard.press('Tab')
    const right = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().right)
    await expect.poll(() => right(last)).toBeLessThanOrEqual(await right(line))
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
  test('gets questions from a pasted text, by the keyboard, shown before they are taken', async () => {
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
    await page.keyboard.insertText('Ar kalbatės?')
    await dialog.getByText(/^Klausimų nerasta\./).waitFor()
    await page.keyboard.press('Control+A')
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
        expect.stringMatching(/^Ne\s+Balai:\s0$/),
        expect.stringMatching(/^Taip\s+Balai:\s3$/),
      ])
    await expectFine(page, 'pasted questions')

    // Closed by mistake: what was pasted is still there, and nothing was taken.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => open.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.getByText('Testas dar neturi klausimų.').waitFor()
    await open.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'questions.0.question',
    )
    await openParts(page)
    await expectFine(page, 'a quiz with pasted questions')
    await save(page).click()
    await toast(page, 'Testas sukurtas').waitFor()
    const quizzes = await call(routes.listAdminQuizzes, { token })
    const id = quizzes.find((quiz) => quiz.title === name)?.id ?? ''
    items.take('quiz', id)
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
  })

  test('is copied from the list of quizzes', async () => {
    const { page, token } = await openPanelAt('#archyvas')
    const quiz = await items.storeQuiz(token)
    await page.evaluate(() => (location.hash = '#testai'))
    await field(page, 'Ieškoti').fill(quiz.title)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectFine(page, 'the list of quizzes')
    await button(page, `Kopijuoti: ${quiz.title}`).press('Enter')
    await expect(title(page)).toHaveValue(`${quiz.title} (kopija)`)
    await save(page).click()
    await toast(page, 'Testas sukurtas').waitFor()
    const quizzes = await call(routes.listAdminQuizzes, { token })
    const copy = quizzes.find(({ slug }) => slug === `${quiz.slug}-kopija`)
    items.take('quiz', copy?.id ?? '')
    expect(copy).toMatchObject({
      title: `${quiz.title} (kopija)`,
      published: false,
      questionCount: 1,
    })
    expect(quizzes.filter(({ title: name }) => name === quiz.title)).toHaveLength(1)
  })
})

test.describe('the statistics', () => {
  const month = {
    starts: 40,
    completions: 30,
    addresses: 6,
    bookings: 3,
    orders: 1,
    subscribers: 5,
  }
  const overview: Overview = {
    quizzes: [],
    months: [
      { ...month, month: '2026-11', left: 2 },
      { ...month, month: '2026-10', starts: 80, left: 0 },
    ],
    letters: [
      {
        id: crypto.randomUUID(),
        subject: 'Kaip kalbėtis vakare, kai abu pavargę ir niekas nenori pradėti pirmas',
        startedAt: '2026-11-20T08:00:00.000Z',
        recipients: 120,
        sent: 117,
        unreached: 3,
        left: 2,
      },
    ],
  }
  const row = (page: Page, table: string, name: string) =>
    page
      .getByRole('table', { name: table })
      .locator('tbody')
      .filter({ hasText: name })
      .locator('td:not(:first-child)')

  test('have all quizzes, two months and the letters in tables that fit a phone', async () => {
    const { page, token } = await openPanelAt('#archyvas')
    const quiz = await items.storeQuiz(token)
    const quizzes = [
      { id: quiz.id, title: quiz.title, starts: 200, completions: 150, addresses: 30, clients: 6 },
      {
        id: crypto.randomUUID(),
        title: 'Kitas',
        starts: 50,
        completions: 0,
        addresses: 0,
        clients: 0,
      },
    ]
    await answer(page, /\/api\/admin\/statistics$/, 200, { ...overview, quizzes })
    await page.evaluate(() => (location.hash = '#statistika'))
    const cells = async (table: string, name: string) =>
      (await row(page, table, name).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    await page.getByRole('table', { name: 'Visi testai' }).waitFor()
    await expect
      .poll(() => cells('Visi testai', quiz.title))
      .toEqual(['200', '150 75 %', '30 20 %', '6 20 %'])
    await expect.poll(() => cells('Visi testai', 'Kitas')).toEqual(['50', '0 0 %', '0', '0'])
    await expect.poll(() => cells('Mėnuo po mėnesio', 'Pradėjo testą')).toEqual(['40', '80'])
    await expect.poll(() => cells('Mėnuo po mėnesio', 'Apmokėti užsakymai')).toEqual(['1', '1'])
    await expect.poll(() => cells('Naujienlaiškiai', 'Kaip kalbėtis')).toEqual(['117', '3', '2'])
    await page.getByText(/^Svetainė lankytojų neseka: „Kreipėsi“/).waitFor()
    const bars = await row(page, 'Mėnuo po mėnesio', 'Pradėjo testą')
      .locator('xpath=../td[1]//*[@aria-hidden="true"]')
      .evaluateAll((all) =>
        all.map((bar) => {
          const width = bar.firstElementChild?.getBoundingClientRect().width ?? 0
          return Math.round((100 * width) / bar.getBoundingClientRect().width)
        }),
      )
    // The same cell once for each number beside it.
    expect([...new Set(bars)]).toEqual([50, 100])
    await expectFine(page, 'the statistics of all')
    await page.getByRole('link', { name: quiz.title }).press('Enter')
    await page.getByText('Šio testo dar niekas nepradėjo.').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#statistika/${quiz.id}`)
  })
})

import type { Page } from '@playwright/test'
import type { BodyOf } from '#src/core/contract.ts'
import type { createPage } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { ItemKind } from '#src/core/items.ts'
import { pageBody } from '../api/content.ts'
import { expectAccessible, focusedText, toastRegion, type VisitOptions } from './visits.ts'
import { answerTo, holdBack } from './failures.ts'
import { openPanelAt } from './panel.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { call, createArticle, createTestQuiz, logIn } from './site.ts'
import { expect, prepareFile, test } from './test.ts'

/** Prefix of the titles of everything that is created here. */
const RUN = `sarasas${crypto.randomUUID().slice(0, 8)}`
let numbers = 0
const nextSlug = () => `${RUN}-${++numbers}`

let token = ''
prepareFile(async () => {
  token = await logIn()
})

test.afterAll(async () => {
  const mine = <Item extends { title: string }>(items: readonly Item[]) =>
    items.filter(({ title }) => title.startsWith(RUN))
  for (const { id } of mine(await call(routes.listAdminPosts, { token }))) {
    await call(routes.deletePost, { token, params: { id } })
  }
  for (const { id } of mine(await call(routes.listAdminPages, { token }))) {
    await call(routes.deletePage, { token, params: { id } })
  }
  for (const { id } of mine(await call(routes.listAdminQuizzes, { token }))) {
    await call(routes.deleteQuiz, { token, params: { id } })
  }
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allTextContents()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ieškoti pagal pavadinimą' })
const found = (page: Page, total: number) =>
  page.getByRole('status').getByText(`Rasta: ${total}`, { exact: true })

async function openList(place: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await openPanelAt(place, options)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  return page
}

const unfinishedArticle = (number: number): ListedText => ({
  id: crypto.randomUUID(),
  kind: 'post',
  recordId: null,
  title: `Pokalbis ${number}`,
  device: 'Safari, iPhone',
  updatedAt: new Date().toISOString(),
})

/** Each kind with its list, and the message about its deletion. */
const KINDS = {
  post: {
    place: '#straipsniai',
    removed: ['Straipsnis ištrintas'],
    address: null,
    make: (title: string) => createArticle(token, { slug: nextSlug(), title, published: false }),
  },
  page: {
    place: '#puslapiai',
    removed: ['Puslapis ištrintas'],
    address: (slug: string) => `/p/${slug}`,
    make: (title: string) => {
      const body = pageBody({ slug: nextSlug(), title, published: false })
      return call(routes.createPage, {
        token,
        body: body as BodyOf<typeof createPage>,
      })
    },
  },
  quiz: {
    place: '#testai',
    removed: ['Testas ištrintas', 'Testas sėkmingai ištrintas iš sistemos.'],
    address: (slug: string) => `/${slug}`,
    make: (title: string) => createTestQuiz(token, { slug: nextSlug(), title, published: false }),
  },
} as const satisfies Record<ItemKind, unknown>

test.describe('the list of articles', () => {
  test('is searched, filtered and sorted; shows what an article is about, and leads to its form', async () => {
    const [title, earlier] = [`${RUN} Žąsys`, `${RUN} Ąžuolas`]
    await createArticle(token, { slug: nextSlug(), title: earlier, published: false })
    const { createdAt } = await createArticle(token, {
      slug: nextSlug(),
      title,
      excerpt: 'Trumpai apie žodžius.',
      category: 'Konfliktai',
      readingTime: 7,
      published: false,
      publishAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    })
    const page = await openList('#straipsniai')
    await search(page).fill(RUN.toUpperCase())
    await found(page, 2).waitFor()
    await expect.poll(() => titles(page)).toEqual([title, earlier])
    await page.getByLabel('Rikiuoti').selectOption('Pagal pavadinimą')
    await expect.poll(() => titles(page)).toEqual([earlier, title])
    await page.getByLabel('Būsena').selectOption('Publikuota')
    await page.getByText('Pagal pasirinkimus nieko nerasta.').waitFor()
    await expectAccessible(page, 'a list in which nothing was found')
    await button(page, 'Rodyti visus').click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
    await expect(search(page)).toHaveValue('')

    await search(page).fill(`zasys ${RUN}`)
    await page.getByLabel('Būsena').selectOption('Suplanuota')
    await found(page, 1).waitFor()
    for (const words of [
      'Trumpai apie žodžius.',
      'Konfliktai',
      '7 min. skaitymo',
      `Sukurta ${formatDay(createdAt)}`,
    ]) {
      await rows(page).getByText(words, { exact: true }).waitFor()
    }
    await rows(page)
      .getByRole('link', { name: `Redaguoti: ${title}` })
      .click()
    await page.getByRole('tab', { name: 'Redaguoti straipsnį' }).waitFor()
    await expect(page.getByLabel('Pavadinimas').first()).toHaveValue(title)
  })

  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    test(`is found as it was left, on ${width} px, whichever way its article is left`, async () => {
      const words = `${RUN} Grįžtama ${width}`
      for (let number = 1; number <= 11; number++) {
        const title = `${words} ${String(number).padStart(2, '0')}`
        await createArticle(token, { slug: nextSlug(), title, published: false })
      }
      const title = `${words} 09`
      const isPhone = width < 640
      const page = await openList('#straipsniai', { screen: isPhone ? 'phone' : 'desktop' })
      await page.setViewportSize({ width, height })
      await search(page).fill(words)
      if (isPhone) await button(page, 'Filtrai').click()
      await page.getByLabel('Būsena').selectOption('Juodraštis')
      await page.getByLabel('Rikiuoti').selectOption('Pagal pavadinimą')
      await found(page, 11).waitFor()
      const edit = page.getByRole('link', { name: `Redaguoti: ${title}`, exact: true })
      const scrolled = () => page.evaluate(() => Math.round(scrollY))
      const excerpt = page.getByLabel('Trumpas aprašymas')
      await edit.scrollIntoViewIfNeeded()
      const leaves: Record<string, () => Promise<unknown>> = {
        'by the history': () => page.goBack(),
        'by its link back': () =>
          isPhone
            ? page.getByRole('link', { name: '← Atgal' }).click()
            : page.getByRole('tab', { name: 'Tvarkyti straipsnius' }).click(),
        cancelled: async () => {
          await excerpt.fill('Kitaip.')
          if (isPhone) await button(page, 'Daugiau veiksmų').click()
          await button(page, 'Atšaukti redagavimą').click()
          await toastRegion(page).getByText('Pakeitimai atšaukti').waitFor()
        },
        saved: async () => {
          await excerpt.fill('Išsaugota.')
          await button(page, 'Išsaugoti').click()
          await page.getByRole('heading', { name: `Išsaugota: „${title}“` }).waitFor()
          await page.getByRole('link', { name: 'Grįžti į sąrašą' }).click()
        },
      }
      for (const [way, leave] of Object.entries(leaves)) {
        const before = await scrolled()
        await edit.click()
        await expect(page.getByLabel('Pavadinimas').first()).toHaveValue(title)
        await leave()
        await expect(edit, way).toBeFocused()
        await expect(edit, way).toBeInViewport({ ratio: 0.95 })
        await expect(search(page), way).toHaveValue(words)
        await expect(page.getByLabel('Būsena'), way).toHaveValue('draft')
        await expect.poll(() => rows(page).count(), way).toBe(10)
        if (way === 'by its link back')
          expect(Math.abs((await scrolled()) - before)).toBeLessThan(3)
      }

      await page
        .getByRole('navigation', { name: panelTexts.placesLabel })
        .getByRole('link', { name: /^Šiandien/ })
        .click()
      await page.getByRole('heading', { name: 'Šiandien', level: 2 }).waitFor()
      if (isPhone) await button(page, 'Tekstai').click()
      await page
        .getByRole(isPhone ? 'link' : 'tab', { name: 'Tvarkyti straipsnius', exact: true })
        .click()
      await expect(search(page), 'opened anew').toHaveValue('')
    })
  }

  test('of 2,000 keeps to a page of ten rows, and finds among all of them', async () => {
    const page = await openList('#straipsniai', {
      screen: 'phone',
      prepare: async (it) => {
        await it.route(/\/api\/admin\/blog\?/, async (route) => {
          const response = await answerTo(route)
          const [post] = (await response.json()) as object[]
          const json = Array.from({ length: 2000 }, (_, index) => ({
            ...post,
            id: crypto.randomUUID(),
            title: `Straipsnis ${index} apie ${index % 10 === 0 ? 'ąžuolus' : 'beržus'}`,
            createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
          }))
          await route.fulfill({ response, json })
        })
      },
    })
    await found(page, 2000).waitFor()
    await expect(rows(page)).toHaveCount(10)
    await expect.poll(async () => (await titles(page))[0]).toContain('Straipsnis 1999 ')
    await page.getByText('1 puslapis iš 200').waitFor()
    await button(page, 'Tolesni').click()
    await page.getByText('2 puslapis iš 200').waitFor()
    await expect.poll(() => focusedText(page), 'at the top of the page').toBe('Straipsniai')
    await expect(rows(page)).toHaveCount(10)
    await expect.poll(async () => (await titles(page))[0]).toContain('Straipsnis 1989 ')

    await search(page).pressSequentially('azuol')
    await found(page, 200).waitFor()
    await page.getByText('1 puslapis iš 20', { exact: true }).waitFor()
    await expect(rows(page)).toHaveCount(10)
    await search(page).pressSequentially(' 1990')
    await found(page, 1).waitFor()
    await expect.poll(() => titles(page)).toEqual(['Straipsnis 1990 apie ąžuolus'])
    await expect(search(page)).toHaveValue('azuol 1990')
    await expect(button(page, 'Tolesni')).toHaveCount(0)
  })
})

test('an article is seen at once on a phone, below one line about unfinished texts', async () => {
  const page = await openList('#straipsniai', {
    screen: 'phone',
    prepare: async (it) => {
      await it.route(/\/api\/admin\/unfinished$/, (route) =>
        route.fulfill({ json: [1, 2, 3].map(unfinishedArticle) }),
      )
      await it.route(/\/api\/admin\/blog\?/, async (route) => {
        const response = await answerTo(route)
        const [post] = (await response.json()) as object[]
        const long =
          'Kaip grįžti į pokalbį po barnio, kai abu dar pykstate ir niekas nenori pradėti'
        const fields = { title: long, excerpt: long.repeat(3), published: true, publishAt: null }
        const json = [{ ...post, ...fields }]
        await route.fulfill({ response, json })
      })
    },
  })
  const bar = page.getByRole('navigation', { name: panelTexts.placesLabel })
  const line = page.getByRole('heading', { name: 'Nebaigti tekstai: 3', level: 3 })
  await line.waitFor()
  const first = rows(page).last()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAbove(first, bar)
  await expect.poll(async () => (await placeOf(first)).height).toBeLessThanOrEqual(250)
  await page.setViewportSize({ width: 375, height: 667 })
  await expectAbove(first.getByRole('heading'), bar)
  const controls = await page
    .getByRole('main')
    .locator('summary, article:visible :is(a, button)')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
  expect(Math.min(...controls)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'a list of articles on a phone')

  const goOn = page.getByRole('link', { name: 'Rašyti toliau: Pokalbis 2' })
  await expect(goOn).toBeHidden()
  await line.click()
  await expect(goOn).toHaveAttribute('href', /^#straipsniai\/naujas\//)
  await expectAccessible(page, 'unfinished texts above a list')
  await page.setViewportSize({ width: 320, height: 667 })
  await expectNoOverflow(page)
})

test('four articles are seen at once on a phone, seven on a laptop; drafts and deleting are no alarm', async () => {
  const page = await openList('#straipsniai', {
    screen: 'phone',
    prepare: async (it) => {
      await it.route(/\/api\/admin\/unfinished$/, (route) => route.fulfill({ json: [] }))
      await it.route(/\/api\/admin\/blog\?/, async (route) => {
        const response = await answerTo(route)
        const [post] = (await response.json()) as object[]
        const json = Array.from({ length: 34 }, (_, index) => ({
          ...post,
          id: crypto.randomUUID(),
          title: index % 2 === 0 ? 'Kaip po melo pasitikėti' : 'Pinigai poroje: kaip susitarti',
          excerpt: 'Po melo neužtenka pasakyti „daugiau taip nebus“. '.repeat(4),
          category: 'Santykių patarimai',
          published: index % 3 > 0,
          publishAt: null,
        }))
        await route.fulfill({ response, json })
      })
    },
  })
  await found(page, 34).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: panelTexts.placesLabel })
  await expectAbove(rows(page).nth(3), bar)
  await expectAccessible(page, 'a full list of articles on a phone')
  const draft = rows(page).filter({ hasText: 'Juodraštis' }).first()
  await expect(draft.locator('.badge-clay')).toHaveCount(0)
  const remove = draft.getByRole('button', { name: /^Ištrinti: / })
  const color = () => remove.evaluate((it) => getComputedStyle(it).color)
  const quiet = await color()
  expect(quiet).toBe(
    await draft
      .locator('p')
      .last()
      .evaluate((it) => getComputedStyle(it).color),
  )
  await remove.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(color).not.toBe(quiet)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await placeOf(rows(page).nth(6))).bottom).toBeLessThanOrEqual(900)
  const inRow = rows(page).first().getByRole('link').first()
  await expect(inRow, 'editing stands first').toHaveAccessibleName(/^Redaguoti: /)
})

test('a deletion leaves the list where it is, with the focus in the row beside', async () => {
  const title = `${RUN} Gretimas`
  for (const number of [1, 2, 3, 4, 5, 6]) await KINDS.post.make(`${title} ${number}`)
  const page = await openList('#straipsniai')
  await page.setViewportSize({ width: 390, height: 500 })
  await search(page).fill(title)
  await found(page, 6).waitFor()
  const second = rows(page).nth(1)
  const next = rows(page).nth(2).getByRole('link').first()
  const remove = second.getByRole('button', { name: /^Ištrinti: / })
  await remove.scrollIntoViewIfNeeded()
  const nextName = await next.getAttribute('aria-label')
  await remove.press('Enter')
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
  await found(page, 5).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(nextName)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a list of each kind deletes by name after asking, and brings back', async () => {
  const page = await openList('#archyvas')
  const heading = page.getByRole('heading', { level: 2 }).first()
  // By keyboard: for five seconds the toast of one deletion covers the pointer's next target.
  for (const kind of Object.values(KINDS)) {
    const title = `${RUN} Trinamas`
    const item = await kind.make(title)
    await page.goto(`/admin${kind.place}`)
    await search(page).fill(title)
    await found(page, 1).waitFor()
    if (kind.address !== null) {
      await rows(page).getByText(kind.address(item.slug), { exact: true }).waitFor()
    }
    const remove = button(page, `Ištrinti: ${title}`)
    const question = page.getByRole('dialog', { name: `Ištrinti „${title}“?` })
    await remove.press('Enter')
    await question.getByRole('button', { name: 'Ištrinti' }).click()
    for (const words of [...kind.removed, `„${title}“.`]) {
      await toastRegion(page).getByText(words).waitFor()
    }
    await page.getByText('Pagal pasirinkimus nieko nerasta.').waitFor()
    await expect(heading, 'the button that had the focus is gone').toBeFocused()

    await button(page, 'Rodyti ištrintus įrašus').press('Enter')
    await expect.poll(() => focusedText(page)).toBe('Ištrinti įrašai')
    await button(page, `Atkurti: ${title}`).press('Enter')
    await found(page, 1).waitFor()
    await rows(page).getByText('Juodraštis', { exact: true }).waitFor()
    await expect(button(page, `Atkurti: ${title}`)).toHaveCount(0)

    // A newly deleted item appears among the deleted ones at once.
    await remove.press('Enter')
    await question.getByRole('button', { name: 'Ištrinti' }).click()
    await button(page, `Atkurti: ${title}`).waitFor()
    await expect(heading).toBeFocused()

    // The toast of the deletion takes it back, by keyboard too.
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe('Atkurti')
    await page.keyboard.press('Enter')
    await toastRegion(page).getByText(`„${title}“ atkurtas kaip juodraštis`).waitFor()
    await found(page, 1).waitFor()
    await expect(button(page, `Atkurti: ${title}`)).toHaveCount(0)
  }
})

test('a list says when there is nothing, while it loads and when it cannot', async () => {
  const articles = /\/api\/admin\/blog(?:[/?]|$)/
  let goOn: () => void = () => undefined
  const answers = [
    { status: 500, json: {} },
    { status: 200, json: [] },
  ]
  const page = await openList('#straipsniai', {
    screen: 'phone',
    failing: [articles],
    prepare: async (it) => {
      await it.route(articles, (route) => route.fulfill(answers.shift() ?? {}))
      goOn = await holdBack(it, articles)
    },
  })
  await page.getByText('Įkeliama...', { exact: true }).waitFor({ state: 'attached' })
  goOn()
  await page.getByRole('alert').getByText('Nepavyko įkelti sąrašo. Bandykite vėliau.').waitFor()
  await button(page, 'Bandyti dar kartą').click()
  await page.getByText('Dar nėra sukurtų straipsnių', { exact: true }).waitFor()
  await expect(search(page)).toHaveCount(0)
})

import type { Locator, Page, Route } from '@playwright/test'
import * as routes from '#src/core/routes.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { expectAccessible, focusedText, toastRegion } from './visits.ts'
import {
  button,
  field,
  moreOfBar,
  openPanelAt,
  openParts,
  save,
  savedHeading,
  saveOn,
  text,
  title,
  toast,
  untilKept,
  untilLoaded,
} from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow, pointIn } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()
const WIDTHS = [375, 1440]
const NEW = '#straipsniai/naujas'
const SAVING = /\/api\/admin\/blog(\/[\w-]+)?$/

const excerpt = (page: Page) => field(page, 'Trumpas aprašymas')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const status = (page: Page) => field(page, 'Būsena')

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

async function expectFine(page: Page, state: string): Promise<void> {
  await expectNoOverflow(page, state)
  await expectAccessible(page, state)
}

async function fillArticle(page: Page, name: string): Promise<void> {
  await title(page).fill(name)
  await excerpt(page).fill('Apie ramų pokalbį.')
  await text(page).fill('Ramus pokalbis prasideda nuo klausimo.')
  await field(page, 'Kategorija').selectOption('Konfliktai')
}

/** Returns the caret of a text field, and the field's place on the screen. */
const caretOf = (area: Locator) =>
  area.evaluate((it: HTMLTextAreaElement) => ({
    isFocused: it === document.activeElement,
    at: it.selectionStart,
    top: Math.round(it.getBoundingClientRect().top),
  }))

test.describe('an article that was saved', () => {
  for (const width of WIDTHS) {
    test(`is shown with its state and address, and leads on, at ${width} px`, async () => {
      const { page, token } = await openPanelAt(NEW)
      await resize(page, width)
      const name = unique()
      const main = page.getByRole('main')
      await fillArticle(page, name)
      await save(page).click()
      await toast(page, 'Straipsnis sukurtas').waitFor()
      await toast(page, 'Išsaugota kaip juodraštis').waitFor()
      await expect.poll(() => focusedText(page)).toBe(`Išsaugota: „${name}“`)
      const { id, slug } = await items.postCalled(token, name)
      await main
        .getByText(`Lankytojai to nemato. Paskelbus bus matoma adresu /blog/${slug}`)
        .waitFor()
      await expectFine(page, 'a saved draft')
      await button(page, 'Žiūrėti').click()
      await dialog(page, 'Peržiūros nuoroda').getByRole('link', { name: 'Atverti' }).waitFor()
      await page.keyboard.press('Escape')

      await main.getByRole('link', { name: 'Redaguoti toliau' }).click()
      await untilLoaded(page, name)
      await status(page).selectOption('Publikuota')
      await save(page).click()
      await toast(page, 'Straipsnis atnaujintas').waitFor()
      const link = toastRegion(page).getByRole('link', { name: 'Paskelbta – žiūrėti' })
      await expect(link).toHaveAttribute('href', `/blog/${slug}`)
      await main.getByText(`Lankytojai tai jau mato adresu /blog/${slug}`).waitFor()
      const view = main.getByRole('link', { name: 'Žiūrėti' })
      await expect(view).toHaveAttribute('href', `/blog/${slug}`)
      await expect(main.locator('.button'), 'the next step').toHaveText('Žiūrėti')
      if (width === 375) {
        await expect(button(page, 'Tekstai')).toHaveAttribute('data-current')
        await expect(button(page, 'Kurti')).not.toHaveAttribute('data-current')
      } else await page.getByRole('tab', { name: 'Tvarkyti straipsnius', selected: true }).waitFor()
      await expectFine(page, 'a published article')

      // The tab of the form opens an empty one too; a phone has none.
      if (width === 375) await button(page, 'Naujas straipsnis').click()
      else await page.getByRole('tab', { name: 'Kurti straipsnį' }).click()
      await expect(title(page)).toHaveValue('')

      await page.goto(`/admin#straipsniai/${id}`)
      await untilLoaded(page, name)
      const stay = async () => {
        if (width === 375) await moreOfBar(page).click()
        await saveOn(page).click()
      }
      await status(page).selectOption('Suplanuota')
      const time = toVilniusTime(Date.now() + 7 * 86_400_000)
      await field(page, 'Kada paskelbti').fill(time)
      await stay()
      const thisYear = toVilniusTime(Date.now()).slice(0, 'YYYY-'.length)
      const shown = time.replace(thisYear, '').replace('T', ' ').replace(':', '.')
      await toast(page, `Bus paskelbta ${shown}`).waitFor()
      await status(page).selectOption('Publikuota')
      await stay()
      await link.waitFor()
      await status(page).selectOption('Juodraštis')
      await stay()
      await toast(page, 'Nuimta nuo svetainės').waitFor()
    })
  }
})

test.describe('saving and writing on', () => {
  for (const width of WIDTHS) {
    test(`leaves the caret of a new article where it is, at ${width} px`, async () => {
      const { page, token } = await openPanelAt(NEW)
      await resize(page, width)
      const name = unique()
      await fillArticle(page, name)
      await field(page, 'Žymos').fill('ramybė, pokalbis,')
      await text(page).fill(`Pradžia. ${'Ramus pokalbis.\n'.repeat(60)}`)
      await text(page).evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(8, 8))
      await text(page).press('ArrowLeft')
      const before = await caretOf(text(page))
      expect(before).toMatchObject({ isFocused: true, at: 7 })
      await page.keyboard.press('Control+s')
      await toast(page, 'Straipsnis sukurtas').waitFor()
      await page.getByRole('heading', { name: 'Straipsnio redagavimas' }).waitFor()
      const { id } = await items.postCalled(token, name)
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#straipsniai/${id}`)
      expect(await caretOf(text(page))).toEqual(before)
      await expect(page).not.toHaveTitle(/Neišsaugota/)
      await expectFine(page, 'an article that was saved to write on')

      await page.keyboard.type(' ir dar')
      const typed = await caretOf(text(page))
      // `click` would scroll first.
      for (const each of width === 375 ? [moreOfBar(page), saveOn(page)] : [saveOn(page)]) {
        const { x, y } = await pointIn(each, 9, 9)
        await page.mouse.click(x, y)
      }
      await toast(page, 'Straipsnis atnaujintas').waitFor()
      expect(await caretOf(text(page))).toEqual(typed)
      expect(await storedPost(token, id)).toMatchObject({ tags: ['ramybė', 'pokalbis'] })
      expect((await storedPost(token, id)).content).toMatch(/^Pradžia ir dar\. Ramus/)
      await page.reload()
      await untilLoaded(page, name)
    })
  }

  test('leaves it in rich text, with the steps to undo, and in a question of a new quiz', async () => {
    const { page, token } = await openPanelAt(NEW, { writing: 'rich' })
    const name = unique()
    await title(page).fill(name)
    await excerpt(page).fill('Apie ramų pokalbį.')
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await text(page).click()
    await page.keyboard.type('Pradžia pabaiga')
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: 'Straipsnio redagavimas' }).waitFor()
    await page.keyboard.type(' ir')
    await expect(text(page)).toHaveText('Pradžia ir pabaiga', { useInnerText: true })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+s')
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    const { id } = await items.postCalled(token, name)
    expect((await storedPost(token, id)).content.trim()).toBe('Pradžia pabaiga')

    await page.goto('/admin#testai/naujas')
    const quizName = unique()
    await title(page).fill(quizName)
    await field(page, 'Aprašymas').first().fill('Apie ką šis testas.')
    await button(page, 'Pridėti klausimą').click()
    await button(page, 'Pridėti kategoriją').click()
    await openParts(page)
    const question = page.getByLabel('Klausimo tekstas').first()
    await question.fill('Ar kalbatės?')
    await question.press('ArrowLeft')
    await page.keyboard.press('Control+s')
    await toast(page, 'Testas sukurtas').waitFor()
    await toast(page, 'Testas sėkmingai išsaugotas.').waitFor()
    await page.keyboard.type(' kasdien')
    await expect(question).toHaveValue('Ar kalbatės kasdien?')
    const quizzes = await call(routes.listAdminQuizzes, { token })
    const quizId = quizzes.find((quiz) => quiz.title === quizName)?.id ?? ''
    items.take('quiz', quizId)
    const read = () => call(routes.getFullQuiz, { token, params: { id: quizId } })
    const first = await read()
    await page.keyboard.press('Control+s')
    await toast(page, 'Testas atnaujintas').waitFor()
    const second = await read()
    expect(second.questions).toMatchObject([
      { id: first.questions[0]?.id, question: 'Ar kalbatės kasdien?' },
    ])
  })
})

test.describe('a cancelled edit', () => {
  for (const width of WIDTHS) {
    test(`is discarded here and on the server, and can be taken back, at ${width} px`, async () => {
      const token = await logIn()
      const post = await items.storePost(token)
      const { page } = await openPanelAt(`#straipsniai/${post.id}`)
      await resize(page, width)
      await untilLoaded(page, post.title)
      const drafts = async () => {
        const texts = await call(routes.listUnfinished, { token })
        return texts.filter(({ recordId }) => recordId === post.id).length
      }
      const copies = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')))
      const cancel = async () => {
        await untilKept(page)
        await page.evaluate(() => dispatchEvent(new Event('pagehide')))
        await expect.poll(drafts).toBe(1)
        if (width === 375) await moreOfBar(page).click()
        await button(page, 'Atšaukti redagavimą').click()
        await toast(page, 'Pakeitimai atšaukti').waitFor()
        await page.getByRole('heading', { name: 'Straipsniai', level: 2 }).waitFor()
        await expect.poll(drafts).toBe(0)
        expect(await copies()).toEqual([])
      }
      await excerpt(page).fill('Pakeista.')
      await cancel()
      await expectFine(page, 'a cancelled edit')
      await page.keyboard.press('F8')
      await page.keyboard.press('Tab')
      await expect(button(page, 'Atkurti')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(excerpt(page)).toHaveValue('Pakeista.')
      await page.getByText('Tai dar neišsaugota').waitFor()

      await excerpt(page).fill('Pakeista kitaip.')
      await cancel()
      await page.evaluate((hash) => (location.hash = hash), `#straipsniai/${post.id}`)
      await untilLoaded(page, post.title)
      await expect(excerpt(page)).toHaveValue(post.excerpt)
      await expect(page.getByText('Tai dar neišsaugota')).toHaveCount(0)
    })
  }
})

test.describe('a save that fails', () => {
  for (const width of WIDTHS) {
    test(`says why, and that the text is safe, and can be tried again, at ${width} px`, async () => {
      const token = await logIn()
      const post = await items.storePost(token)
      const faults = [
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ status: 500, body: 'x' }),
      ]
      const { page } = await openPanelAt(`#straipsniai/${post.id}`, {
        failing: [SAVING],
        // From the start, so that no save can come before; another call uses up no fault.
        prepare: async (it) => {
          await it.route(SAVING, (route) => {
            const fault = route.request().method() === 'PUT' ? faults.shift() : undefined
            return fault === undefined ? route.continue() : fault(route)
          })
        },
      })
      await resize(page, width)
      await untilLoaded(page, post.title)
      await excerpt(page).fill('Pakeista.')
      const alert = page.getByRole('main').getByRole('alert')
      const safe = 'Tekstas saugus: jis liko šioje formoje ir naršyklėje.'

      await page.keyboard.press('Control+s')
      await toast(page, 'Nepavyko išsaugoti straipsnio').waitFor()
      await expect(alert).toHaveText(
        `Nepavyko pasiekti serverio. Patikrinkite interneto ryšį ir bandykite dar kartą. ${safe}`,
        { useInnerText: true },
      )
      await expectFine(page, 'a save without a connection')

      await button(page, 'Bandyti dar kartą').click()
      await expect(alert).toHaveText(`Serveris šiuo metu negali išsaugoti. ${safe}`, {
        useInnerText: true,
      })

      await button(page, 'Bandyti dar kartą').click()
      await toast(page, 'Straipsnis atnaujintas').waitFor()
      await alert.waitFor({ state: 'detached' })
      await expect(excerpt(page), 'it stays, as was asked for first').toHaveValue('Pakeista.')
      expect((await storedPost(token, post.id)).excerpt).toBe('Pakeista.')
    })
  }
})

test.describe('a form that is left', () => {
  for (const width of WIDTHS) {
    test(`is saved first when that is chosen, and stays open while it is invalid, at ${width} px`, async () => {
      const token = await logIn()
      const post = await items.storePost(token)
      const { page } = await openPanelAt(`#straipsniai/${post.id}`)
      await resize(page, width)
      await untilLoaded(page, post.title)
      const question = dialog(page, 'Išeiti neišsaugojus?')
      const leave = async () => {
        await page.evaluate(() => (location.hash = '#testai'))
        await expect(question.locator('.button')).toHaveText(['Išsaugoti ir išeiti'], {
          useInnerText: true,
        })
        await expectFine(page, 'the question before leaving')
        await question.getByRole('button', { name: 'Išsaugoti ir išeiti' }).click()
      }
      await excerpt(page).fill('')
      await leave()
      await toast(page, 'Formos klaidos').waitFor()
      await expect(excerpt(page)).toBeFocused()
      await page.getByText('Trumpas aprašymas privalomas', { exact: true }).waitFor()
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#straipsniai/${post.id}`)

      await excerpt(page).fill('Pakeista išeinant.')
      await leave()
      await page.getByRole('heading', { name: 'Testai', level: 2 }).waitFor()
      await toast(page, 'Straipsnis atnaujintas').waitFor()
      expect((await storedPost(token, post.id)).excerpt).toBe('Pakeista išeinant.')
      await savedHeading(page, post.title).waitFor({ state: 'detached' })
    })
  }
})

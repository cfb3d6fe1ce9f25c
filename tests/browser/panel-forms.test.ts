import type { Page } from '@playwright/test'
import type { BodyOf } from '#src/core/contract.ts'
import type { AdminPost, updatePost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { adminTexts } from '#src/panel/frame/texts.ts'
import { articleBody } from '../api/content.ts'
import { SCREENS, expectAccessible, focusedText } from './visits.ts'
import { holdBack } from './failures.ts'
import {
  answer,
  button,
  field,
  openPanelAt,
  openParts,
  save,
  text,
  title,
  toast,
  untilLoaded,
} from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { call, logIn } from './site.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const excerpt = (page: Page) => field(page, 'Trumpas aprašymas')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true })

/** Saves an article as another tab would. */
function saveElsewhere(
  token: string,
  { id, title: name, slug }: AdminPost,
  changes: Record<string, unknown>,
): Promise<unknown> {
  const body = articleBody({ title: name, slug, published: false, ...changes })
  return call(routes.updatePost, {
    token,
    params: { id },
    body: body as BodyOf<typeof updatePost>,
  })
}

/** Returns one sentence with the given word, four times. */
const about = (word: string) =>
  Array.from({ length: 4 }, () => `Ramus pokalbis prasideda nuo klausimo, o ${word} padeda.`).join(
    ' ',
  )

test.describe('the earlier versions of an article', () => {
  test('are looked at, taken into the form and restored at once', async () => {
    const token = await logIn()
    const first = about('tyla')
    const second = about('juokas')
    const around = (words: string) => `## Kaip **kalbėtis**\n\n${words}\n\n- [Testai](/testai)`
    const post = await items.storePost(token, { content: around(first), published: true })
    await saveElsewhere(token, post, { content: around(second), published: false })
    const { page } = await openPanelAt(`#straipsniai/${post.id}`)
    await untilLoaded(page, post.title)
    const versions = dialog(page, 'Ankstesnės versijos')
    await button(page, 'Ankstesnės versijos').click()
    // The coach sees what each save changed without opening a version.
    const rows = versions.getByRole('listitem')
    await expect(rows.first()).toContainText('Pakeista: turinys. Būsena: Publikuota → Juodraštis')
    await expect(rows.last()).toContainText(/Publikuota\s*Seniausia išlikusi versija\s*žodžių: \d+/)
    await expectAccessible(page, 'the earlier versions')
    await versions.getByRole('button', { name: 'Peržiūrėti' }).click()
    await versions.getByText('Turinys', { exact: true }).waitFor()
    await expect(versions.getByText('Kategorija', { exact: true })).toHaveCount(0)
    // An old text does not publish an article that was taken down since.
    await expect(versions.getByText('Būsena', { exact: true })).toHaveCount(0)
    // Marks what the version would bring back as added, and what it would take away as removed.
    await versions.getByText(/^Žaliai ir pabraukta – ką ši versija sugrąžintų\./).waitFor()
    await versions.locator('ins').getByText('Ši versija').waitFor()
    await versions.locator('del').getByText('Dabar').waitFor()
    await versions.locator('p ins').filter({ hasText: 'tyla' }).first().waitFor()
    await versions.locator('p del').filter({ hasText: 'juokas' }).first().waitFor()
    // The text looks as readers see it.
    await versions.getByRole('heading', { name: 'Kaip kalbėtis' }).locator('strong').waitFor()
    await versions.getByRole('listitem').getByRole('link', { name: 'Testai' }).waitFor()
    await expect(versions.getByText('**')).toHaveCount(0)
    await expectAccessible(page, 'an earlier version')
    await page.setViewportSize({ width: 1280, height: 400 })
    await expect(versions.getByRole('button', { name: 'Įkelti į formą' })).toBeInViewport()
    await versions.getByRole('button', { name: 'Įkelti į formą' }).click()
    await versions.waitFor({ state: 'detached' })
    await expect(text(page)).toHaveValue(around(first))
    await expect(field(page, 'Būsena')).toHaveValue('draft')
    await expect(page).toHaveTitle(/^• Neišsaugota – /)
    // Nothing to restore once the form has the same text.
    await button(page, 'Ankstesnės versijos').click()
    await versions.getByRole('button', { name: 'Peržiūrėti' }).click()
    await versions.getByText(/^Ši versija nesiskiria nuo to, kas dabar formoje/).waitFor()
    await expect(versions.getByRole('button')).toHaveText(['Grįžti į sąrašą'])
    await versions.getByRole('button', { name: 'Grįžti į sąrašą' }).click()
    await expect.poll(() => focusedText(page)).toBe('Peržiūrėti')
    await button(page, 'Uždaryti').click()
    expect((await storedPost(token, post.id)).content).toBe(around(second))

    await excerpt(page).fill('Nauja mintis.')
    await button(page, 'Ankstesnės versijos').click()
    await versions.getByRole('button', { name: 'Peržiūrėti' }).click()
    await versions.getByRole('button', { name: 'Atkurti iš karto' }).click()
    await dialog(page, 'Atkurti šią versiją?')
      .getByRole('button', { name: 'Atkurti iš karto' })
      .click()
    await toast(page, 'Versija atkurta').waitFor()
    await versions.waitFor({ state: 'detached' })
    await expect(excerpt(page)).toHaveValue(post.excerpt)
    // The first version has the restored text, so only the one between can be restored.
    await button(page, 'Ankstesnės versijos').click()
    await expect(rows.last()).toContainText('Tekstas toks pat kaip dabar')
    await expect(versions.getByRole('button', { name: 'Peržiūrėti' })).toHaveCount(1)
    await button(page, 'Uždaryti').click()
    expect(await storedPost(token, post.id)).toMatchObject({
      content: around(first),
      published: false,
    })
  })
})

test.describe('the preview link of a draft', () => {
  test('is made, copied, and opens the draft', async () => {
    const token = await logIn()
    const post = await items.storePost(token)
    const { page } = await openPanelAt(`#straipsniai/${post.id}`, { screen: 'phone' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await untilLoaded(page, post.title)
    await excerpt(page).fill('Neišsaugota.')
    const link = dialog(page, 'Peržiūros nuoroda')
    await button(page, 'Peržiūros nuoroda').click()
    await link.waitFor()
    await expect.poll(() => focusedText(page), 'it opens at its start').toBe('Peržiūros nuoroda')
    await link.getByText('Neišsaugotų pakeitimų nuoroda nerodo.').waitFor()
    await expectAccessible(page, 'the preview link')
    await link.getByRole('button', { name: 'Kopijuoti nuorodą' }).click()
    await link.getByText('Nuoroda nukopijuota').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await link.getByRole('textbox').inputValue())

    const opened = page.waitForEvent('popup')
    await link.getByRole('link', { name: 'Atverti' }).click()
    const draft = await opened
    await expect(draft).toHaveURL(copied)
    await draft.getByRole('heading', { level: 1, name: post.title }).waitFor()
  })
})

test.describe('two tabs with the same article', () => {
  const CONFLICT = 'Įrašas tuo metu buvo pakeistas'
  const SAVE = { failing: [/\/api\/admin\/blog\/[\w-]+$/] }

  test('show what differs, and the one that is late may take what is stored', async () => {
    const token = await logIn()
    const post = await items.storePost(token)
    const { page } = await openPanelAt(`#straipsniai/${post.id}`, SAVE)
    await untilLoaded(page, post.title)
    await text(page).fill('Mano tekstas, parašytas šioje kortelėje.')
    await excerpt(page).fill('Manasis.')
    const theirs = { content: 'Kito tekstas, parašytas kitoje kortelėje.', excerpt: 'Jų.' }
    await saveElsewhere(token, post, theirs)
    await save(page).click()
    const conflict = dialog(page, CONFLICT)
    // Differences are marked in a short text too.
    await conflict.locator('dd del').filter({ hasText: 'kitoje' }).waitFor()
    await conflict.locator('dd ins').filter({ hasText: 'šioje' }).waitFor()
    await conflict.getByText('Mano versija: Manasis.').waitFor()
    await conflict.getByText('Išsaugota versija: Jų.').waitFor()
    await expect(conflict.getByText('Kategorija', { exact: true })).toHaveCount(0)
    await expect(conflict.locator('.button')).toHaveText(['Grįžti į formą'], {
      useInnerText: true,
    })
    await expectAccessible(page, 'the differences of a conflict')

    await conflict.getByRole('button', { name: 'Paimti išsaugotąją' }).click()
    await conflict.waitFor({ state: 'detached' })
    await expect(text(page)).toHaveValue(theirs.content)
    await expect(excerpt(page)).toHaveValue('Jų.')
    await expect.poll(() => page.title()).not.toContain('Neišsaugota')
    await excerpt(page).fill('Abiejų.')
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    expect(await storedPost(token, post.id)).toMatchObject({ ...theirs, excerpt: 'Abiejų.' })
  })
})

test.describe('what is typed while a save is under way', () => {
  const SAVING = /\/api\/admin\/blog(\/[\w-]+)?$/

  test('stays in the form, of a new article and of one that is edited', async () => {
    const { page, token } = await openPanelAt('#straipsniai/naujas')
    const name = unique()
    await title(page).fill(name)
    await excerpt(page).fill('Trumpai.')
    await text(page).fill('Pradžia')
    await field(page, 'Kategorija').selectOption('Konfliktai')

    const saveAndType = async (said: string, words: string) => {
      const goOn = await holdBack(page, SAVING)
      await save(page).click()
      await button(page, 'Išsaugoma...').waitFor()
      await text(page).press('Control+End')
      await page.keyboard.type(words)
      goOn()
      await toast(page, said).waitFor()
      await page.unroute(SAVING)
    }
    await saveAndType('Straipsnis sukurtas', ' ir tęsinys')
    await tab(page, 'Redaguoti straipsnį').waitFor()
    const { id } = await items.postCalled(token, name)
    await expect(text(page)).toHaveValue('Pradžia ir tęsinys')
    expect((await storedPost(token, id)).content).toBe('Pradžia')

    await saveAndType('Straipsnis atnaujintas', ', ir pabaiga')
    await expect(text(page)).toHaveValue('Pradžia ir tęsinys, ir pabaiga')
    await expect(page).toHaveTitle(/^• Neišsaugota – /)
    expect((await storedPost(token, id)).content).toBe('Pradžia ir tęsinys')
    // The caret has not moved.
    await page.keyboard.type('.')
    await save(page).click()
    await expect
      .poll(async () => (await storedPost(token, id)).content)
      .toBe('Pradžia ir tęsinys, ir pabaiga.')
    await tab(page, 'Tvarkyti straipsnius').waitFor()
  })
})

/** Number of key presses: more than are needed to move the focus once through all controls of a form. */
const STEPS = 80

/**
 * Moves the focus through a whole page by a key.
 * @returns how many elements had the focus, and which of them were covered or outside the window.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const { keyboard } = page
  // One press before the walk, so that the layout has settled after a change of the window's size.
  await keyboard.press(key)
  const way = await page.evaluateHandle(() => {
    const visited = new Set<Element>()
    const covered = new Set<string>()
    const look = () => {
      const element = document.activeElement ?? document.body
      if (element === document.body) return
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const points: [number, number][] = [
        [x, y],
        [x, box.top + 1],
        [x, box.bottom - 1],
        [box.left + 1, y],
        [box.right - 1, y],
      ]
      visited.add(element)
      if (!points.every((point) => element.contains(document.elementFromPoint(...point)))) {
        covered.add(element.outerHTML.slice(0, 120))
      }
    }
    // The focused element is checked before the next key moves on, even inside a frame.
    const documents = [document, document.querySelector('iframe')?.contentDocument]
    for (const each of documents) each?.addEventListener('keydown', look)
    return { visited, covered }
  })
  const [tab = '', shift] = key.split('+').toReversed()
  if (shift !== undefined) await keyboard.down(shift)
  // The keys do not wait for each other.
  await Promise.all(
    Array.from({ length: STEPS }, () => [keyboard.down(tab), keyboard.up(tab)]).flat(),
  )
  if (shift !== undefined) await keyboard.up(shift)
  return way.evaluate(({ visited, covered }) => ({
    visited: visited.size,
    covered: [...covered],
  }))
}

test.describe('a form that is opened', () => {
  test('says what it is, covers nothing that has the focus and changes nothing', async () => {
    const { page, token } = await openPanelAt('#straipsniai/naujas', {
      screen: 'phone',
      prepare: (it) => it.clock.install(),
    })
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await save(page).waitFor()
    await expect(headings).toHaveText(['Naujas straipsnis'], { useInnerText: true })
    // For so few words another reading time would be proposed, and the category is not offered.
    const stored = await items.storePost(token, { readingTime: 5, category: 'Sena tema' })
    await page.evaluate((hash) => (location.hash = hash), `straipsniai/${stored.id}`)
    await untilLoaded(page, stored.title)
    await expect(headings).toHaveText(['Straipsnio redagavimas'], { useInnerText: true })

    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen])
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const covered: string[] = []
        // Keys get lost where the focus passes the end of the page.
        const visit = async () => {
          const walked = await walk(page, key)
          covered.push(...walked.covered)
          return walked.visited
        }
        await expect.poll(visit).toBeGreaterThan(25)
        expect(covered, `${key} on a ${screen}`).toEqual([])
      }
    }

    // Opening changes nothing, even after all debounced work has run.
    await page.clock.runFor(5000)
    await expect.poll(() => page.title()).not.toContain('Neišsaugota')
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page).click()
    expect(stored).toMatchObject((await saved).postDataJSON() as Record<string, unknown>)
  })
})

test.describe('a form with unsaved changes', () => {
  test('asks before it is left, as the browser does, marks the title of the tab, and keeps them until they are discarded', async () => {
    const post = await items.storePost(await logIn())
    const { page } = await openPanelAt(`#straipsniai/${post.id}`)
    await untilLoaded(page, post.title)
    await expect(page).toHaveTitle('Administracijos panelė - Santykių akademija')
    await excerpt(page).fill('Pakeista.')
    await expect(page).toHaveTitle('• Neišsaugota – Administracijos panelė - Santykių akademija')
    const question = dialog(page, 'Išeiti neišsaugojus?')
    await page.getByRole('tab', { name: 'Tvarkyti testus' }).click()
    await question.getByRole('button', { name: 'Likti formoje' }).click()
    await expect(excerpt(page)).toHaveValue('Pakeista.')
    await page.getByRole('tab', { name: 'Tvarkyti testus' }).click()
    await question.getByRole('button', { name: 'Išeiti', exact: true }).click()
    await tab(page, 'Tvarkyti testus').waitFor()
    await page.goBack()
    await page.getByText('Tai dar neišsaugota').waitFor()
    await expect(excerpt(page)).toHaveValue('Pakeista.')

    await button(page, 'Atmesti neišsaugotą tekstą').click()
    await dialog(page, 'Atmesti neišsaugotą tekstą?')
      .getByRole('button', { name: 'Atmesti' })
      .click()
    await expect(excerpt(page)).toHaveValue(post.excerpt)
    await expect.poll(() => page.title()).not.toContain('Neišsaugota')

    await excerpt(page).fill('Nebaigta')
    await page.keyboard.type('.')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const browserQuestion = await asked
    expect(browserQuestion.type()).toBe('beforeunload')
    await browserQuestion.dismiss()
    await expect(excerpt(page)).toHaveValue('Nebaigta.')
  })
})

test.describe('the description for search engines', () => {
  test('takes no more than 160 characters, and says of a longer one that it is too long', async () => {
    const { page } = await openPanelAt('#straipsniai/naujas')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await save(page).waitFor()
    await openParts(page)
    const meta = field(page, /^Aprašymas paieškos rezultatuose/)
    await page.getByText('rekomenduojama 150-160 simbolių').waitFor()
    await page.evaluate(() => navigator.clipboard.writeText('ž'.repeat(170)))
    await meta.press('Control+v')
    await expect(meta).toHaveValue('ž'.repeat(160))
    await page.getByText('160 iš 160').waitFor()
    await page.getByText('Tinkamas', { exact: true }).waitFor()
    await toast(page, 'Tekstas sutrumpintas').waitFor()
    await answer(page, /\/api\/admin\/seo\/suggest$/, 200, {
      seoTitle: 'Ramus pokalbis',
      metaDescription: 'a'.repeat(161),
      focusKeyword: 'pokalbis',
      metaKeywords: ['pokalbis', 'pora', 'ramybė'],
    })
    await title(page).fill('Tema')
    await excerpt(page).fill('Trumpai.')
    await text(page).fill('Tekstas.')
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await button(page, 'Pasiūlyti tekstus paieškai').click()
    await button(page, 'Pritaikyti: Aprašymas paieškos rezultatuose').click()
    await button(page, 'Pakeisti').click()
    await page.getByText('161 iš 160').waitFor()
    await page.getByText('Per ilgas', { exact: true }).waitFor()
  })
})

test.describe('the form of a quiz', () => {
  test('says what is wrong with scores, is updated, and the list has what was saved', async () => {
    const token = await logIn()
    const quiz = await items.storeQuiz(token)
    const { page } = await openPanelAt('#testai')
    await field(page, 'Ieškoti pagal pavadinimą').fill(quiz.title)
    await page.getByRole('link', { name: `Redaguoti: ${quiz.title}` }).click()
    await untilLoaded(page, quiz.title)
    await openParts(page)

    // Points that belong to two bands: nothing is saved.
    await field(page, 'Iki (balų)').first().fill('2')
    await save(page).click()
    await toast(page, 'Formos klaidos').waitFor()
    await page
      .getByText('Pataisykite šiuos laukus: Kategorijų balų intervalai negali persidengti')
      .waitFor()
    await page.getByText('Balai 2 priklauso kelioms kategorijoms: „Žema“, „Vidutinė“.').waitFor()
    await field(page, 'Iki (balų)').first().fill('1')

    const type = field(page, 'Klausimo tipas').first()
    // The options that a yes/no question has lost return with another type.
    await type.selectOption('Taip/Ne')
    const options = page.getByLabel(/^\d atsakymas$/)
    const texts = () =>
      options.evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
    await expect.poll(() => texts()).toEqual(['Taip', 'Ne'])
    await page.getByText(/^Ankstesni atsakymai sugrįš/).waitFor()
    await type.selectOption('Skalė')
    await expect.poll(texts).toEqual(['Ne', 'Iš dalies', 'Taip'])
    await type.selectOption('Taip/Ne')
    await field(page, 'Aprašymas').first().fill('Kitas aprašymas.')

    // Input that is not a number counts as 0.
    const from = field(page, 'Nuo (balų)').first()
    await from.fill('')
    await from.pressSequentially('e')
    await save(page).click()
    await toast(page, 'Testas atnaujintas').waitFor()
    const params = { id: quiz.id }
    const stored = await call(routes.getFullQuiz, { token, params })
    expect(stored).toMatchObject({
      description: 'Kitas aprašymas.',
      questions: [{ questionType: 'yes_no', options: ['Taip', 'Ne'] }],
      categories: [{ minScore: 0 }, {}, {}],
    })
    await page.getByRole('tab', { name: 'Tvarkyti testus' }).click()
    await field(page, 'Ieškoti pagal pavadinimą').fill(quiz.title)
    await page.getByText('Kitas aprašymas.').waitFor()
  })
})

test.describe('the publishing state after a failed build', () => {
  test('has a button that asks for another build, and an explained one by the keyboard', async () => {
    const now = new Date().toISOString()
    const state = (status: string) => ({
      json: {
        status,
        contentVersion: 2,
        liveVersion: 1,
        changedAt: now,
        requestedAt: now,
        liveAt: now,
        failure: status === 'failed' ? 'Svetainės sukurti nepavyko.' : null,
      },
    })
    const { page } = await openPanelAt('#testai', {
      prepare: async (it) => {
        await it.route(/\/api\/admin\/publishing$/, (route) => route.fulfill(state('failed')))
        await it.route(/\/api\/admin\/publishing\/retry$/, (route) =>
          route.fulfill(state('building')),
        )
      },
    })
    await page.getByText(adminTexts.status.failed.label, { exact: true }).waitFor()
    await page.getByText(/^Pakeitimai išsaugoti ir matomi svetainėje/).waitFor()
    await button(page, 'Išsamiau').press('Enter')
    await page.getByText('Svetainės sukurti nepavyko.').waitFor()
    await page.keyboard.press('Tab')
    const tooltip = page.getByRole('tooltip')
    await tooltip.waitFor({ state: 'attached' })
    await expect(tooltip).toHaveText(adminTexts.refreshHint, { useInnerText: true })
    await expect(button(page, adminTexts.refresh)).toHaveAttribute(
      'aria-describedby',
      (await tooltip.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })

    await page.unroute(/\/api\/admin\/publishing$/)
    await page.route(/\/api\/admin\/publishing$/, (route) => route.fulfill(state('building')))
    await button(page, 'Skelbti dar kartą').click()
    await page.getByText(adminTexts.status.building.label, { exact: true }).waitFor()
    await expect(button(page, 'Skelbti dar kartą')).toHaveCount(0)
  })
})

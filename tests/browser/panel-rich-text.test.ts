import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, type VisitOptions } from './visits.ts'
import { answer, button, field, openPanelAt, save, text, title, toast } from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { logIn } from './site.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

async function open(options: VisitOptions = {}, place = '#straipsniai/naujas') {
  const opened = await openPanelAt(place, { ...options, writing: 'rich' })
  await text(opened.page).waitFor()
  return opened
}

/** Returns the Markdown that would be stored; switches to the Markdown view and back. */
async function markdownOf(page: Page): Promise<string> {
  await button(page, 'Markdown').click()
  const markdown = await text(page).and(page.locator('textarea')).inputValue()
  await button(page, 'Tekstas').click()
  await text(page).and(page.locator('.prose')).waitFor()
  return markdown
}

async function picture() {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a3492a' } })
  return { name: 'a.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Teksto formatavimas' })
const undo = (page: Page) => bar(page).getByRole('button', { name: 'Atšaukti' })
const description = (page: Page) => field(page, /^Ką rodo paveikslėlis/)

const excerpt = (page: Page) => field(page, 'Trumpas aprašymas')

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

/** Pastes into the text. */
const paste = (page: Page, html: string, plain: string) =>
  text(page).evaluate(
    (area, held) => {
      const clipboardData = new DataTransfer()
      if (held.html !== '') clipboardData.setData('text/html', held.html)
      clipboardData.setData('text/plain', held.plain)
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { html, plain },
  )

/** Input method for a page. */
interface Way {
  /** Puts the focus on something. */
  go: (to: Locator) => Promise<void>
  /** Presses a button of the text's bar. */
  press: (page: Page, name: string) => Promise<void>
  /** Moves from the last row of a table to the text after it. */
  leaveTable: (page: Page) => Promise<void>
}

const byKeyboard: Way = {
  go: async (to) => {
    for (let presses = 0; presses < 60 && !(await isFocused(to)); presses++) {
      await to.page().keyboard.press('Tab')
    }
    await expect.poll(() => isFocused(to)).toBe(true)
  },
  press: async (page, name) => {
    await page.keyboard.press('Escape')
    const pressed = bar(page).getByRole('button', { name, exact: true })
    // The bar is one stop of the Tab key.
    for (let presses = 0; presses < 13 && !(await isFocused(pressed)); presses++) {
      await page.keyboard.press('ArrowRight')
    }
    await expect.poll(() => isFocused(pressed)).toBe(true)
    await page.keyboard.press('Enter')
  },
  leaveTable: (page) => page.keyboard.press('ArrowDown'),
}

const byTouch: Way = {
  go: (to) => to.tap(),
  press: (page, name) => bar(page).getByRole('button', { name, exact: true }).tap(),
  leaveTable: (page) => text(page).locator('> p').last().tap(),
}

/** Writes an article with a heading, a link, a table and a picture. */
async function writeArticle(page: Page, name: string, way: Way): Promise<void> {
  const { keyboard } = page
  await way.go(title(page))
  await keyboard.type(name)
  await way.go(text(page))
  await way.press(page, 'Antraštė')
  await keyboard.type('Kaip kalbėtis')
  await keyboard.press('Enter')
  await keyboard.type('Žiūrėkite ')
  await way.press(page, 'Nuoroda')
  await way.go(page.getByRole('dialog').getByLabel(/^Nuorodos adresas/))
  await keyboard.type('/testai')
  await way.go(field(page, 'Nuorodos tekstas'))
  await keyboard.type('testus')
  await keyboard.press('Enter')
  await expect.poll(() => isFocused(text(page))).toBe(true)
  await keyboard.type(' kartu.')
  await keyboard.press('Enter')
  await way.press(page, 'Lentelė')
  for (const cell of ['Kada', 'Kas', 'Ryte', 'Abu', 'Vakare']) {
    await keyboard.type(cell)
    await keyboard.press('Tab')
  }
  await keyboard.type('Kartu')
  await way.leaveTable(page)
  await keyboard.type('Po lentelės.')
  const chooser = page.waitForEvent('filechooser')
  await way.press(page, 'Įkelti paveikslėlį į tekstą')
  await (await chooser).setFiles(await picture())
  await toast(page, 'Paveikslėlis įkeltas').waitFor()
}

test.describe('an article written as it will look', () => {
  const WRITTEN = new RegExp(
    String.raw`^## Kaip kalbėtis\n\nŽiūrėkite \[testus\]\(/testai\) kartu\.\n\n` +
      String.raw`\| Kada \| Kas \|\n\| --- \| --- \|\n\| Ryte \| Abu \|\n\| Vakare \| Kartu \|\n\n` +
      String.raw`Po lentelės\.\n\n!\[Dvi rankos\]\(/media/[\w-]+\.(?:webp|png)\)\n?$`,
  )

  test('has a link, a table and a picture by keyboard alone', async () => {
    const { page, token } = await open()
    const name = unique()
    await writeArticle(page, name, byKeyboard)
    // The field for the description of the chosen picture is in the bar before the text.
    for (let presses = 0; presses < 4 && !(await isFocused(description(page))); presses++) {
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.type('Dvi rankos')
    await expectAccessible(page, 'an article as it will look')
    await byKeyboard.go(excerpt(page))
    await page.keyboard.type('Apie ramų pokalbį.')
    await byKeyboard.go(field(page, 'Kategorija'))
    await page.keyboard.type('Konf')
    await byKeyboard.go(save(page))
    await page.keyboard.press('Enter')
    await toast(page, 'Straipsnis sukurtas').waitFor()
    expect((await items.postCalled(token, name)).content).toMatch(WRITTEN)
    // The form is empty again.
    await button(page, 'Naujas straipsnis').click()
    await expect(text(page)).toHaveText('\n', { useInnerText: true })
  })

  test('has them by touch', async () => {
    const { page, token } = await open({ screen: 'phone', touch: true })
    const name = unique()
    await writeArticle(page, name, byTouch)
    await description(page).tap()
    await page.keyboard.type('Dvi rankos')
    await excerpt(page).tap()
    await page.keyboard.type('Apie ramų pokalbį.')
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await save(page).tap()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    expect((await items.postCalled(token, name)).content).toMatch(WRITTEN)
  })

  test('proposes the reading time of its words, until another is typed', async () => {
    const { page } = await open()
    const time = field(page, 'Skaitymo laikas minutėmis')
    await text(page).click()
    await page.keyboard.insertText('žodis '.repeat(1750))
    await expect(time).toHaveValue('10')
    await time.fill('13')
    await text(page).click()
    await page.keyboard.insertText('žodis '.repeat(350))
    await page.getByText('Žodžių: 2100.').waitFor()
    await expect(time).toHaveValue('13')
  })

  test('names a link by the item that was chosen, unless words were typed or selected', async () => {
    const { title: name, slug } = await items.storePost(await logIn(), { published: true })
    const { page } = await open()
    const address = page.getByRole('dialog').getByLabel(/^Nuorodos adresas/)
    const words = field(page, 'Nuorodos tekstas')
    const link = async (typed?: string) => {
      await bar(page).getByRole('button', { name: 'Nuoroda' }).click()
      await page.getByRole('dialog').locator(`option[value="/blog/${slug}"]`).waitFor({
        state: 'attached',
      })
      if (typed !== undefined) await words.fill(typed)
      await address.fill(`/blog/${slug}`)
    }
    await text(page).click()
    await link()
    await expect(words).toHaveValue(name)
    await address.fill('/blog')
    await expect(words).toHaveValue('')
    await address.fill(`/blog/${slug}`)
    await page.keyboard.press('Enter')
    await text(page).getByRole('link', { name }).waitFor()
    await expect.poll(() => isFocused(text(page))).toBe(true)
    await page.keyboard.type(' ir ')
    await link('čia')
    await expect(words).toHaveValue('čia')
    await page.keyboard.press('Enter')
    await text(page).getByRole('link', { name: 'čia' }).waitFor()
    await expect.poll(() => isFocused(text(page))).toBe(true)
    await page.keyboard.press('Shift+ArrowLeft')
    await bar(page).getByRole('button', { name: 'Nuoroda' }).click()
    await expect(words).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Atšaukti' }).click()
    expect(await markdownOf(page)).toBe(`[${name}](/blog/${slug}) ir [čia](/blog/${slug})`)
  })

  test('takes what is typed right after a button is pressed, before anything is drawn', async () => {
    const { page } = await open()
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
    await text(page).focus()
    await byKeyboard.press(page, 'Lentelė')
    await page.keyboard.type('Kada')
    await expect(text(page).getByRole('columnheader').first()).toHaveText('Kada')
  })

  test('takes what is pasted and what is typed as Markdown, undoes all of it, and is the same in each view', async () => {
    const { page } = await open()
    const { keyboard } = page
    const fixtures = path.join(
      import.meta.dirname,
      '../../src/features/articles/panel/editor/fixtures',
    )
    const read = (file: string) => readFileSync(path.join(fixtures, file), 'utf8')
    await text(page).focus()
    await paste(page, '', read('plain-lines.txt'))
    await expect(text(page).getByRole('paragraph').first()).toHaveText(
      'Pirma eilutė\nAntra eilutė\nTrečia eilutė',
      { useInnerText: true },
    )
    await undo(page).click()
    await expect(text(page)).toHaveText('\n', { useInnerText: true })
    await paste(page, read('word-comments.html'), 'Be formatavimo')
    await expect(text(page).getByRole('paragraph')).toHaveText([
      'Kalbėkitės ramiai kasdien.',
      'Kita pastraipa.',
    ])
    await undo(page).click()
    await expect(text(page)).toHaveText('\n', { useInnerText: true })
    await paste(page, read('word-nested-list.html'), 'Be formatavimo')
    await text(page).getByRole('list').first().waitFor()
    const pasted = read('word-nested-list.md').trim()
    await undo(page).click()
    await expect(text(page)).toHaveText('\n', { useInnerText: true })
    await bar(page).getByRole('button', { name: 'Grąžinti' }).click()
    await expect.poll(async () => (await markdownOf(page)).trim()).toBe(pasted)

    await button(page, 'Markdown').click()
    await text(page).and(page.locator('textarea')).fill('')
    await button(page, 'Tekstas').click()
    await expect(text(page).and(page.locator('.prose'))).toHaveText('\n', { useInnerText: true })
    await text(page).focus()
    const lines = [
      '## Pradžia',
      '**Svarbu** ir *ramu*.',
      '- viena',
      'dvi',
      '',
      '> Citata',
      '',
      '---',
    ]
    for (const line of lines) {
      await keyboard.type(line)
      if (line !== '---') await keyboard.press('Enter')
    }
    await keyboard.type('Pabaiga https://www.pavyzdys.lt/a yra.')
    const markdown =
      '## Pradžia\n\n**Svarbu** ir *ramu*.\n\n- viena\n- dvi\n\n> Citata\n\n---\n\n' +
      'Pabaiga [https://www.pavyzdys.lt/a](https://www.pavyzdys.lt/a) yra.'
    await expect.poll(() => markdownOf(page)).toBe(markdown)

    await text(page).press('Control+A')
    await keyboard.press('Delete')
    await undo(page).click()
    await expect.poll(() => markdownOf(page)).toBe(markdown)

    await button(page, 'Peržiūra').click()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Pradžia' }).waitFor()
    await button(page, 'Tekstas').click()
    await text(page).getByRole('heading', { name: 'Pradžia', level: 2 }).waitFor()
  })
})

test('a text that is pasted into a cell stays there', async () => {
  const post = await items.storePost(await logIn(), {
    content: 'Prieš.\n\n| A | B |\n| --- | --- |\n| xy | z |\n\nPo.',
  })
  const { page } = await open({}, `#straipsniai/${post.id}`)
  const cells = text(page).getByRole('cell')
  await cells.first().click()
  await page.keyboard.press('End')
  await paste(page, '<p>P1 <b>b</b></p><ul><li>L1</li><li>L2</li></ul>', 'P1 b')
  await expect(cells).toHaveText(['xyP1 b\n• L1\n• L2', 'z'], { useInnerText: true })
  await page.keyboard.press('Control+Z')
  await expect(cells).toHaveText(['xy', 'z'], { useInnerText: true })
  await paste(page, '', 'P1\n\nP2')
  await expect
    .poll(() => markdownOf(page))
    .toBe('Prieš.\n\n| A | B |\n| --- | --- |\n| xyP1<br>P2 | z |\n\nPo.')
})

test('a picture that is dropped stands behind its paragraph', async () => {
  const { page } = await open()
  await text(page).fill('Pirma.\n\nAntra.')
  const first = text(page).getByText('Pirma.')
  await first.click()
  const { name, mimeType, buffer } = await picture()
  await first.evaluate(
    (paragraph, file) => {
      const dataTransfer = new DataTransfer()
      const bytes = new Uint8Array(file.bytes)
      dataTransfer.items.add(new File([bytes], file.name, { type: file.mimeType }))
      const { left, top, height } = paragraph.getBoundingClientRect()
      const place = { clientX: left + 15, clientY: top + height / 2 }
      const event = { bubbles: true, cancelable: true, dataTransfer }
      paragraph.dispatchEvent(new DragEvent('drop', { ...event, ...place }))
    },
    { name, mimeType, bytes: [...buffer] },
  )
  await toast(page, 'Paveikslėlis įkeltas').waitFor()
  await expect
    .poll(() => markdownOf(page))
    .toMatch(/^Pirma\.\n\n!\[\]\(\/media\/[\w-]+\.(?:webp|png)\)\n\nAntra\.$/)
})

for (const [way, enter] of [
  ['typed', (page: Page) => page.keyboard.type('Antra.')],
  ['entered without keys, as by a phone,', (page: Page) => page.keyboard.insertText('Antra.')],
  ['pasted', (page: Page) => paste(page, '<p>Antra.</p>', 'Antra.')],
  [
    'typed on a new line',
    async (page: Page) => {
      await page.keyboard.press('Enter')
      await page.keyboard.type('Antra.')
    },
  ],
] as const) {
  test(`what is ${way} after a picture was put in stands below it`, async () => {
    const { page } = await open()
    await text(page).fill('Pirma.')
    const chooser = page.waitForEvent('filechooser')
    await bar(page).getByRole('button', { name: 'Įkelti paveikslėlį į tekstą' }).click()
    await (await chooser).setFiles(await picture())
    await description(page).waitFor()
    await enter(page)
    await text(page).getByText('Antra.').waitFor()
    await expect
      .poll(() => markdownOf(page))
      .toMatch(/^Pirma\.\n\n!\[\]\(\/media\/[^)]+\)\n\nAntra\.$/)
  })
}

/** Markdown in notations that the editor itself mostly does not use. */
const OWN = `Pavadinimas
===

* viena
* dvi

Pirma __svarbi__ eilutė,\\
kita \\_ir\\_ trečia.

<p title="a">Slapta</p>

1) pirma
2) antra

Pabaiga.[^1]

[^1]: Išnaša`

test.describe('a text that is there already', () => {
  test('differs in no byte but for the block that was edited', async () => {
    const post = await items.storePost(await logIn(), { content: OWN })
    const { page, token } = await open({}, `#straipsniai/${post.id}`)
    await text(page).getByText('Pabaiga.').waitFor()
    // Text that the editor cannot show otherwise appears as its source.
    await text(page).locator('.source').getByText('<p title="a">').waitFor()
    await text(page).getByText('dvi').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' ir trys')
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    const { content } = await storedPost(token, post.id)
    expect(content).toBe(OWN.replace('* viena\n* dvi', '- viena\n- dvi ir trys'))
  })

  test('is asked for when it is empty, and replaced by a generated draft, which can be undone', async () => {
    const { page } = await open()
    await title(page).fill('Tema')
    await field(page, 'Trumpas aprašymas').fill('Aprašymas.')
    await save(page).click()
    await page.getByRole('main').getByText('Turinys privalomas', { exact: true }).waitFor()
    await expect(text(page)).toBeFocused()
    await expect(text(page)).toHaveAttribute('aria-invalid', 'true')

    const content = '## Sugeneruota\n\nSugeneruotas **tekstas**.'
    const draft = { title: 'Pavadinimas', excerpt: 'Kitas.', tags: ['viena'], readingTime: 6 }
    const generated = { model: 'gpt-6-luna', at: '2026-11-25T10:00:00.000Z' }
    await answer(page, /\/api\/admin\/generate-content$/, 200, { ...draft, content, generated })
    await text(page).fill('Mano žodžiai.')
    await button(page, 'Sugeneruoti turinį').click()
    await button(page, 'Pakeisti').click()
    await text(page).getByRole('heading', { name: 'Sugeneruota' }).waitFor()
    const [excerpt, tags] = [field(page, 'Trumpas aprašymas'), field(page, 'Žymos')]
    const origin = page.getByText(/^Šio teksto juodraštį .* parašė dirbtinis intelektas/)
    const isOwn = async () => {
      await expect(text(page)).toHaveText('Mano žodžiai.', { useInnerText: true })
      await expect(title(page)).toHaveValue('Tema')
      await expect(excerpt).toHaveValue('Aprašymas.')
      await expect(tags).toHaveValue('')
      await expect(origin).toHaveCount(0)
    }
    await origin.waitFor()
    await expect(tags).toHaveValue('viena')
    await undo(page).click()
    await isOwn()
    await bar(page).getByRole('button', { name: 'Grąžinti' }).click()
    await expect(title(page)).toHaveValue('Pavadinimas')
    await expect(excerpt).toHaveValue('Kitas.')
    await expect.poll(() => markdownOf(page)).toBe(content)

    await text(page).fill('Mano žodžiai.')
    await title(page).fill('Tema')
    await excerpt.fill('Aprašymas.')
    await tags.fill('')
    await button(page, 'Sugeneruoti turinį').click()
    await button(page, 'Pakeisti').click()
    await button(page, 'Grąžinti, kas buvo').click()
    await expect(text(page)).toHaveText('Mano žodžiai.', { useInnerText: true })
    await expect(title(page)).toHaveValue('Tema')
    await expect(tags).toHaveValue('')
  })
})

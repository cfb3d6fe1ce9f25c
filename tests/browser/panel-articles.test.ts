import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

import * as routes from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { ownFonts } from '../../scripts/tools/page-fonts.ts'
import { articleFormTexts } from '../../src/features/articles/panel/texts.ts'
import { SCREENS, expectAccessible, type VisitOptions } from './visits.ts'
import {
  answer,
  button,
  field,
  openPanelAt,
  openParts,
  save,
  savedHeading,
  text,
  title,
  toast,
  untilLoaded,
} from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { SECTIONED, sectionedText } from './prepared-content.ts'
import { call, logIn } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, test } from './test.ts'

const items = usePanelItems()

const slug = (page: Page) => field(page, /^Puslapio adresas/)
const preview = (page: Page) => page.frameLocator('iframe[title="Kaip atrodys svetainėje"]')

async function openForm(options: VisitOptions = {}, place = '#straipsniai/naujas') {
  const opened = await openPanelAt(place, options)
  await save(opened.page).waitFor()
  return opened
}

async function fillArticle(page: Page, name: string): Promise<void> {
  await title(page).fill(name)
  await field(page, 'Trumpas aprašymas').fill('Trumpai apie ramų pokalbį.')
  await text(page).fill('Pirma pastraipa.')
  await field(page, 'Kategorija').selectOption('Konfliktai')
}

test.describe('the form of an article', () => {
  test('creates a draft with all its fields, updates it, and is one click away after a save', async () => {
    const { page, token } = await openForm()
    const name = `Žąsų ${unique()}`
    await title(page).fill(name)
    await expect(slug(page)).toHaveValue(`zasu-${name.slice(5)}`)
    await page.getByText('Adresas laisvas', { exact: true }).waitFor()
    await field(page, 'Trumpas aprašymas').fill('Aprašymas.')
    await text(page).fill('žodis '.repeat(875))
    await expect(page.getByText('Žodžių: 875. Skaitymo laikas: apie 5 min.')).toHaveCount(1)
    await field(page, 'Paveikslėlio adresas').fill('/favicon.svg')
    await field(page, 'Paveikslėlio aprašymas').fill('Du žmonės')
    await openParts(page)
    await field(page, 'Aprašymas paieškos rezultatuose').fill('Apie ką šis straipsnis.')
    await field(page, 'Pagrindinis raktažodis').fill('pokalbis')
    await field(page, /^Raktažodžiai/).fill(' a, ,b ,')
    await field(page, /^Pavadinimas paieškos/).fill('Trumpas pavadinimas')
    await field(page, /^Pirminio paskelbimo adresas/).fill('https://www.pavyzdys.lt/tekstas')
    await field(page, 'Kategorija').selectOption('Intymumas')
    await field(page, 'Žymos').fill('ramybė, pokalbis,')
    await field(page, 'Skaitymo laikas minutėmis').fill('7')
    await expect(field(page, 'Būsena')).toHaveValue('draft')

    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    await savedHeading(page, name).waitFor()
    await button(page, 'Naujas straipsnis').click()
    await expect(title(page)).toHaveValue('')
    await expect(field(page, 'Skaitymo laikas minutėmis')).toHaveValue('5')

    const post = await items.postCalled(token, name)
    expect(post).toMatchObject({
      slug: `zasu-${name.slice(5)}`,
      excerpt: 'Aprašymas.',
      imageUrl: '/favicon.svg',
      imageAltText: 'Du žmonės',
      metaDescription: 'Apie ką šis straipsnis.',
      focusKeyword: 'pokalbis',
      metaKeywords: ['a', 'b'],
      seoTitle: 'Trumpas pavadinimas',
      canonicalUrl: 'https://www.pavyzdys.lt/tekstas',
      category: 'Intymumas',
      tags: ['ramybė', 'pokalbis'],
      readingTime: 7,
      published: false,
    })

    await page.getByRole('tab', { name: 'Tvarkyti straipsnius' }).click()
    const main = page.getByRole('main')
    await main.getByText('Ką tik išsaugota:').getByRole('link', { name }).click()
    await page.getByRole('tab', { name: 'Redaguoti straipsnį' }).waitFor()
    await untilLoaded(page, name)
    await field(page, 'Trumpas aprašymas').fill('Kitas aprašymas.')
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    await page.getByRole('tab', { name: 'Kurti straipsnį' }).waitFor()
    await main.getByRole('link', { name: 'Redaguoti toliau' }).click()
    await untilLoaded(page, name)
    const after = await storedPost(token, post.id)
    expect(after).toMatchObject({ excerpt: 'Kitas aprašymas.', slug: post.slug, readingTime: 7 })
  })

  test('dates an article that is published by another day in the past', async () => {
    const { page, token } = await openForm()
    await expect(field(page, 'Pirmą kartą paskelbta')).toHaveCount(0)
    const { id, title: name } = await items.storePost(token, { published: true })
    await page.goto(`/admin#straipsniai/${id}`)
    await untilLoaded(page, name)
    const main = page.getByRole('main')
    await field(page, 'Pirmą kartą paskelbta').fill(toVilniusTime(Date.now() + 86_400_000))
    await save(page).click()
    await main.getByText('Pirmojo paskelbimo laikas turi būti praeityje', { exact: true }).waitFor()
    await expectAccessible(page, 'the form of an article with a wrong date')
    await field(page, 'Pirmą kartą paskelbta').fill('2019-03-05T08:07')
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    const after = await storedPost(token, id)
    expect(after).toMatchObject({ published: true, publishedAt: '2019-03-05T06:07:00.000Z' })
  })

  test('says what is missing, keeps to an address of its own, publishes at a time to come, and counts the whole text at once', async () => {
    const { page, token } = await openForm()
    await save(page).click()
    await toast(page, 'Formos klaidos').waitFor()
    const main = page.getByRole('main')
    for (const message of [
      'Pavadinimas privalomas',
      'Trumpas aprašymas privalomas',
      'Turinys privalomas',
      'Kategorija privaloma',
    ]) {
      await main.getByText(message, { exact: true }).waitFor()
    }
    await page.setViewportSize(SCREENS.phone)
    await expectAccessible(page, 'the form of an article with messages on a phone')
    await page.setViewportSize(SCREENS.desktop)

    const taken = await items.storePost(token)
    await slug(page).fill(taken.slug)
    await page.getByText('Šis adresas jau užimtas. Pakeiskite jį.').waitFor()
    const own = unique()
    await slug(page).fill(own)
    const name = unique()
    await fillArticle(page, name)
    await expect(slug(page)).toHaveValue(own)
    await field(page, 'Būsena').selectOption('Suplanuota')
    await save(page).click()
    await main.getByText('Nurodykite, kada paskelbti').waitFor()
    await field(page, 'Kada paskelbti').fill('2020-01-01T10:00')
    await save(page).click()
    await main.getByText('Paskelbimo laikas turi būti ateityje', { exact: true }).waitFor()
    const time = toVilniusTime(Date.now() + 7 * 86_400_000)
    await field(page, 'Kada paskelbti').fill(time)
    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    const post = await items.postCalled(token, name)
    expect(post.published).toBe(false)
    expect(toVilniusTime(post.publishAt ?? '')).toBe(time)

    const quick = unique()
    await button(page, 'Naujas straipsnis').click()
    await expect(title(page)).toHaveValue('')
    await fillArticle(page, quick)
    // In one step of the page: a text is inserted, and the form is sent before anything else happens.
    await text(page).evaluate((element: HTMLTextAreaElement) => {
      element.setRangeText('žodis '.repeat(1750), 0, element.value.length)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      element.form?.requestSubmit()
    })
    await savedHeading(page, quick).waitFor()
    expect(await items.postCalled(token, quick)).toMatchObject({ readingTime: 10 })
  })
})

test.describe('the editor', () => {
  test('formats what is selected, takes a text from Word as Markdown, and takes each back by one key', async () => {
    const { page } = await openForm()
    await text(page).fill('svarbus žodis')
    await text(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 7))
    await text(page).press('Control+b')
    await expect(text(page)).toHaveValue('**svarbus** žodis')
    await text(page).press('Control+i')
    await expect(text(page)).toHaveValue('***svarbus*** žodis')
    await text(page).press('Control+z')
    await text(page).press('Control+z')
    await expect(text(page)).toHaveValue('svarbus žodis')
    await text(page).press('End')
    await button(page, 'Antraštė').click()
    await expect(text(page)).toHaveValue('## svarbus žodis')
    await text(page).press('End')
    await page.keyboard.press('Enter')
    await button(page, 'Sąrašas').click()
    await page.keyboard.type('pirma')
    await page.keyboard.press('Enter')
    await page.keyboard.type('antra')
    await expect(text(page)).toHaveValue('## svarbus žodis\n- pirma\n- antra')
    await preview(page).getByRole('heading', { name: 'svarbus žodis', level: 2 }).waitFor()
    await preview(page).getByRole('listitem').filter({ hasText: 'antra' }).waitFor()

    const read = (name: string) =>
      readFileSync(path.join('src/features/articles/panel/editor/fixtures', name), 'utf8')
    const paste = (html: string, plain: string) =>
      text(page).evaluate(
        (area, held) => {
          const clipboardData = new DataTransfer()
          if (held.html !== '') clipboardData.setData('text/html', held.html)
          clipboardData.setData('text/plain', held.plain)
          area.focus()
          const event = { clipboardData, bubbles: true, cancelable: true }
          area.dispatchEvent(new ClipboardEvent('paste', event))
        },
        { html, plain },
      )
    await text(page).fill('')
    await paste('', read('plain-lines.txt'))
    await expect(text(page)).toHaveValue(read('plain-lines.md'))
    await text(page).fill('Pradžia.')
    await paste(read('word-nested-list.html'), 'Be formatavimo')
    await expect(text(page)).toHaveValue(`Pradžia.\n\n${read('word-nested-list.md').trim()}`)
    await page.keyboard.press('Control+Z')
    await expect(text(page)).toHaveValue('Pradžia.')
  })

  test('shows the layout of the site beside the text, and instead of it on a phone', async () => {
    const { page } = await openForm({ screen: 'phone' })
    await fillArticle(page, 'Peržiūrimas')
    await text(page).fill(sectionedText().replace('Ramus', '[Kitur](/blog) Ramus'))
    // Four minutes are enough for a table of contents.
    await field(page, 'Skaitymo laikas minutėmis').fill('4')
    await button(page, 'Peržiūra').click()
    await preview(page).getByRole('heading', { name: 'Peržiūrimas', level: 1 }).waitFor()
    await preview(page).getByText('Kitur', { exact: true }).waitFor()
    await preview(page).getByText('Santykių akademijos ekspertų komanda').waitFor()
    const width = await preview(page)
      .locator('.prose')
      .evaluate((prose) => getComputedStyle(prose).maxWidth)
    expect(width).not.toBe('none')
    await expectAccessible(page, 'the preview on a phone')

    const frame = page.frame({ url: 'about:srcdoc' })
    if (frame === null) throw new Error('There is no frame.')
    await expect.poll(() => ownFonts(frame)).toEqual(['Akademija Serif', 'Akademija Sans'])
    const element = await frame.frameElement()
    await expect.poll(() => element.getAttribute('sandbox')).toBe('allow-same-origin')
    // Links lead to their places in the text, and never out of the frame.
    const [, , last] = SECTIONED.headings
    await preview(page).getByText('Turinys', { exact: true }).click()
    await preview(page).getByRole('link', { name: last }).click()
    await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(100)
    await preview(page).getByText('Kitur', { exact: true }).click()
    await preview(page)
      .getByText('Kitur', { exact: true })
      .click({ modifiers: ['Control'] })
    await preview(page).getByText('Kitur', { exact: true }).click({ button: 'middle' })
    await expect.poll(() => frame.evaluate(() => location.href)).toMatch(/^about:srcdoc#/)
    expect(page.context().pages()).toHaveLength(1)

    // New text is shown without changing the scroll position.
    const top = await frame.evaluate(() => scrollY)
    await title(page).evaluate((input: HTMLInputElement) => {
      input.setRangeText('Kitaip', 0, input.value.length)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await preview(page).getByRole('heading', { name: 'Kitaip', level: 1 }).waitFor()
    await expect.poll(() => frame.evaluate(() => scrollY)).toBe(top)

    await button(page, 'Markdown').click()
    await expect.poll(() => text(page).inputValue()).toContain('Kitur')
  })
})

test('what is typed comes back after a reload, with the very last letter', async () => {
  const long = 'Žodis po žodžio. '.repeat(1700)
  const { page } = await openForm({ prepare: (it) => it.clock.install() })
  await title(page).fill('Ilgas straipsnis')
  await text(page).fill(long)
  await slug(page).fill('')
  await text(page).press('Control+End')
  await page.keyboard.type('pabaiga')
  // From here on, no timer saves the text.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.type('!')
  await page.reload()
  await page.clock.resume()
  await page.getByText('Tai dar neišsaugota').waitFor()
  await expect(text(page)).toHaveValue(`${long}pabaiga!`)
  await expect(title(page)).toHaveValue('Ilgas straipsnis')
  await expect(slug(page), 'is not proposed again').toHaveValue('')
})

test.describe('artificial intelligence', () => {
  const CONTENT = /\/api\/admin\/generate-content$/
  const IMAGE = /\/api\/admin\/generate-blog-image$/
  const JOB = /\/api\/admin\/generate-blog-image\/[\w-]+$/
  const DRAFT = {
    title: 'Sugeneruotas pavadinimas',
    excerpt: 'Sugeneruotas aprašymas.',
    content: 'Sugeneruotas tekstas.',
    tags: ['viena', 'dvi'],
    readingTime: 6,
    generated: { model: 'gpt-6-luna', at: '2026-11-25T10:00:00.000Z' },
  }

  test('writes a text, which must be read before it is published, and its image once a category is set', async () => {
    const { width } = SCREENS.phone
    const { page, token } = await openForm()
    await page.setViewportSize({ width, height: SCREENS.desktop.height })
    const isRead = page.getByRole('checkbox', { name: articleFormTexts.readFirst, exact: true })
    const generate = button(page, 'Sugeneruoti turinį')
    await title(page).fill('Tema')
    await expect(isRead).toHaveCount(0)
    await generate.click()
    await page.getByText(/^Šio teksto juodraštį 2026-.* parašė dirbtinis intelektas/).waitFor()
    const name = unique()
    await title(page).fill(name)
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await field(page, 'Būsena').selectOption('published')
    await save(page).click()
    await page.getByText(errorTexts.generatedUnread, { exact: true }).waitFor()
    await expect.poll(() => isRead.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectNoOverflow(page)

    await page.keyboard.press('Space')
    await page.getByText(/Perskaityta 20\d\d-/).waitFor()
    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    const stored = await items.postCalled(token, name)
    const generated = { model: 'gpt-6-luna', reviewedAt: expect.stringMatching(/Z$/) }
    expect(stored).toMatchObject({ published: true, generated })
    const visible = page.getByRole('banner').getByRole('status')
    const link = visible.filter({ hasText: 'Matoma svetainėje:' }).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `/blog/${stored.slug}`)

    await page.goto(`/admin#straipsniai/${stored.id}`)
    await untilLoaded(page, name)
    await expect(isRead).toBeChecked()
    await answer(page, CONTENT, 200, DRAFT)
    await answer(page, IMAGE, 202, { jobId: crypto.randomUUID() })
    await answer(page, JOB, 200, { status: 'done', imageUrl: '/favicon.svg', error: null })
    await generate.click()
    await button(page, 'Pakeisti').click()
    await expect(isRead).not.toBeChecked()
    await expect(text(page)).toHaveValue('Sugeneruotas tekstas.')
    await expect(title(page)).toHaveValue('Sugeneruotas pavadinimas')
    await expect(field(page, 'Žymos')).toHaveValue('viena, dvi')
    await toast(page, 'Paveikslėlis sugeneruotas').waitFor()
    await expect(field(page, 'Paveikslėlio adresas')).toHaveValue('/favicon.svg')
  })
})

test.describe('the form of a page', () => {
  test('creates and updates a page, whose other fields stay', async () => {
    const token = await logIn()
    const stored = await items.storePage(token, { tags: ['viena'] })
    const { page } = await openForm({}, `#puslapiai/${stored.id}`)
    await untilLoaded(page, stored.title)
    await page.getByText(/Puslapiai skirti pastoviam turiniui/).waitFor()
    for (const name of ['Kategorija', 'Žymos']) {
      await expect(page.getByLabel(name)).toHaveCount(0)
    }
    await page.getByText('Paveikslėlio nėra: puslapis bus rodomas be jo.').waitFor()
    await page.getByText(`Puslapio adresas: /p/${stored.slug}`).waitFor()
    await expectAccessible(page, 'the form of a page')
    await field(page, 'Trumpas aprašymas').fill('Kitas.')
    await save(page).click()
    await toast(page, 'Puslapis atnaujintas').waitFor()
    const params = { id: stored.id }
    const after = await call(routes.getAdminPage, { token, params })
    expect(after).toMatchObject({ excerpt: 'Kitas.', tags: ['viena'], slug: stored.slug })

    const name = unique()
    await button(page, 'Naujas puslapis').click()
    await title(page).fill(name)
    await field(page, 'Trumpas aprašymas').fill('Naujas.')
    await text(page).fill('Tekstas.')
    await openParts(page)
    await field(page, /^Pirminio paskelbimo adresas/).fill('www.pavyzdys.lt')
    await save(page).click()
    await page.getByText(/^Įveskite visą adresą/).waitFor()
    await field(page, /^Pirminio paskelbimo adresas/).fill('https://www.pavyzdys.lt/tekstas')
    await save(page).click()
    await toast(page, 'Puslapis sukurtas').waitFor()
    const pages = await call(routes.listAdminPages, { token })
    const created = pages.find((each) => each.title === name)
    expect(created).toMatchObject({
      slug: name,
      type: 'page',
      published: false,
      canonicalUrl: 'https://www.pavyzdys.lt/tekstas',
    })
    items.take('page', created?.id ?? '')
  })
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { toastRegion } from './visits.ts'
import { currentSite } from './current-site.ts'
import { answerTo, holdBack } from './failures.ts'
import { button, crash, field, openPanelAt, save, text, title, toast } from './panel.ts'
import { storedPost, unique, usePanelItems } from './panel-items.ts'
import { call } from './site.ts'
import { expect, test } from './test.ts'

const NEW = '#straipsniai/naujas'
const SAVING = /\/api\/admin\/blog(\/[\w-]+)?$/

/** Returns half of an article of 5,000 words: 50 headings, each with a paragraph. */
const half = (heading: string) =>
  Array.from(
    { length: 50 },
    (_, number) =>
      `## ${heading} ${number + 1}\n\n${'Ramus pokalbis prasideda nuo klausimo. '.repeat(10)}Žąsys.`,
  ).join('\n\n')
const FIRST_HALF = half('Pirma dalis')
const WHOLE = `${FIRST_HALF}\n\n${half('Antra dalis')}`

/** Texts written so far, which must be restored. */
interface Written {
  title: string
  excerpt: string
  content: string
  category: string
  imageUrl: string
}

const image = (page: Page) => field(page, 'Paveikslėlio adresas')
const excerpt = (page: Page) => field(page, 'Trumpas aprašymas')
const category = (page: Page) => field(page, 'Kategorija')

async function readForm(page: Page): Promise<Written> {
  return {
    title: await title(page).inputValue(),
    excerpt: await excerpt(page).inputValue(),
    content: await text(page).inputValue(),
    category: await category(page).inputValue(),
    imageUrl: await image(page).inputValue(),
  }
}

/** Tells whether the browser has stored the written texts; runs in the page. */
function isKept(written: Written): boolean {
  return Object.entries(localStorage).some(([key, entry]) => {
    if (!key.startsWith('unsaved:')) return false
    const { values } = JSON.parse(String(entry)) as { values: Record<string, unknown> }
    return Object.entries(written).every(([name, value]) => values[name] === value)
  })
}

/** Waits until the browser has stored the written texts, which takes less than half a second. */
async function untilKept(page: Page, written: Written): Promise<void> {
  await page.waitForFunction(isKept, written)
}

/** Appends words to the text, typing the last ones key by key. */
async function write(page: Page, words: string): Promise<void> {
  const [last = ''] = /\S+\s?$/.exec(words) ?? []
  await text(page).press('Control+End')
  await page.keyboard.insertText(words.slice(0, words.length - last.length))
  await page.keyboard.type(last)
}

async function uploadImage(page: Page): Promise<void> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a3492a' } })
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
  await page.locator('input[type="file"]').last().setInputFiles(file)
}

/** Waits until the form shows the written texts, restored from the browser's storage. */
async function expectBack(page: Page, written: Written): Promise<void> {
  await page.getByText('Tai dar neišsaugota').waitFor()
  await expect
    .poll(() => page.evaluate(isKept, written), 'a second crash loses nothing either')
    .toBe(true)
  await expect.poll(() => readForm(page)).toEqual(written)
}

const EMPTY: Written = { title: '', excerpt: '', content: '', category: '', imageUrl: '' }

/** Step of writing an article. */
interface Stage {
  name: string
  write: (page: Page) => Promise<void>
}

/** Returns the steps of writing an article of 5,000 words, from its title to the image. */
function stagesOf(name: string): readonly Stage[] {
  return [
    { name: 'with its title alone', write: (page) => title(page).pressSequentially(name) },
    { name: 'with half of its text', write: (page) => write(page, FIRST_HALF) },
    {
      name: 'with all of its text',
      write: async (page) => {
        await write(page, WHOLE.slice(FIRST_HALF.length))
        await excerpt(page).fill('Apie ramų pokalbį.')
        await category(page).selectOption('Konfliktai')
      },
    },
    {
      name: 'with its image',
      write: async (page) => {
        await uploadImage(page)
        await toast(page, 'Paveikslėlis įkeltas').waitFor()
      },
    },
  ]
}

/** Expects the whole article in its stored form. */
function expectStored(post: AdminPost, { imageUrl, ...written }: Written): void {
  const { title: name, excerpt: short, content, category: topic } = post
  expect({ title: name, excerpt: short, content, category: topic }).toEqual(written)
  expect(imageUrl).toMatch(/^\/media\//)
  expect(post.imageUrl).toBe(imageUrl)
}

test.describe('of an article of 5,000 words nothing is lost when the tab', () => {
  const items = usePanelItems()

  test('crashes or is closed at any stage', async () => {
    expect(WHOLE.match(/\p{L}+/gu)?.length).toBeGreaterThan(5000)
    const opened = await openPanelAt(NEW)
    const { token } = opened
    let { page } = opened
    let kills = 0
    const killTab = async (place: string) => {
      // Opened first, since the browser takes a moment to pass the old tab's stored data on.
      const next = await page.context().newPage()
      if (kills++ % 2 === 0) await crash(page)
      else await page.close({ runBeforeUnload: false })
      page = next
      await page.goto(`/admin${place}`)
      await save(page).waitFor()
    }

    let written = EMPTY
    for (const stage of stagesOf(unique())) {
      await stage.write(page)
      written = await readForm(page)
      await untilKept(page, written)
      await killTab(NEW)
      await expectBack(page, written)
    }

    // The save never reaches the server.
    await holdBack(page, SAVING)
    await save(page).click()
    await button(page, 'Išsaugoma...').waitFor()
    await killTab(NEW)
    await expectBack(page, written)

    // The save reaches the server, but its answer gets lost.
    const { promise: stored, resolve } = Promise.withResolvers<undefined>()
    await page.route(SAVING, async (route) => {
      await answerTo(route)
      resolve(undefined)
    })
    await save(page).click()
    await stored
    await killTab(NEW)
    await expectBack(page, written)

    // After the save, nothing is left to restore, and the article is stored once: the save whose answer was lost
    // created the same one.
    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    await killTab(NEW)
    await expect.poll(() => readForm(page)).toEqual(EMPTY)
    await expect(page.getByText('Tai dar neišsaugota')).toHaveCount(0)
    const { id } = await items.postCalled(token, written.title)
    expectStored(await storedPost(token, id), written)

    // The same is true while the stored article is edited.
    const place = `#straipsniai/${id}`
    await killTab(place)
    await expect(title(page)).toHaveValue(written.title)
    await write(page, ' Pataisyta pabaiga.')
    written = await readForm(page)
    await untilKept(page, written)
    await killTab(place)
    await expectBack(page, written)
    await save(page).click()
    await toast(page, 'Straipsnis atnaujintas').waitFor()
    expectStored(await storedPost(token, id), written)
  })
})

test.describe('of an article of 5,000 words nothing is lost when the session', () => {
  const items = usePanelItems()

  test('ends at any stage', async () => {
    const { page } = await openPanelAt(NEW, { failing: [/^\/api\//] })
    const storedToken = () => page.evaluate(() => localStorage.getItem('adminToken'))
    const endSession = async () => call(routes.logout, { token: await storedToken() })
    const logInAgain = async (place: string) => {
      await page.waitForURL('**/admin/login')
      await field(page, 'Slaptažodis').fill(currentSite().password)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin${place}`)
    }

    // One action after each stage, with which the page notices the end of its session.
    const next: readonly (() => Promise<unknown>)[] = [
      () => page.reload(),
      () => uploadImage(page),
      () => save(page).click(),
      () => save(page).click(),
    ]
    let written = EMPTY
    for (const [number, stage] of stagesOf(unique()).entries()) {
      await stage.write(page)
      written = await readForm(page)
      await endSession()
      await next[number]?.()
      await logInAgain(NEW)
      await expectBack(page, written)
    }

    // The session ends during the save.
    const goOn = await holdBack(page, SAVING)
    await save(page).click()
    await button(page, 'Išsaugoma...').waitFor()
    await endSession()
    goOn()
    await logInAgain(NEW)
    await expectBack(page, written)
    await expect(toastRegion(page)).toContainText('Sėkmingai prisijungėte', { useInnerText: true })

    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    const token = (await storedToken()) ?? ''
    const { id } = await items.postCalled(token, written.title)
    expectStored(await storedPost(token, id), written)
  })
})

test.describe('of an article of 5,000 words nothing is lost when the server', () => {
  const items = usePanelItems()

  test('is killed, and started again', async () => {
    test.slow()
    const { page, token } = await openPanelAt(NEW, { failing: [/^\//] })
    const saveFailed = toastRegion(page)
      .locator('[data-toast="destructive"]')
      .getByText('Nepavyko išsaugoti straipsnio', { exact: true })
    const [withTitle, withHalf, withText, withImage] = stagesOf(unique())

    // Only a title exists: all of the text is written without the server.
    await withTitle?.write(page)
    // The editor is a script of its own, which the dead server would not send.
    await text(page).waitFor()
    await currentSite().kill()
    await withHalf?.write(page)
    await withText?.write(page)
    await uploadImage(page)
    await toast(page, 'Nepavyko įkelti paveikslėlio').waitFor()
    await save(page).click()
    await saveFailed.waitFor()
    let written = await readForm(page)
    expect(written).toMatchObject({ content: WHOLE, category: 'Konfliktai' })
    await currentSite().startAgain()
    await page.reload()
    await expectBack(page, written)

    await withImage?.write(page)
    written = await readForm(page)
    await save(page).click()
    await toast(page, 'Straipsnis sukurtas').waitFor()
    const { id } = await items.postCalled(token, written.title)
    expectStored(await storedPost(token, id), written)
  })
})

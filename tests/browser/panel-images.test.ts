import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import * as routes from '#src/core/routes.ts'
import { MAX_IMAGE_BYTES } from '#src/features/images/images.ts'
import { jpeg, largestPhotograph } from '../api/image-files.ts'
import { expectAccessible, toastRegion } from './visits.ts'
import { uploadImage } from './call-site.ts'
import { currentSite } from './current-site.ts'
import { holdBack } from './failures.ts'
import { openPanelAt } from './panel.ts'
import { addressOf, call, createArticle, logIn } from './site.ts'
import { placeOf, pointIn } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const FILE = /\/api\/objects\/upload\/./
const MEGABYTE = 1024 * 1024

/** Part of the name of everything that is created here. */
const RUN = `vaizdas${crypto.randomUUID().slice(0, 8)}`
let numbers = 0
const unique = () => `${RUN}-${++numbers}`

let token = ''
let folder = ''
/**
 * Images whose names come from the browser or the model; a page that shows them must be closed before they are deleted.
 */
const unnamed: string[] = []
prepareFile(async () => {
  token = await logIn()
  folder = await mkdtemp(path.join(tmpdir(), 'panel-images-'))
})

test.afterAll(async () => {
  await rm(folder, { recursive: true })
  for (const { id } of await articlesOfThisFile()) {
    await call(routes.deletePost, { token, params: { id } })
  }
  const uploaded = (await stored(RUN)).items.map(({ name }) => name)
  for (const name of new Set([...uploaded, ...unnamed])) {
    await call(routes.deleteMedia, { token, params: { name } })
  }
})

async function articlesOfThisFile() {
  const posts = await call(routes.listAdminPosts, { token })
  return posts.filter(({ title }) => title.startsWith(RUN))
}

/** Lists images in use whose original name contains a text. */
const stored = (search: string) => call(routes.listMedia, { token, query: { search } })

/** Stores an image. @returns its name and address. */
async function storeImage(): Promise<{ name: string; imageUrl: string }> {
  const name = `${unique()}.jpg`
  const bytes = await jpeg({ width: 300, height: 600 })
  return { name, imageUrl: await uploadImage(currentSite().address, token, bytes, name) }
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label)
const text = (page: Page) => page.getByRole('textbox', { name: 'Turinys' })
const toast = (page: Page, words: string) => toastRegion(page).getByText(words, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const address = (page: Page) => field(page, 'Paveikslėlio adresas')
/** Returns the file input of the article's image; that of its text comes before it. */
const chooser = (page: Page) => page.locator('input[type="file"]').last()
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Įkėlimo eiga' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function openForm(): Promise<Page> {
  const { page } = await openPanelAt('#straipsniai/naujas')
  await button(page, 'Išsaugoti').waitFor()
  return page
}

async function openMedia(): Promise<Page> {
  const { page } = await openPanelAt('#paveikslai')
  await page.getByRole('heading', { name: 'Paveikslėliai', level: 2 }).waitFor()
  return page
}

const png = async (name = `${unique()}.png`) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a3492a' } })
    .png()
    .toBuffer(),
})

test.describe('a photograph of 9 MB', () => {
  test('is encoded anew by the browser, and stored upright without the place', async () => {
    const photograph = await largestPhotograph({ width: 1200, height: 900 }, 9 * MEGABYTE)
    expect(photograph.byteLength).toBe(9 * MEGABYTE)
    expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Slaptas')

    const page = await openForm()
    const goOn = await holdBack(page, FILE)
    const sent = page.waitForRequest(FILE)
    const name = `${unique()}.jpg`
    await chooser(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph })
    const headers = await (await sent).allHeaders()
    expect(headers['content-type']).toBe('image/webp')
    await progress(page).waitFor()
    await page.getByText(`Įkeliama „${name}“: `).waitFor()
    await expect(button(page, 'Įkelti failą')).toBeDisabled()
    goOn()
    await toast(page, 'Paveikslėlis įkeltas').waitFor()
    await progress(page).waitFor({ state: 'detached' })

    // The image is upright, since the orientation that the camera noted was applied.
    const imageUrl = await address(page).inputValue()
    expect(imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-900x1200\.webp$/)
    const answer = await fetch(addressOf(imageUrl))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(4 * MEGABYTE)
    const { exif, xmp, iptc, comments, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, comments, orientation, width, height }).toEqual({
      width: 900,
      height: 1200,
    })
    expect(/Slaptas modelis|Fotoaparatas|Exif\0/.test(bytes.toString('latin1'))).toBe(false)
  })
})

test.describe('a file', () => {
  const sample = (name: string) => readFile(new URL(`../fixtures/images/${name}`, import.meta.url))
  const sentence = (page: Page, words: string) =>
    page.getByRole('main').getByText(words, { exact: false }).first()

  test('that the browser cannot decode or that is too large is told of, and not sent', async () => {
    const page = await openForm()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/objects/')) calls.push(request.url())
    })
    const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
    const large = await png()
    for (const [name, mimeType, buffer, words] of [
      ['a.heic', 'image/heic', Buffer.from(heic, 'latin1'), 'Formatai → „Suderinamiausias“'],
      ['b.HEIC', '', Buffer.from(heic, 'latin1'), 'Formatai → „Suderinamiausias“'],
      ['c.gif', 'image/gif', Buffer.from('GIF89a'), 'Leistini tik JPEG, PNG ir WebP failai'],
      [
        'd.png',
        'image/png',
        Buffer.concat([large.buffer, Buffer.alloc(MAX_IMAGE_BYTES)]),
        'Failo dydis negali viršyti 5MB',
      ],
      [
        'e.jpg',
        'image/jpeg',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_IMAGE_BYTES)]),
        'per didelė arba failas sugadintas',
      ],
    ] as const) {
      await chooser(page).setInputFiles({ name, mimeType, buffer })
      await sentence(page, name).waitFor()
      await sentence(page, words).waitFor()
    }
    expect(calls).toEqual([])
    await expect(chooser(page)).toHaveAttribute('accept', /image\/heic.*\.heic/)
  })

  test('whose metadata names tags, or that lacks its end mark, is stored', async () => {
    const page = await openForm()
    for (const [name, mimeType, size] of [
      ['C12c-snipping-title.png', 'image/png', ''],
      ['C12e-figma-svg-thumb.png', 'image/png', ''],
      ['C6b-truncated-last-2.jpg', 'image/jpeg', '800x600'],
    ] as const) {
      const file = { name: `${unique()}-${name}`, mimeType, buffer: await sample(name) }
      await chooser(page).setInputFiles(file)
      await expect(address(page)).toHaveValue(new RegExp(`^/media/[0-9a-f]{32}-${size}`))
      await button(page, 'Pašalinti paveikslėlį').click()
      await expect(address(page)).toHaveValue('')
    }
  })
})

test.describe('the image of an article', () => {
  test('is uploaded, cleared, made by artificial intelligence, and chosen again', async () => {
    const page = await openForm()
    const file = await png()
    const large = { ...file, buffer: await sharp(file.buffer).resize(2600, 2600).toBuffer() }
    await chooser(page).setInputFiles(large)
    await toast(page, 'Paveikslėlis įkeltas').waitFor()
    await expect
      .poll(() => address(page).inputValue())
      .toMatch(/^\/media\/[0-9a-f]{32}-2400x2400\.\w+$/)
    const image = page.getByRole('img', { name: 'Paveikslėlis', exact: true })
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(2400)
    const uploaded = await address(page).inputValue()
    await button(page, 'Pašalinti paveikslėlį').click()
    await expect(address(page)).toHaveValue('')

    await field(page, 'Pavadinimas').first().fill(unique())
    await field(page, 'Kategorija').selectOption('Konfliktai')
    await button(page, 'Sugeneruoti paveikslėlį').click()
    await toast(page, 'Paveikslėlis sugeneruotas').waitFor()
    const generated = await address(page).inputValue()
    expect(generated).toMatch(/^\/media\/[0-9a-f]{32}-1792x1024\.webp$/)
    unnamed.push(generated.replace('/media/', ''))
    await button(page, 'Pašalinti paveikslėlį').click()

    await button(page, 'Rinktis iš įkeltų').click()
    const dialog = page.getByRole('dialog', { name: 'Įkelti paveikslėliai' })
    await dialog.getByRole('searchbox').fill(file.name)
    await dialog.getByRole('button', { name: file.name }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect(address(page)).toHaveValue(uploaded)
  })
})

test.describe('an image in the text', () => {
  const IMAGE = String.raw`!\[paveikslėlio aprašymas\]\(/media/[\w-]+\.(?:webp|png)\)`

  test('is uploaded when it is pasted, alone or with a text; one that cannot be read is told of', async () => {
    const page = await openForm()
    await text(page).fill('Pirma.\n\nAntra.')
    await text(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2))
    const { name, buffer } = await png()
    await text(page).evaluate(
      (area, given) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'image/png' }))
        area.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      },
      { name, bytes: [...buffer] },
    )
    await toast(page, 'Paveikslėlis įkeltas').waitFor()
    await expect
      .poll(() => text(page).inputValue())
      .toMatch(new RegExp(`^Pirma\\.\n\n${IMAGE}\n\nAntra\\.$`))

    await text(page).fill('')
    const shown = `data:image/png;base64,${buffer.toString('base64')}`
    await text(page).evaluate(
      (area, html) => {
        const data = new DataTransfer()
        data.setData('text/html', html)
        data.setData('text/plain', 'Pirma. Antra.')
        const event = { clipboardData: data, bubbles: true, cancelable: true }
        area.dispatchEvent(new ClipboardEvent('paste', event))
      },
      `<p>Pirma <i>diena</i>.</p><p><img src="${shown}" alt="Du puodeliai"></p>
      <p>Antra.<img src="/favicon.svg"><img src="file:///C:/Temp/a.png"></p>`,
    )
    await toast(
      page,
      'Kartu su tekstu neperkelta paveikslėlių: 1. Įkelkite juos atskirai.',
    ).waitFor()
    const ADDRESS = String.raw`\(/media/([\w-]+\.(?:webp|png))\)`
    const expected = new RegExp(
      String.raw`^Pirma \*diena\*\.\n\n!\[Du puodeliai\]${ADDRESS}\n\nAntra\.!\[paveikslėlio aprašymas\]${ADDRESS}$`,
    )
    const written = await text(page).inputValue()
    expect(written).toMatch(expected)
    unnamed.push(...(expected.exec(written)?.slice(1) ?? []))
  })

  test('is uploaded when it is dropped there, also while another one is on its way', async () => {
    const page = await openForm()
    const goOn = await holdBack(page, FILE)
    const files = await Promise.all(
      [1, 2].map(async () => {
        const { name, buffer } = await png()
        const file = path.join(folder, name)
        await writeFile(file, buffer)
        return file
      }),
    )
    const devtools = await page.context().newCDPSession(page)
    await text(page).scrollIntoViewIfNeeded()
    const place = await pointIn(text(page), 60, 60)
    for (const file of files) {
      const data = { items: [], files: [file], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await devtools.send('Input.dispatchDragEvent', { type, ...place, data })
      }
      await progress(page).waitFor()
    }
    goOn()
    await expect
      .poll(() => text(page).inputValue())
      .toMatch(new RegExp(`^${IMAGE}\n\n${IMAGE}\\s*$`))
    for (const file of files) expect((await stored(path.basename(file))).total).toBe(1)
  })
})

test.describe('the list of images', () => {
  test('finds an image, copies its address, deletes none that is shown, and shows a new one first', async () => {
    const { name, imageUrl } = await storeImage()
    const title = unique()
    const { id } = await createArticle(token, { slug: title, title, imageUrl, published: false })
    const page = await openMedia()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('searchbox').fill(name.toUpperCase())
    await page.getByText('Paveikslėlių: 1', { exact: true }).waitFor()
    await cards(page).getByText('300 × 600 tšk.').waitFor()
    await expect(async () => {
      const { width, height } = await placeOf(cards(page).getByRole('presentation'))
      expect(width / height).toBeCloseTo(4 / 3, 1)
    }).toPass()
    await button(page, `Kopijuoti adresą: ${name}`).click()
    await toast(page, 'Adresas nukopijuotas').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(imageUrl)

    const remove = button(page, `Ištrinti: ${name}`)
    await remove.click()
    const refusal = `Paveikslėlis naudojamas, todėl jo ištrinti negalima: „${title}“.`
    await page.getByRole('alert').getByText(refusal).or(page.getByText(refusal)).first().waitFor()
    await expectAccessible(page, 'an image that could not be deleted')
    const use = cards(page).getByRole('link', { name: title })
    await expect(use).toHaveAttribute('href', `#straipsniai/${id}`)

    await call(routes.deletePost, { token, params: { id } })
    await page.reload()
    await page.getByRole('searchbox').fill(name)
    await page.getByText('Paveikslėlių: 1', { exact: true }).waitFor()
    await cards(page).getByText('Niekur nenaudojamas').waitFor()
    await remove.click()
    const question = page.getByRole('dialog', { name: `Ištrinti „${name}“?` })
    await question.getByText(/atkurti jo nebus galima/).waitFor()
    await question.getByRole('button', { name: 'Ištrinti' }).click()
    await toast(page, 'Paveikslėlis ištrintas').waitFor()
    await page.getByText('Tokių paveikslėlių nerasta.').waitFor()
    expect((await stored(name)).total).toBe(0)

    // A new image is shown even after a search, which the upload clears.
    const file = await png()
    await page.locator('input[type="file"]').setInputFiles(file)
    await toast(page, 'Paveikslėlis įkeltas').waitFor()
    await page.getByRole('heading', { name: file.name, level: 3 }).waitFor()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
})

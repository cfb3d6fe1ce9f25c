import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { AdminPost } from '#src/contracts/posts.ts'
import * as routes from '#src/contracts/routes.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import {
  ARCHIVE_VERSION,
  type ArchiveFiles,
  fromArchiveFiles,
  toArchiveFiles,
} from '#src/panel/archive/archive.ts'
import { packArchive, unpackArchive } from '#src/panel/archive/archive-zip.ts'
import { jpeg } from '../api/image-files.ts'
import { expectAccessible, type VisitOptions } from './visits.ts'
import { uploadImage } from './call-site.ts'
import { currentSite } from './current-site.ts'
import { openPanelAt } from './panel.ts'
import { addressOf, call, createArticle, logIn, publishingState } from './site.ts'
import { expect, prepareFile, test } from './test.ts'

const AT = '2026-11-21T10:00:00.000Z'
const DRAFT = { slug: 'archyvo-juodrastis', title: 'Archyvo juodraštis' }

let token = ''
let imageUrl = ''
let draftId = ''
prepareFile(async () => {
  token = await logIn()
  const image = await jpeg({ width: 300, height: 200 })
  imageUrl = await uploadImage(currentSite().address, token, image, 'nuotrauka.jpg')
  const content = `Pirma.\n\n![Du žmonės](${imageUrl})`
  draftId = (await createArticle(token, { ...DRAFT, content, published: false })).id
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const outcomes = (page: Page) =>
  main(page).getByRole('list').last().getByRole('listitem').allInnerTexts()

async function openArchive(options: VisitOptions = {}): Promise<Page> {
  const { page } = await openPanelAt('#archyvas', options)
  await button(page, 'Pasirinkti archyvą').waitFor()
  return page
}

const readDraft = () => call(routes.getAdminPost, { token, params: { id: draftId } })
const contentVersion = async () => (await publishingState(token)).contentVersion

/** How many items and images the site holds. */
async function countStored() {
  const [posts, pages, quizzes, images] = await Promise.all([
    call(routes.listAdminPosts, { token }),
    call(routes.listAdminPages, { token }),
    call(routes.listAdminQuizzes, { token }),
    call(routes.listMedia, { token }),
  ])
  return {
    posts: posts.length,
    pages: pages.length,
    quizzes: quizzes.length,
    images: images.total,
    // With the settings.
    all: posts.length + pages.length + quizzes.length + images.total + 1,
  }
}

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const file = { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) }
  await page.locator('input[type="file"]').setInputFiles(file)
}

const pack = (files: ArchiveFiles) => packArchive(files, AT)

/** Drafts as the panel reads them, which only this archive knows; `changes` replace fields. */
async function madeDrafts(count: number, changes: Partial<AdminPost> = {}): Promise<AdminPost[]> {
  const draft = await readDraft()
  return Array.from({ length: count }, (_, index) => {
    const id = crypto.randomUUID()
    return { ...draft, id, slug: `is-archyvo-${id}`, title: `Iš archyvo ${index + 1}`, ...changes }
  })
}

const archiveOf = (posts: readonly AdminPost[]) =>
  pack(
    toArchiveFiles({ posts, pages: [], quizzes: [], experts: [], settings: null, images: [] }, AT),
  )

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()))
}

test.describe('the archive of all content', () => {
  test('is saved as one ZIP, and changes nothing when it is imported again', async () => {
    const page = await openArchive()
    const saved = page.waitForEvent('download')
    await button(page, 'Atsisiųsti archyvą').click()
    const download = await saved
    const name = `turinys-${formatDay(new Date())}.zip`
    expect(download.suggestedFilename()).toBe(name)
    const stored = await countStored()
    const counts = `Straipsnių: ${stored.posts}, puslapių: ${stored.pages}, testų: ${stored.quizzes}, ekspertų: 0, paveikslėlių: ${stored.images}, taip pat nustatymai.`
    await page.getByText(`Archyvas paruoštas: ${name}`).waitFor()
    await page.getByText(counts, { exact: true }).waitFor()

    const archive = await bytesOf(download)
    const unpacked = await unpackArchive(archive)
    if ('fault' in unpacked) throw new Error(unpacked.fault)
    const manifest: unknown = JSON.parse(
      Buffer.from(unpacked.files['manifest.json'] ?? []).toString(),
    )
    expect(manifest).toMatchObject({ format: 'santykiu-akademija', version: ARCHIVE_VERSION })
    const { items, images, faults } = fromArchiveFiles(unpacked.files)
    expect(faults).toEqual([])
    expect(items.length + images.length).toBe(stored.all)
    const draft = await readDraft()
    expect(items.find(({ item }) => item.id === draftId)?.item).toMatchObject({
      title: DRAFT.title,
      content: draft.content,
      published: false,
      createdAt: draft.createdAt,
    })
    const image = await fetch(addressOf(imageUrl))
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(
      images.map((each) => [each.name, Buffer.from(each.bytes).toString('base64')]),
    ).toContainEqual([imageUrl.replace('/media/', ''), bytes.toString('base64')])

    const version = await contentVersion()
    await choose(page, name, archive)
    await page.getByRole('heading', { name: `Kas yra archyve „${name}“` }).waitFor()
    await expect(main(page).getByText('Jau yra svetainėje', { exact: true })).toHaveCount(
      stored.all,
    )
    await expectAccessible(page, 'what an archive would bring')
    await button(page, `Įkelti į svetainę (${stored.all})`).click()
    await page
      .getByText(`Sukurta: 0, atnaujinta: 0, nepakito: ${stored.all}, nepavyko: 0.`)
      .waitFor()
    await expect(main(page).getByText('Nepakito', { exact: true })).toHaveCount(stored.all)
    await expectAccessible(page, 'what became of an archive')
    expect(await contentVersion()).toBe(version)
    expect(await readDraft()).toEqual(draft)
    expect(await countStored()).toEqual(stored)
  })
})

test.describe('importing an archive', () => {
  test('shows what would change, changes it, and publishes nothing by itself', async () => {
    const [passed] = await madeDrafts(1, { publishAt: '2025-01-02T03:04:05.000Z' })
    if (passed === undefined) throw new Error('There is no draft.')
    const changed = { ...(await readDraft()), excerpt: 'Pakeista archyve.' }
    const version = await contentVersion()
    const page = await openArchive({ screen: 'phone' })
    await choose(page, 'pakeistas.zip', await archiveOf([changed, passed]))
    await page
      .getByText('Straipsnių: 2, puslapių: 0, testų: 0, ekspertų: 0, paveikslėlių: 0.')
      .waitFor()
    await page.getByText('Naujų: 1, skiriasi: 1, nesiskiria: 0.', { exact: true }).waitFor()
    await expect
      .poll(() => outcomes(page))
      .toEqual([
        expect.stringMatching(/Straipsnis\s+Iš archyvo 1\s+Juodraštis\s+Naujas/),
        expect.stringMatching(
          /Straipsnis\s+Archyvo juodraštis\s+Juodraštis\s+Jau yra svetainėje\s+Skiriasi: trumpas aprašymas\./,
        ),
      ])
    expect((await readDraft()).excerpt).not.toBe('Pakeista archyve.')
    await button(page, 'Įkelti į svetainę (2)').click()
    await page.getByText('Sukurta: 1, atnaujinta: 1, nepakito: 0, nepavyko: 0.').waitFor()
    await expect
      .poll(() => outcomes(page))
      .toEqual([
        expect.stringMatching(/Iš archyvo 1\s+Sukurta/),
        expect.stringMatching(/Archyvo juodraštis\s+Atnaujinta/),
      ])
    expect(await readDraft()).toMatchObject({ excerpt: 'Pakeista archyve.', published: false })
    const params = { id: passed.id }
    expect(await call(routes.getAdminPost, { token, params })).toMatchObject({
      published: false,
      publishAt: null,
    })
    expect(await contentVersion()).toBe(version)
  })

  test('takes new texts from another site, and leaves what was changed or deleted here', async () => {
    const width = 375
    const create = async (name: string) => {
      const title = `Straipsnis „${name}“`
      const { id } = await createArticle(token, {
        slug: `${name}-kitur`,
        title,
        category: 'Bendravimas',
        published: false,
      })
      return call(routes.getAdminPost, { token, params: { id } })
    }
    const read = (id: string) => call(routes.getAdminPost, { token, params: { id } })
    const untouched = await create('nepaliestas')
    const { type: _, ...item } = untouched
    const earlier = { ...item, category: 'Bendravimas', content: 'Ankstesnio archyvo.' }
    await call(routes.importItem, { token, body: { kind: 'post', item: earlier } })
    const own = await create('mano')
    const deleted = await create('istrintas')
    await call(routes.deletePost, { token, params: { id: deleted.id } })
    const fresh = ['vienas', 'kitas'].map((name) => {
      return { ...deleted, slug: `${name}-kitur`, title: `Naujas „${name}“` }
    })
    const elsewhere = [untouched, own, deleted, ...fresh].map((post) => {
      return { ...post, id: crypto.randomUUID(), content: 'Naujas tekstas.' }
    })

    const page = await openArchive()
    await page.setViewportSize({ width, height: 900 })
    await choose(page, 'kitur.zip', await archiveOf(elsewhere))
    const box = (act: string, title: string) =>
      page.getByRole('checkbox', { name: `${act} ${title}`, exact: true })
    const [taken, unticked] = fresh.map(({ title }) => box('Įkelti', title))
    if (taken === undefined || unticked === undefined) throw new Error('There are no boxes.')
    await taken.waitFor()
    await expect(taken).toBeChecked()
    await expect(box('Pakeisti', untouched.title)).toBeChecked()
    await expect(box('Pakeisti', own.title)).not.toBeChecked()
    await expect(box('Įkelti', deleted.title)).not.toBeChecked()
    await page.getByText('Šiuo adresu svetainėje yra įrašas, kurį keitėte jūs.').waitFor()
    await page.getByText('Šį įrašą ištrynėte. Jis nebus įkeltas').waitFor()
    await unticked.focus()
    await page.keyboard.press('Space')
    await page
      .getByText(
        'Naujų: 3 (iš jų nebus įkelta: 2), skiriasi: 2 (iš jų liks jūsų: 1), nesiskiria: 0.',
        { exact: true },
      )
      .waitFor()
    await expectAccessible(page, 'what stays')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await button(page, 'Įkelti į svetainę (2)').focus()
    await page.keyboard.press('Enter')
    await page
      .getByText('Sukurta: 1, atnaujinta: 1, nepakito: 0, palikta: 3, nepavyko: 0.')
      .waitFor()
    await expect(main(page).getByText('Palikta, kaip buvo', { exact: true })).toHaveCount(3)
    expect((await read(untouched.id)).content).toBe('Naujas tekstas.')
    expect((await read(own.id)).content).not.toBe('Naujas tekstas.')
    const slugs = (await call(routes.listAdminPosts, { token })).map(({ slug }) => slug)
    expect(slugs).toContain('vienas-kitur')
    expect(slugs).not.toContain('kitas-kitur')
    expect(slugs).not.toContain(deleted.slug)

    await choose(page, 'kitur.zip', await archiveOf(elsewhere.slice(0, 2)))
    await box('Pakeisti', own.title).focus()
    await page.keyboard.press('Space')
    await button(page, 'Įkelti į svetainę (2)').click()
    await page.getByText('Sukurta: 0, atnaujinta: 1, nepakito: 1, nepavyko: 0.').waitFor()
    expect((await read(own.id)).content).toBe('Naujas tekstas.')
  })
})

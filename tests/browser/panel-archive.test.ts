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
const IMPORT = /\/api\/admin\/import$/
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

  test('is not saved when something of it cannot be had', async () => {
    const page = await openArchive({ failing: [/\/api\/admin\/blog\/[\w-]+$/], screen: 'phone' })
    let downloads = 0
    page.on('download', () => (downloads += 1))
    await page.route(
      /\/api\/admin\/blog\/[\w-]+$/,
      (route) => route.fulfill({ status: 500, json: {} }),
      { times: 1 },
    )
    await button(page, 'Atsisiųsti archyvą').click()
    const sentence =
      'Archyvo paruošti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.'
    await main(page).getByText(sentence).waitFor()
    expect(downloads).toBe(0)
    const saved = page.waitForEvent('download')
    await button(page, 'Atsisiųsti archyvą').click()
    await saved
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

  test('refuses what is no archive of this site with a sentence', async () => {
    const page = await openArchive()
    const whole = await archiveOf(await madeDrafts(1))
    const manifest = { format: 'santykiu-akademija', version: ARCHIVE_VERSION + 1, exportedAt: AT }
    const encoder = new TextEncoder()
    for (const [bytes, sentence] of [
      [encoder.encode('ne archyvas'), 'Failas nėra ZIP archyvas arba jis sugadintas.'],
      [whole.subarray(0, whole.length >> 1), 'Failas nėra ZIP archyvas arba jis sugadintas.'],
      [
        await pack({ 'a.txt': encoder.encode('labas') }),
        'Archyve nėra failo „manifest.json“. Tai ne šios svetainės turinio archyvas.',
      ],
      [
        await pack({ 'manifest.json': encoder.encode(JSON.stringify(manifest)) }),
        `Archyvo formato versija yra ${ARCHIVE_VERSION + 1}, o ši svetainė supranta ne naujesnę kaip ${ARCHIVE_VERSION}.`,
      ],
    ] as const) {
      await choose(page, 'netikras.zip', bytes)
      await main(page).getByText(sentence).waitFor()
      await expect(button(page, /^Įkelti į svetainę/)).toHaveCount(0)
    }
    await choose(page, 'tikras.zip', whole)
    await button(page, 'Įkelti į svetainę (1)').waitFor()
  })

  for (const width of [375, 1440]) {
    test(`takes new texts from another site, and leaves what was changed or deleted here, at ${width}`, async () => {
      const create = async (name: string) => {
        const title = `Straipsnis „${name}“ ${width}`
        const { id } = await createArticle(token, {
          slug: `${name}-${width}`,
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
        return { ...deleted, slug: `${name}-${width}`, title: `Naujas „${name}“ ${width}` }
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
      await expectAccessible(page, `what stays, at ${width}`)
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
      expect(slugs).toContain(`vienas-${width}`)
      expect(slugs).not.toContain(`kitas-${width}`)
      expect(slugs).not.toContain(deleted.slug)

      await choose(page, 'kitur.zip', await archiveOf(elsewhere.slice(0, 2)))
      await box('Pakeisti', own.title).focus()
      await page.keyboard.press('Space')
      await button(page, 'Įkelti į svetainę (2)').click()
      await page.getByText('Sukurta: 0, atnaujinta: 1, nepakito: 1, nepavyko: 0.').waitFor()
      expect((await read(own.id)).content).toBe('Naujas tekstas.')
    })
  }

  test('takes what is whole, and tells of each file that is not', async () => {
    const [draft] = await madeDrafts(1)
    if (draft === undefined) throw new Error('There is no draft.')
    const files = toArchiveFiles(
      { posts: [draft], pages: [], quizzes: [], experts: [], settings: null, images: [] },
      AT,
    )
    const page = await openArchive()
    const broken = { ...files, 'straipsniai/sugadintas.md': new TextEncoder().encode('be laukų') }
    await choose(page, 'dalinis.zip', await pack(broken))
    await page.getByRole('heading', { name: 'Šių failų įkelti nepavyks' }).waitFor()
    await page.getByText('straipsniai/sugadintas.md').waitFor()
    await page.getByText('Failas turi prasidėti laukais tarp dviejų „---“ eilučių.').waitFor()
    await button(page, 'Įkelti į svetainę (1)').click()
    await page.getByText('Sukurta: 1, atnaujinta: 0, nepakito: 0, nepavyko: 0.').waitFor()
  })

  test('may be stopped in between, tells what failed, and is done again', async () => {
    const drafts = await madeDrafts(4)
    const archive = await archiveOf(drafts)
    const page = await openArchive({ failing: [IMPORT] })
    let calls = 0
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(IMPORT, async (route) => {
      calls += 1
      if (calls === 2) {
        await route.fulfill({ status: 409, json: { error: 'Toks adresas jau naudojamas.' } })
        return
      }
      if (calls === 3) await held
      await route.fallback()
    })
    await choose(page, 'keturi.zip', archive)
    await button(page, 'Įkelti į svetainę (4)').click()
    await page.getByText('Įkelta 2 iš 4').waitFor()
    const bar = page.getByRole('progressbar', { name: 'Įkėlimo eiga' })
    await expect(bar).toHaveAttribute('value', '2')
    await page.getByText('Neuždarykite šios skilties, kol įkėlimas nesibaigė.').waitFor()
    await button(page, 'Sustabdyti').click()
    goOn()
    await page.getByText('Įkėlimas sustabdytas. Neįkelta: 2.').waitFor()
    await page.getByText('Sukurta: 1, atnaujinta: 0, nepakito: 0, nepavyko: 1.').waitFor()
    await page.getByText('Toks adresas jau naudojamas.').waitFor()

    await button(page, 'Įkelti dar kartą').click()
    await page.getByText(/^Sukurta: [23], atnaujinta: 0, nepakito: [12], nepavyko: 0\.$/).waitFor()
    await expect(button(page, 'Įkelti dar kartą')).toHaveCount(0)
    const posts = await call(routes.listAdminPosts, { token })
    for (const { id } of drafts) expect(posts.some((post) => post.id === id)).toBe(true)
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AdminPost } from '#src/contracts/posts.ts'
import * as routes from '#src/contracts/routes.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/panel/archive/archive.ts'
import { packArchive, unpackArchive } from '#src/panel/archive/archive-zip.ts'
import { expectAccessible } from './visits.ts'
import { openPanelAt } from './panel.ts'
import { call, createArticle, logIn, publishingState } from './site.ts'
import { expectNoOverflow } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const AT = '2026-11-21T10:00:00.000Z'

let token = ''
prepareFile(async () => {
  token = await logIn()
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')

async function openArchive(): Promise<Page> {
  const { page } = await openPanelAt('#archyvas')
  await button(page, 'Pasirinkti archyvą').waitFor()
  return page
}

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

const archiveOf = (posts: readonly AdminPost[]) => {
  const content = { posts, pages: [], quizzes: [], experts: [], settings: null, images: [] }
  return packArchive(toArchiveFiles(content, AT), AT)
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

    const archive = new Uint8Array(await readFile(await download.path()))
    const unpacked = await unpackArchive(archive)
    if ('fault' in unpacked) throw new Error(unpacked.fault)
    const { items, images, faults } = fromArchiveFiles(unpacked.files)
    expect(faults).toEqual([])
    expect(items.length + images.length).toBe(stored.all)

    const { contentVersion } = await publishingState(token)
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
    expect(await publishingState(token)).toMatchObject({ contentVersion })
    expect(await countStored()).toEqual(stored)
  })
})

test.describe('importing an archive', () => {
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
    await expectNoOverflow(page)

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
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/features/archive/panel/archive.ts'
import { packArchive, unpackArchive } from '#src/features/archive/panel/archive-zip.ts'
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
  await button(page, 'Pasirinkti kopiją').waitFor()
  return page
}

/** Counts the items and images of the site. */
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
    // Includes the settings.
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
    await button(page, 'Atsisiųsti kopiją').click()
    const download = await saved
    const name = `turinys-${formatDay(new Date())}.zip`
    expect(download.suggestedFilename()).toBe(name)
    const stored = await countStored()
    const counts = `Jame yra straipsnių: ${stored.posts}, puslapių: ${stored.pages}, testų: ${stored.quizzes}, ekspertų: 0, paveikslėlių: ${stored.images}, taip pat nustatymai.`
    await page.getByText(`Kopija paruošta: ${name}`).waitFor()
    await page.getByText(counts, { exact: true }).waitFor()

    const archive = new Uint8Array(await readFile(await download.path()))
    const unpacked = await unpackArchive(archive)
    if ('fault' in unpacked) throw new Error(unpacked.fault)
    const { items, images, faults } = fromArchiveFiles(unpacked.files)
    expect(faults).toEqual([])
    expect(items.length + images.length + 1).toBe(stored.all)

    const { contentVersion } = await publishingState(token)
    await choose(page, name, archive)
    await page.getByText('Kopijoje nėra nieko, ką būtų galima pridėti.').waitFor()
    await page.getByRole('heading', { name: `Bus praleista: ${stored.all}` }).waitFor()
    await expect(main(page).getByText('Praleista', { exact: true })).toHaveCount(stored.all)
    await expectAccessible(page, 'what an archive would bring')
    expect(await publishingState(token)).toMatchObject({ contentVersion })
    expect(await countStored()).toEqual(stored)
  })
})

test('an archive adds what is missing, and says what it passes over', async () => {
  const create = async (name: string) => {
    const { id } = await createArticle(token, { slug: `${name}-kitur`, title: `Čia „${name}“` })
    return call(routes.getAdminPost, { token, params: { id } })
  }
  const known = await create('pakeistas')
  const meeting = await create('sutampantis')
  const deleted = await create('istrintas')
  await call(routes.deletePost, { token, params: { id: deleted.id } })
  const content = 'Naujas tekstas.'
  const fresh = { id: crypto.randomUUID(), slug: 'naujas-kitur', title: 'Naujas straipsnis' }
  const archive = await archiveOf([
    { ...known, content },
    { ...meeting, id: crypto.randomUUID(), content },
    deleted,
    { ...known, ...fresh },
  ])

  const page = await openArchive()
  await page.setViewportSize({ width: 375, height: 900 })
  await choose(page, 'kitur.zip', archive)
  await page
    .getByText('Bus pridėta straipsnių: 1, puslapių: 0, testų: 0, ekspertų: 0, paveikslėlių: 0.', {
      exact: true,
    })
    .waitFor()
  const entry = (title: string, text: string) =>
    expect(main(page).getByRole('listitem').filter({ hasText: title })).toContainText(text)
  await page.getByRole('heading', { name: 'Bus praleista: 3' }).waitFor()
  await entry(known.title, 'Jau yra svetainėje.')
  await entry(meeting.title, 'Šį adresą svetainėje jau turi arba turėjo kitas įrašas.')
  await entry(deleted.title, 'Jį galima atkurti iš ištrintų įrašų sąrašo.')
  await expectNoOverflow(page)

  await button(page, 'Įkelti į svetainę (1)').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Pridėta: 1, praleista: 3, nepavyko: 0.').waitFor()
  await entry(fresh.title, 'Pridėta')
  await expectNoOverflow(page)
  const stored = await call(routes.listAdminPosts, { token })
  const find = (id: string) => stored.find((each) => each.id === id)
  expect(find(fresh.id)).toMatchObject(fresh)
  expect([find(known.id)?.updatedAt, find(meeting.id)?.updatedAt]).toEqual([
    known.updatedAt,
    meeting.updatedAt,
  ])

  await choose(page, 'kitur.zip', archive)
  await page.getByRole('heading', { name: 'Bus praleista: 4' }).waitFor()
})

import type { BodyOf } from '#src/core/contract.ts'
import type { updatePost } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { blogTexts, pageTexts } from '#src/features/articles/texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { quizPageTexts } from '#src/features/quizzes/texts.ts'
import { articleBody, pageBody, quizBody } from '../api/content.ts'
import { open } from './visits.ts'
import { SECTIONED, sectionedText } from './prepared-content.ts'
import { call, createArticle, get, logIn } from './site.ts'
import { placeOf, pointIn } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

let token = ''

prepareFile(async () => {
  token = await logIn()
})

test.describe('a page of the build, before the next one', () => {
  const calls = {
    blog: { list: routes.listAdminPosts, update: routes.updatePost, remove: routes.deletePost },
    p: { list: routes.listAdminPages, update: routes.updatePage, remove: routes.deletePage },
    testas: { list: routes.listAdminQuizzes, update: routes.updateQuiz, remove: routes.deleteQuiz },
  }
  const bodies = { blog: articleBody, p: pageBody, testas: quizBody }
  type Folder = keyof typeof calls
  const edited = {
    blog: 'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
    p: 'duk',
    testas: 'artumo-testas',
  } as const
  const paths = [
    ['article', 'blog'],
    ['page', 'p'],
    ['quiz', 'testas'],
  ] as const

  async function stored(folder: Folder, slug: string) {
    const items = await call(calls[folder].list, { token })
    const item = items.find((one) => one.slug === slug)
    if (!item) throw new Error(`There is no ${slug}.`)
    return item
  }

  /** Gives an item of the build other texts. @returns its new title. */
  async function edit(folder: Folder, slug: string, changes: Record<string, unknown> = {}) {
    const title = `Pakeista antraštė ${crypto.randomUUID().slice(0, 8)}`
    const body = bodies[folder]({ slug, title, ...changes }) as BodyOf<typeof updatePost>
    const { id } = await stored(folder, slug)
    await call(calls[folder].update, { token, params: { id }, body })
    return title
  }

  /**
   * Opens a page whose requests to an address wait.
   * @returns the page, and a function that releases them.
   */
  async function openHeld(path: string, address: string, failing: readonly RegExp[] = []) {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await open(path, {
      failing,
      prepare: async (opened) => {
        await opened.route(address, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    return { page, release }
  }

  for (const [name, folder] of paths) {
    test(`shows what an edit made of its ${name}`, async () => {
      const slug = edited[folder]
      const title = await edit(folder, slug)
      expect((await get(`/${folder}/${slug}`)).html, 'no build carries it').not.toContain(title)
      const page = await open(`/${folder}/${slug}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect(page).toHaveTitle(`${title} - Santykių akademija`)
      await expect(page.locator('h1, main, head title')).toHaveCount(3)
      if (folder === 'blog') {
        // The related articles, which only a build can list, stay on the page.
        await expect(page.getByRole('region', { name: blogTexts.related })).toHaveCount(1)
      }
      if (folder === 'testas') {
        await page.getByRole('radio', { name: 'Taip' }).check()
        await page.getByRole('button', { name: quizTexts.next }).click()
        await page.getByText(quizTexts.counter(2, 2)).waitFor()
      }
    })
  }

  test('keeps the reading position', async () => {
    const slug = 'kaip-po-melo-atkurti-pasitikejima'
    const post = await call(routes.getPost, { params: { slug } })
    const { content, excerpt, category, readingTime, tags } = post
    const { page, release } = await openHeld(`/blog/${slug}`, '**/gyvai/**')
    const longer = `Nauja pastraipa pradžioje.\n\n${content}`
    await edit('blog', slug, { content: longer, excerpt, category, readingTime, tags })
    await page.reload()
    const last = page.locator('.prose h2').last()
    await last.evaluate((heading) => heading.scrollIntoView())
    // The fonts load late, and move lines by a fraction of a pixel.
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const before = await pointIn(last, 0, 0)
    release()
    await page.getByText('Nauja pastraipa pradžioje.').waitFor({ state: 'attached' })
    await expect.poll(async () => Math.abs((await placeOf(last)).top - before.y)).toBeLessThan(2)
  })

  test('leaves alone a quiz whose question is answered', async () => {
    const slug = 'pasitikejimo-testas'
    const title = await edit('testas', slug)
    const { page, release } = await openHeld(`/testas/${slug}`, '**/gyvai/**', [/progress/])
    await page.getByRole('radio').first().check()
    const present = page.waitForResponse('**/gyvai/**')
    release()
    await (await present).finished()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  })

  for (const [name, status, body] of [
    ['refused', 503, '{}'],
    ['broken', 200, '<p>'],
    ['of another kind', 200, '{"since":"x"}'],
  ] as const) {
    test(`stays as it was built when the answer is ${name}`, async () => {
      const slug = edited.blog
      const { html } = await get(`/blog/${slug}`)
      const page = await open(`/blog/${slug}`, {
        failing: status === 200 ? [] : [/changes/],
        prepare: async (it) => {
          await it.route('**/api/changes', (route) => route.fulfill({ status, body }))
        },
      })
      await page.waitForLoadState('networkidle')
      expect(html).toContain(`<title>${await page.title()}</title>`)
    })
  }

  test('asks once, and for nothing else, when its item has not changed', async () => {
    const asked: string[] = []
    const page = await open('/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas', {
      prepare: (it) => {
        it.on('request', (request) => asked.push(new URL(request.url()).pathname))
        return Promise.resolve()
      },
    })
    await page.waitForLoadState('networkidle')
    await expect
      .poll(() => asked.filter((path) => /^\/(api|gyvai)\//.test(path)))
      .toEqual(['/api/changes'])
  })

  test('follows its item to a new address', async () => {
    const slug = edited.blog
    const title = await edit('blog', slug)
    const { id } = await stored('blog', slug)
    const body = articleBody({ slug: `${slug}-kitur`, title }) as BodyOf<typeof updatePost>
    await call(routes.updatePost, { token, params: { id }, body })
    const page = await open(`/blog/${slug}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/blog/${slug}-kitur`)
  })

  for (const [name, folder, slug, text] of [
    ['article', 'blog', 'gincas-be-zaizdu-penki-susitarimai-dviem', blogTexts.notFoundTitle],
    ['page', 'p', 'duk', pageTexts.notFoundTitle],
    ['quiz', 'testas', 'artumo-testas', quizPageTexts.notFoundTitle],
  ] as const) {
    test(`is not found any more once its ${name} is taken down`, async () => {
      const { id } = await stored(folder, slug)
      await call(calls[folder].remove, { token, params: { id } })
      expect((await get(`/${folder}/${slug}`)).status, 'the build still carries it').toBe(200)
      const page = await open(`/${folder}/${slug}`, { failing: [/^\/gyvai\//] })
      await page.getByRole('heading', { level: 1, name: text }).waitFor()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('article')).toHaveCount(0)
    })
  }
})

test.describe('a long article that was just published', () => {
  test('has a table of contents in the page that loads it, but nothing to read on', async () => {
    const { title, headings } = SECTIONED
    const slug = 'nauja-ilgas-straipsnis'
    await createArticle(token, { slug, title, content: sectionedText() })
    const page = await open('/testai')
    await page.setContent((await get(`/blog/${slug}`)).html)
    const contents = page.getByRole('navigation', { name: 'Turinys' })
    await contents.locator('details').evaluate((it: HTMLDetailsElement) => (it.open = true))
    await expect(contents.getByRole('link')).toHaveText(headings, { useInnerText: true })
    await expect(page.getByRole('region', { name: blogTexts.related })).toHaveCount(0)
  })
})

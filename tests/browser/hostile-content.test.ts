import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import type { Page } from '@playwright/test'
import { RATE_LIMITS } from '#src/core/rate-limits.ts'
import * as routes from '#src/core/routes.ts'
import { PAYLOADS, PROOF_OF_EXECUTION } from '../support/payloads.ts'
import { bandBody, pageBody, questionBody } from '../api/content.ts'
import { hiddenField } from '../api/visitor-pages.ts'
import { open } from './visits.ts'
import { currentSite } from './current-site.ts'
import { keepToken, openRows } from './panel.ts'
import { addressOf, call, createArticle, createTestQuiz, logIn, untilLive } from './site.ts'
import { answerQuiz, book } from './visitors.ts'
import { expect, prepareFile, test } from './test.ts'

// Shows the texts that fuzzing stores (`tests/fuzzing`) in every place that shows them.

test.use({ kind: { publishes: true } })

const ALL = PAYLOADS.join('\n\n')
/** Payloads without images of other sites: the administrator may show those, so they would be requested. */
const OWN = PAYLOADS.filter((text) => !text.includes('//svetimas'))
const MARKDOWN = OWN.join('\n\n')
const SLUG = 'piktas'
const EMAIL = 'pikta@pastas.example'

const payload = (index: number, length = 1000) =>
  (PAYLOADS[index % PAYLOADS.length] ?? '').slice(0, length)

let token = ''
let quizId = ''
let articleId = ''
const preview: string[] = []

prepareFile(async () => {
  token = await logIn()
  const ids: [kind: 'post' | 'page' | 'quiz', id: string][] = []
  const expert = {
    name: payload(0, 100),
    qualification: payload(1, 200),
    words: ALL.slice(0, 3000),
  }
  const { id: authorId } = await call(routes.createExpert, {
    token,
    body: { ...expert, photoUrl: '/icon-512.png' },
  })
  // Each payload is the title of one article.
  for (const index of PAYLOADS.keys()) {
    const { id } = await createArticle(token, {
      slug: `${SLUG}-${index}`,
      ...words(index),
      category: payload(index, 60),
      authorId,
    })
    ids.push(['post', id])
  }
  const body = pageBody({ slug: SLUG, ...words(0) }) as never
  const page = await call(routes.createPage, { token, body })
  const options = PAYLOADS.map((text) => text.slice(0, 300))
  const quiz = await createTestQuiz(token, {
    slug: SLUG,
    title: payload(3, 200),
    description: ALL.slice(0, 2000),
    instructions: ALL.slice(0, 2000),
    questions: [
      questionBody({
        question: payload(0, 500),
        options,
        weights: options.map(() => '1'),
      }),
    ] as never,
    categories: [
      bandBody({ name: payload(1, 200), description: ALL, advice: ALL, omnisendSegment: 'a' }),
    ] as never,
  })
  quizId = quiz.id
  articleId = ids[0]?.[1] ?? ''
  ids.push(['page', page.id], ['quiz', quiz.id])
  for (const [kind, id] of ids.slice(-4)) {
    const link = await call(routes.createPreviewLink, {
      token,
      body: { kind, id },
    })
    preview.push(new URL(link.url).pathname)
  }
  await call(routes.createUpload, { token, body: { name: payload(1, 255) } })
  await storeVisitors()
  await untilLive(token)
})

/** Returns every text field of an article or page. */
function words(index: number) {
  return {
    title: payload(index, 200),
    excerpt: ALL.slice(0, 600),
    content: `## ${OWN[index % OWN.length] ?? ''}\n\n${MARKDOWN}\n\n## Antra\n\n\`\`\`\n${MARKDOWN}\n\`\`\``,
    tags: PAYLOADS.map((text) => text.slice(0, 60)),
    seoTitle: payload(index, 70),
    metaDescription: payload(index, 160),
    focusKeyword: payload(index, 100),
    metaKeywords: PAYLOADS.map((text) => text.slice(0, 100)),
    imageUrl: '/icon-512.png',
    imageAltText: payload(index, 120),
    canonicalUrl: `https://akademija.example/"><script>window.${PROOF_OF_EXECUTION}=1</script>`,
  }
}

/** Stores entries of visitors and a letter, so that mails carry the payloads too. */
async function storeVisitors(): Promise<void> {
  const name = payload(1, 100)
  for (const index of PAYLOADS.keys()) {
    await book({
      email: EMAIL,
      name: payload(index, 100),
      phone: payload(index, 40),
      consultationType: payload(index, 60),
      preferredDate: payload(index, 100),
      message: ALL,
    })
  }
  await answerQuiz(SLUG, [0], { email: EMAIL, name })
  await fetch(addressOf('/api/newsletter/subscribe'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, name }),
  })
  const fields = { name, email: EMAIL, contract: ALL.slice(0, 500), note: ALL.slice(0, 1000) }
  const send = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, ...more })
    return await (await fetch(addressOf('/sutarties-atsisakymas'), { method: 'POST', body })).text()
  }
  const checked = await send({ zingsnis: 'tikrinti' })
  await send({
    zingsnis: 'patvirtinti',
    id: hiddenField(checked, 'id'),
    parasas: hiddenField(checked, 'parasas'),
  })
  const body = { subject: payload(3, 150), content: MARKDOWN }
  const { id } = await call(routes.createLetter, { token, body })
  await call(routes.sendTestLetter, { token, params: { id } })
}

/** Opens a page that records unwanted events. */
async function openWatched(): Promise<{ page: Page; happened: string[] }> {
  const happened: string[] = []
  const page = await open('/', {
    prepare: async (it) => {
      await keepToken(it, token)
      it.on('dialog', (dialog) => {
        happened.push(`a dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      it.on('request', (request) => {
        const address = request.url()
        if (!address.startsWith('http') || address.startsWith(currentSite().url)) return
        happened.push(`a request to ${address}`)
      })
      // Answers requests for images that the payloads name and that do not exist.
      await it.route(/\/(x|1)(%22[^/]*)?$/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      )
    },
  })
  return { page, happened }
}

/** Records whether a payload has run on the current page. */
async function look(page: Page, place: string, happened: string[]): Promise<void> {
  const ran = await page.evaluate((name) => name in window, PROOF_OF_EXECUTION)
  if (ran) happened.push(`a payload ran at ${place}`)
}

test.describe('hostile texts in every field', () => {
  test('run nothing on pages, in feeds and behind preview links', async () => {
    const { page, happened } = await openWatched()
    const places = [
      '/blog',
      '/testai',
      '/experts',
      `/p/${SLUG}`,
      ...PAYLOADS.map((_, index) => `/blog/${SLUG}-${index}`),
      ...preview,
      '/rss.xml',
      '/sitemap-0.xml',
    ]
    for (const place of places) {
      const answer = await page.goto(place, { waitUntil: 'load' })
      expect(answer?.status(), place).toBe(200)
      await look(page, place, happened)
    }
    await page.goto(`/testas/${SLUG}`)
    await page.getByRole('radio').first().check({ force: true })
    await page.locator('main form button[type="submit"]').click()
    await page.locator('main input[type="email"]').fill(EMAIL)
    await page.locator('main form button[type="submit"]').click()
    await page.locator('main a[href="/consultations"]').first().waitFor()
    await look(page, 'the result', happened)
    expect(happened).toEqual([])
  })

  test('run nothing in the views of the panel', async () => {
    const { page, happened } = await openWatched()
    const places = [
      '#straipsniai',
      `#straipsniai/${articleId}`,
      '#puslapiai',
      '#testai',
      `#testai/${quizId}`,
      `#statistika/${quizId}`,
      '#uzklausos',
      '#prenumeratoriai',
      '#atsakymai',
      '#atsisakymai',
      '#paveikslai',
      '#laiskai',
      '#naujienlaiskiai',
      '#ekspertai',
      '#archyvas',
    ]
    for (const place of places) {
      await page.goto(`/admin${place}`)
      await page.waitForLoadState('networkidle')
      await openRows(page)
      await look(page, place, happened)
    }
    expect(happened).toEqual([])
  })

  test('run nothing in mails', async () => {
    const { page, happened } = await openWatched()
    const { mailDir } = currentSite()
    // Notices of the bookings, and the mails caused by the subscription, the withdrawal and the letter.
    const notices = Math.min(PAYLOADS.length, RATE_LIMITS['owner-notices'][0].calls)
    await expect.poll(async () => (await readdir(mailDir)).length).toBeGreaterThan(notices + 3)
    for (const file of await readdir(mailDir)) {
      const mail = await simpleParser(await readFile(path.join(mailDir, file)))
      expect(mail.bcc, file).toBeUndefined()
      if (typeof mail.html !== 'string') continue
      await page.goto('/about')
      await page.setContent(mail.html)
      await look(page, mail.subject ?? '', happened)
    }
    expect(happened).toEqual([])
  })
})

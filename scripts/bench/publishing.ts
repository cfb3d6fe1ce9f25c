import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { launchBrowser } from '../tools/browser.ts'
import { type Caller, callerOf, logIn } from '../tools/caller.ts'
import { seconds } from './numbers.ts'
import { BENCH_PASSWORD, startSampleSite } from './served-site.ts'

const SAVES = 3

/** Prints the times from saving an item until visitors see the change. */
export async function measurePublishing(folder: string): Promise<void> {
  const beginning = performance.now()
  const site = await startSampleSite(folder)
  console.log(`First start with its build: ${seconds(beginning)}.\n`)
  try {
    const call = callerOf(site.url, await logIn(site.url, BENCH_PASSWORD))
    await measureChanges(site.url, call)
    console.log('\n| new article | page read | in a build |')
    console.log('| --- | --- | --- |')
    for (let number = 1; number <= SAVES; number++) {
      const slug = `ka-tik-paskelbtas-${number}`
      await call('POST', '/api/admin/blog', { ...ARTICLE, slug, title: `Ką tik ${number}` })
      const saved = performance.now()
      const page = await fetch(`${site.url}/blog/${slug}`)
      if (page.status !== 200) throw new Error(`${slug} answers ${page.status}.`)
      const read = Math.round(performance.now() - saved)
      while (!existsSync(path.join(folder, `site/dist/blog/${slug}.html`))) await wait(50)
      console.log(`| ${number} | ${read} ms | ${seconds(saved)} |`)
    }
  } finally {
    await site.stop()
  }
}

const TEXT = { excerpt: 'Trumpas aprašymas.', content: 'Tekstas.', published: true }
const ARTICLE = { ...TEXT, category: 'Bendravimas' }
const QUESTION = {
  question: 'Ar kalbatės?',
  questionType: 'multiple_choice',
  options: ['Ne', 'Taip'],
  weights: ['0', '1'],
  order: 0,
}
const QUIZ = { description: 'Testas.', published: true, questions: [QUESTION], categories: [] }

/** Items that the first build contains, with their lists in the API. */
const BUILT = [
  {
    list: '/api/admin/blog',
    path: '/blog',
    slug: 'gincas-be-zaizdu-penki-susitarimai-dviem',
    body: ARTICLE,
  },
  { list: '/api/admin/pages', path: '/p', slug: 'duk', body: TEXT },
  { list: '/api/admin/quizzes', path: '/testas', slug: 'artumo-testas', body: QUIZ },
]

/**
 * Prints the time from an edit or deletion of a built page until a browser that opens the page shows the change.
 */
async function measureChanges(url: string, call: Caller): Promise<void> {
  const browser = await launchBrowser()
  const untilShown = async (address: string, heading: string) => {
    const saved = performance.now()
    const page = await browser.newPage()
    await page.goto(url + address)
    await page.locator('h1', { hasText: heading }).waitFor()
    const shown = Math.round(performance.now() - saved)
    await page.close()
    return shown
  }
  console.log('| built page | edit on the screen | deletion on the screen |')
  console.log('| --- | --- | --- |')
  for (const { list, path, slug, body } of BUILT) {
    const items = z
      .array(z.object({ id: z.string(), slug: z.string() }))
      .parse(await call('GET', list))
    const id = items.find((item) => item.slug === slug)?.id ?? ''
    const item = `${list.replace('quizzes', 'quiz')}/${id}`
    await call('PUT', item, { ...body, slug, title: 'Pakeista antraštė' })
    const edited = await untilShown(`${path}/${slug}`, 'Pakeista antraštė')
    await call('DELETE', item)
    const deleted = await untilShown(`${path}/${slug}`, 'nerastas')
    console.log(`| ${path}/${slug} | ${edited} ms | ${deleted} ms |`)
  }
  await browser.close()
}

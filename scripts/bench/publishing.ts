import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from './seconds.ts'
import { BENCH_PASSWORD, startSampleSite } from './served-site.ts'

const SAVES = 3

/** Prints the time from saving an article until visitors see it. */
export async function measurePublishing(folder: string): Promise<void> {
  const beginning = performance.now()
  const site = await startSampleSite(folder)
  console.log(`First start with its build: ${seconds(beginning)}.\n`)
  try {
    const save = await logIn(site.url)
    console.log('| save | page read | in a build |')
    console.log('| --- | --- | --- |')
    for (let number = 1; number <= SAVES; number++) {
      const slug = `ka-tik-paskelbtas-${number}`
      await save({ ...ARTICLE, slug, title: `Ką tik paskelbtas ${number}` })
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

const ARTICLE = {
  excerpt: 'Trumpas aprašymas.',
  content: 'Tekstas.',
  category: 'Bendravimas',
  published: true,
}

async function logIn(url: string): Promise<(body: Record<string, unknown>) => Promise<void>> {
  const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/api/admin/login', { password: BENCH_PASSWORD })
  const { sessionToken } = z.object({ sessionToken: z.string() }).parse(await login.json())
  return async (body) => {
    const answer = await post('/api/admin/blog', body, { Authorization: `Bearer ${sessionToken}` })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
}

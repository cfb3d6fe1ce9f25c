import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderMarkdown } from '#src/domain/markdown.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { startRuntime } from '../runtime/runtime.ts'
import { textArticle } from '../tools/sample-articles.ts'
import { writeSampleCover } from '../tools/sample-cover.ts'
import { addSampleArticles } from '../tools/sample-site.ts'

// The whole site with the articles that pages are measured by, and beside it a bare page of the same
// words: what the articles are measured against. Prints its address. Its folder is the argument.

const [, , folder = ''] = process.argv
await mkdir(folder, { recursive: true })
const runtime = await startRuntime({
  port: 0,
  dataDir: folder,
  site: true,
  rateLimits: false,
  schedules: false,
  log: (line) => console.error(line),
  prepareDatabase: async (databaseUrl) => {
    await prepareDatabase(databaseUrl)
    await addSampleArticles(databaseUrl)
  },
})

const dist = path.join(folder, 'site/dist')
const barePage = `<!doctype html>
<html lang="lt">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${textArticle.excerpt.replaceAll('"', '')}">
<title>${textArticle.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 serif}</style>
<main>
<h1>${textArticle.title}</h1>
${renderMarkdown(textArticle.content)}
</main>
</html>`
await writeFile(path.join(dist, 'palyginimas.html'), barePage)
await writeSampleCover(dist)

console.log(runtime.url)
process.once('SIGTERM', () => {
  void runtime.stop().then(() => process.exit(0))
})

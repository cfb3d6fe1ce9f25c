import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedPost } from '#db/seeds/seed-content.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { startRuntime, type Runtime } from '../runtime/runtime.ts'
import { addSampleArticles } from '../tools/sample-site.ts'

export const BENCH_PASSWORD = 'greicio matavimas'

/** Starts the whole site in a folder, with the sample articles. */
export async function startSampleSite(folder: string): Promise<Runtime> {
  return await startRuntime({
    port: 0,
    dataDir: folder,
    site: true,
    rateLimits: false,
    schedules: true,
    environment: { ADMIN_PASSWORD: BENCH_PASSWORD, ADMIN_PASSWORD_HASH: '' },
    log: (line) => console.error(line),
    prepareDatabase: async (databaseUrl) => {
      await prepareDatabase(databaseUrl)
      await addSampleArticles(databaseUrl)
    },
  })
}

/** Adds a bare page with an article's text to the built site, at `/palyginimas`. */
export async function addBarePage(
  folder: string,
  { title, excerpt, content }: SeedPost,
): Promise<void> {
  const barePage = `<!doctype html>
<html lang="lt">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${excerpt.replaceAll('"', '')}">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 serif}</style>
<main>
<h1>${title}</h1>
${renderMarkdown(content)}
</main>
</html>`
  await writeFile(path.join(folder, 'site/dist/palyginimas.html'), barePage)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { articles } from '#db/seeds/articles/index.ts'
import { pages } from '#db/seeds/pages/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { projectRoot } from '../../scripts/runtime/site/build-site.ts'
import { makeBuildFolder } from '../build-folder.ts'

it("builds a fork's preview, which has no database, from the seeds", async () => {
  const folder = await makeBuildFolder('fork')
  const site = path.join(folder, 'dist')
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: {
      ...process.env,
      CONTEXT: 'deploy-preview',
      DATABASE_URL: '',
      NETLIFY_DB_URL: '',
      SITE_OUT_DIR: site,
      SITE_CACHE_DIR: path.join(folder, 'cache'),
    },
  })
  // It ends by itself: the database does not outlive the build.
  expect(await once(build, 'exit')).toEqual([0, null])
  for (const [room, items] of Object.entries({ blog: articles, p: pages, testas: quizzes })) {
    for (const { slug, title } of items.filter(({ published }) => published)) {
      expect(await readFile(path.join(site, room, `${slug}.html`), 'utf8')).toContain(title)
    }
  }
  for (const list of ['blog', 'testai']) {
    expect(await readFile(path.join(site, `${list}.html`), 'utf8')).not.toContain('data-skeleton')
  }
  await access(path.join(site, 'pagefind/pagefind.js'))
  await rm(folder, { recursive: true })
})

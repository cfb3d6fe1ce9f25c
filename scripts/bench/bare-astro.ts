import { execFile } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { astroCommand, projectRoot } from '../runtime/site/build-site.ts'
import { articles } from './articles.ts'

/** The least that shows every text on a page of its own: as it is without a site around it. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': "export default { cacheDir: './cache' }",
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = {
  posts: defineCollection({ loader: glob({ pattern: '*.md', base: './src/posts' }) }),
}`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content'
export async function getStaticPaths() {
  const posts = await getCollection('posts')
  return posts.map((post) => ({ params: { slug: post.id }, props: { post } }))
}
const { post } = Astro.props
const { Content } = await render(post)
---
<html lang="lt"><head><title>{post.id}</title></head><body><main><Content /></main></body></html>`,
}

/** A project of Astro's own parts only, with the texts of the measured articles as Markdown files. */
export async function makeBareAstro(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'src/pages/blog'), { recursive: true })
  await mkdir(join(folder, 'src/posts'), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
  for (const { slug, content } of articles(0, count)) {
    await writeFile(join(folder, 'src/posts', `${slug}.md`), content)
  }
}

/** Builds it; what a build before has kept is used. */
export async function buildBareAstro(folder: string): Promise<void> {
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const [program, ...parameters] = astroCommand('build', '--silent')
  await promisify(execFile)(program, parameters, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
}

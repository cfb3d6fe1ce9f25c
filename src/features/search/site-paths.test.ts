import { globSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { FIXED_PATHS, sitePaths } from './site-paths.ts'

/** Files to which no page links. */
const UNLINKED = /^\/(404|robots\.txt|site\.webmanifest|.*\.json)$/

it('the fixed addresses are those of the files of pages, of forms and of redirects', () => {
  const files = globSync('**/*.{astro,ts}', { cwd: 'src/pages' })
    .filter((file) => !/\[|(^|\/)_|^shells\//.test(file))
    .map((file) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`)
  const { redirects } = parse(readFileSync('netlify.toml', 'utf8')) as {
    redirects: { from: string }[]
  }
  // Read as text, because a feature must not import from `netlify`.
  const source = readFileSync('netlify/functions/visitor-pages.ts', 'utf8')
  const forms = Array.from(source.matchAll(/'(\/[^']+)'/g), ([, path = '']) => path)
  const paths = [...files, ...forms, ...redirects.map(({ from }) => from)]
  const fixed = paths.filter((path) => !/[:*]|\/1$/.test(path) && !UNLINKED.test(path))
  expect(FIXED_PATHS).toEqual([...new Set(fixed)].toSorted())
})

it('the addresses of a site are those, and those of what is published with its lists', () => {
  const published = true
  const title = 'Pavadinimas'
  const category = 'Komunikacija'
  const paths = sitePaths({
    posts: [
      ...Array.from({ length: 14 }, (_, index) => ({
        slug: `s${index}`,
        title,
        published,
        category,
      })),
      { slug: 'juodrastis', title, published: false, category: 'Konfliktai' },
    ],
    pages: [
      { slug: 'duk', title, published },
      { slug: 'rengiamas', title, published: false },
    ],
    quizzes: [{ slug: 'rysys', title, published }],
    experts: [{ id: 'a', name: 'Rūta Žilė' }],
  })
  const lists = [
    '/blog/puslapis/2',
    '/blog/tema/komunikacija',
    '/blog/tema/komunikacija/puslapis/2',
  ]
  const items = ['/blog/s0', '/blog/s13', '/p/duk', '/testas/rysys', '/experts/ruta-zile']
  for (const path of ['/about', ...lists, ...items]) expect(paths, path).toContain(path)
  for (const path of ['/blog/juodrastis', '/p/rengiamas', '/blog/tema/konfliktai']) {
    expect(paths).not.toContain(path)
  }
})

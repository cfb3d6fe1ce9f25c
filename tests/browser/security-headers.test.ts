import { addressOf } from './site.ts'
import { DATA_POLICY, SECURITY_HEADERS } from '#src/core/security-headers.ts'
import './site-addresses.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const NAMES = [...Object.keys(SECURITY_HEADERS), 'Content-Security-Policy']

async function headersOf(path: string) {
  const { headers } = await fetch(addressOf(path), { redirect: 'manual' })
  return Object.fromEntries(NAMES.map((name) => [name, headers.get(name)]))
}

test('every page carries the headers of the home page, and nobody learns the address of a private one', async () => {
  const home = await headersOf('/')
  expect(home).toMatchObject(SECURITY_HEADERS)
  expect(home['Content-Security-Policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
  for (const [name, path] of [
    ['a page of the build', '/about'],
    ['the panel', '/admin'],
    ['an unknown address', '/nera-tokio-puslapio'],
    ['a page that no build carries', '/blog/nera-tokio-straipsnio'],
    ['a list with the search', '/blog'],
  ] as const) {
    expect(await headersOf(path), name).toEqual(home)
  }
  for (const [name, path] of [
    ['a page for one visitor', '/mano-duomenys'],
    ['a preview', '/perziura/isgalvota'],
  ] as const) {
    expect(await headersOf(path), name).toEqual({ ...home, 'Referrer-Policy': 'no-referrer' })
  }
})

test('pages of the build and live pages alone name the rules for links that are rendered ahead', async () => {
  const rulesOf = async (path: string) =>
    (await fetch(addressOf(path))).headers.get('Speculation-Rules')
  for (const path of ['/', '/about', '/blog/nera-tokio-straipsnio']) {
    expect(await rulesOf(path), path).toBe('"/speculation-rules.json"')
  }
  for (const path of ['/mano-duomenys', '/perziura/isgalvota', '/api/quizzes']) {
    expect(await rulesOf(path), path).toBeNull()
  }
  const rules = await fetch(addressOf('/speculation-rules.json'))
  expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
  expect(rules.headers.get('Cache-Control')).toBe('public, max-age=86400')
})

test('an answer that is no page carries the policy of data; networks, feed readers and mail programs may show images', async () => {
  for (const [name, path] of [
    ['the API', '/api/quizzes'],
    ['a refused call of the administrator', '/api/admin/blog'],
    ['a missing image', `/media/${'0'.repeat(32)}-60x40.webp`],
  ] as const) {
    expect(await headersOf(path), name).toEqual({
      ...SECURITY_HEADERS,
      'Content-Security-Policy': DATA_POLICY,
    })
  }
  const home = await (await fetch(currentSite().address)).text()
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(home) ?? []
  expect(await headersOf(new URL(image).pathname)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

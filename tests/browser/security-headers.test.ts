import { addressOf } from './site.ts'
import { DATA_POLICY, SECURITY_HEADERS } from '#src/domain/security-headers.ts'
import './site-addresses.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const NAMES = [...Object.keys(SECURITY_HEADERS), 'Content-Security-Policy']

async function headersOf(path: string) {
  const { headers } = await fetch(addressOf(path), { redirect: 'manual' })
  return Object.fromEntries(NAMES.map((name) => [name, headers.get(name)]))
}

for (const [name, path] of [
  ['a page of the build', '/about'],
  ['the panel', '/admin'],
  ['an unknown address', '/nera-tokio-puslapio'],
  ['a page that no build carries', '/blog/nera-tokio-straipsnio'],
  ['a list with the search', '/blog'],
  ['a page for one visitor', '/mano-duomenys'],
] as const) {
  test(`every page carries the headers of the home page: ${name}`, async () => {
    const home = await headersOf('/')
    expect(home).toMatchObject(SECURITY_HEADERS)
    expect(home['Content-Security-Policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
    )
    expect(await headersOf(path)).toEqual({
      ...home,
      ...(path === '/mano-duomenys' ? { 'Referrer-Policy': 'no-referrer' } : {}),
    })
  })
}

test('pages of the build and live pages name the rules for links that are rendered ahead', async () => {
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

for (const [name, path] of [
  ['the API', '/api/quizzes'],
  ['a refused call of the administrator', '/api/admin/blog'],
] as const) {
  test(`an answer that is no page carries the policy of data: ${name}`, async () => {
    expect(await headersOf(path)).toEqual({
      ...SECURITY_HEADERS,
      'Content-Security-Policy': DATA_POLICY,
    })
  })
}

test('nobody learns the address of a preview, and a missing image is no page', async () => {
  expect(await headersOf('/perziura/isgalvota')).toEqual({
    ...(await headersOf('/')),
    'Referrer-Policy': 'no-referrer',
  })
  expect(await headersOf(`/media/${'0'.repeat(32)}-60x40.webp`)).toEqual({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': DATA_POLICY,
  })
})

test('images may be shown by networks, feed readers and mail programs', async () => {
  const home = await (await fetch(currentSite().address)).text()
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(home) ?? []
  expect(await headersOf(new URL(image).pathname)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

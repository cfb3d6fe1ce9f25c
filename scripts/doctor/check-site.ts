import { z } from 'zod'
import { getHealth, type Health, NEAR_DATABASE_MS } from '#src/features/health/contracts.ts'
import { buildState } from '#src/features/publishing/contracts.ts'
import { BUILD_STATE_PATH } from '#src/features/publishing/publishing.ts'
import { SELLER_LAWS } from '#src/features/settings/seller.ts'
import { advice, type Finding, missing, note, well } from './finding.ts'

const TIMEOUT_MS = 10_000
const DAY_MS = 24 * 60 * 60_000

/** Response headers that every page has. */
const HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
]

/** Path of a list that functions serve and the CDN caches. */
const CACHED_LIST = '/api/quizzes'

/** Files that search engines and feed readers request, with a word that each contains. */
const FILES = [
  ['/robots.txt', 'User-agent'],
  ['/sitemap-index.xml', '<sitemapindex'],
  ['/rss.xml', '<rss'],
] as const

/** Checks a deployed site from outside. @param origin without a trailing slash. */
export async function checkSite(origin: string): Promise<Finding[]> {
  if (await isPrivate(origin)) {
    return [
      missing(
        'Strangers get Netlify’s login instead of the site.',
        'Make its deploys public in Netlify ("First deploy" in docs/operations.md).',
      ),
    ]
  }
  const checks = [
    health(origin),
    build(origin),
    page(origin),
    functions(origin),
    search(origin),
    panel(origin),
  ]
  return (
    await Promise.all([...checks, ...FILES.map(([path, word]) => file(origin, path, word))])
  ).flat()
}

/** URL where Netlify's team members log in. A private deploy redirects there, or its page has a script that does. */
const LOGIN = 'https://app.netlify.com/edge-access'

/** Whether Netlify asks a visitor without a cookie for a login or a password. */
async function isPrivate(origin: string): Promise<boolean> {
  const answer = await ask(origin, '/', 'manual')
  if (answer === null) return false
  const location = answer.headers.get('Location') ?? ''
  return answer.status === 401 || location.startsWith(LOGIN) || answer.text.includes(LOGIN)
}

/** Makes a request. @returns the answer; null if none comes within `TIMEOUT_MS`. */
async function ask(origin: string, path: string, redirect: RequestRedirect = 'follow') {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(origin + path, { signal, redirect })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    return null
  }
}

async function health(origin: string): Promise<Finding[]> {
  const answer = await ask(origin, '/api/health')
  const parsed = getHealth.response.safeParse(jsonOf(answer?.text))
  if (!parsed.success) {
    return [
      missing('/api/health does not answer.', 'Look at the deploy and the functions in Netlify.'),
    ]
  }
  const { database, storage, publishing, outbox, schedules, ...place } = parsed.data
  const parts = { database, storage, publishing, outbox, schedules }
  const words = Object.entries(parts).map(([name, word]) => {
    const what = `/api/health: ${name} ${word}`
    if (word === 'ok') return well(what)
    const mend = 'See "When something fails" in docs/operations.md.'
    const isDown = word === 'unreachable' || word === 'read-only'
    return isDown ? missing(what, mend) : advice(what, mend)
  })
  return [...words, distance(place)]
}

function distance({
  region,
  databaseMs,
  databaseDistance,
}: Pick<Health, 'region' | 'databaseMs' | 'databaseDistance'>): Finding {
  const what = `Functions in ${region ?? 'an unknown region'}, ${databaseMs ?? '?'} ms to the database`
  if (databaseDistance === 'near') return well(what)
  const mend = `Over ${NEAR_DATABASE_MS} ms: put functions and database into the same region ("First deploy" in docs/operations.md).`
  return advice(what, mend)
}

/**
 * Reports how many days ago the live build was made, each detail of the seller that is not set, with the law that
 * requires it, and what is made up.
 */
async function build(origin: string): Promise<Finding[]> {
  const answer = await ask(origin, BUILD_STATE_PATH)
  const parsed = buildState.safeParse(jsonOf(answer?.text))
  if (!parsed.success) {
    return [
      missing(`${BUILD_STATE_PATH} does not answer.`, 'The site was not built by "npm run build".'),
    ]
  }
  const days = Math.floor((Date.now() - Date.parse(parsed.data.builtAt)) / DAY_MS)
  const { contentVersion, owner } = parsed.data
  return [
    well(`Built ${days === 0 ? 'today' : `${days} days ago`}, content version ${contentVersion}`),
    ...owner.missing.map((detail) =>
      advice(
        `The seller’s ${detail} is not set, which ${SELLER_LAWS[detail]} asks for.`,
        'Set it in the panel, in "Nustatymai".',
      ),
    ),
    ...owner.madeUp.map((what) =>
      advice(`Made up for now: ${what}.`, 'Set genuine ones in the panel, in "Nustatymai".'),
    ),
  ]
}

async function page(origin: string): Promise<Finding[]> {
  const answer = await ask(origin, '/')
  if (answer?.status !== 200) {
    return [
      missing('The home page does not answer.', 'Look at the deploy and the domain in Netlify.'),
    ]
  }
  const { headers } = answer
  const left = HEADERS.filter((name) => (headers.get(name) ?? '') === '')
  return [
    well('The home page answers.'),
    left.length === 0
      ? well(`Headers of the home page: ${HEADERS.join(', ')}`)
      : missing(
          `The home page lacks ${left.join(', ')}.`,
          'Publish the folder that the build wrote.',
        ),
    indexing(origin, isNoindex(headers)),
  ]
}

/**
 * Tells whether the list of quizzes answers. If so, also tells whether functions know their deploy context and accept
 * a trailing slash, and whether the CDN's cache ignores an invented query string.
 */
async function functions(origin: string): Promise<Finding[]> {
  const answer = await ask(origin, CACHED_LIST)
  if (answer?.status !== 200) {
    return [
      missing(
        `${CACHED_LIST} does not answer.`,
        'Look at the deploy and the functions in Netlify.',
      ),
    ]
  }
  const slashed = await ask(origin, `${CACHED_LIST}/`)
  const invented = await ask(origin, `${CACHED_LIST}?doctor=${crypto.randomUUID()}`)
  return [
    isNoindex(answer.headers) === isPreviewAddress(origin)
      ? well('Functions know whose deploy they are.')
      : missing(
          'Functions and pages differ in their deploy context.',
          'Publish the folder that the build of this context wrote, with its functions.',
        ),
    slashed?.text === answer.text
      ? well('A call with a trailing slash is answered.')
      : missing(
          'A call with a trailing slash gets another answer.',
          'Remove redirects that were added in Netlify.',
        ),
    cached(invented?.headers.get('Cache-Status') ?? ''),
  ]
}

/**
 * Tells whether the cache ignores unknown query parameters.
 * @param status the CDN's `Cache-Status` for an invented query string, just after a call without a query string; empty
 *   without a CDN.
 */
function cached(status: string): Finding {
  if (/;\s*hit/.test(status)) return well('An invented query string calls no function.')
  if (status === '') {
    return note('No CDN says what it caches.', 'Run this with the address of the deployed site.')
  }
  return advice(
    'An invented query string was not answered by the cache.',
    'Run this again; if it stays, let nothing remove Netlify-Vary from answers of /api.',
  )
}

/**
 * Tells whether the Content-Security-Policy lets the search run. Browsers enforce every policy of a page, so a second
 * policy without the permission would block the search.
 */
async function search(origin: string): Promise<Finding> {
  const policy = (await ask(origin, '/blog'))?.headers.get('Content-Security-Policy') ?? ''
  if (policy.includes("'wasm-unsafe-eval'") && policy.split('default-src').length === 2) {
    return well('The search may run.')
  }
  return missing(
    'The policy of /blog does not let the search run.',
    'Let nothing but the build set a Content-Security-Policy.',
  )
}

function indexing(origin: string, isKept: boolean): Finding {
  const isPreview = isPreviewAddress(origin)
  if (isPreview === isKept) return well(isPreview ? 'It is kept from search.' : 'It may be found.')
  return isPreview
    ? missing('Search engines may list this preview.', 'Build it in the context of a preview.')
    : missing('The site is kept from search engines.', 'Deploy it in the production context.')
}

/** Whether a URL is a preview's: its host has a prefix and `--` before the site's name. */
function isPreviewAddress(origin: string): boolean {
  return /^[^.]+--[^.]+\.netlify\.app$/.test(new URL(origin).hostname)
}

function isNoindex(headers: Headers): boolean {
  return headers.get('X-Robots-Tag')?.includes('noindex') === true
}

async function panel(origin: string): Promise<Finding> {
  const answer = await ask(origin, '/admin/login')
  if (answer?.status === 200 && isNoindex(answer.headers)) return well('/admin/login')
  return missing(
    '/admin/login does not answer, or may be indexed.',
    'Look at the deploy in Netlify.',
  )
}

async function file(origin: string, path: string, word: string): Promise<Finding> {
  const answer = await ask(origin, path)
  if (answer?.status === 200 && answer.text.includes(word)) return well(path)
  return missing(`${path} does not answer.`, 'Look at the log of the build.')
}

function jsonOf(text = ''): unknown {
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    return null
  }
}

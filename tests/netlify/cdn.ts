import type { CallOptions, Platform, PlatformAnswer } from './platform.ts'

/** Maximum number of purges of a tag in `PURGE_WINDOW_MS`. */
const PURGES = 2
const PURGE_WINDOW_MS = 5000

interface Stored {
  address: string
  answer: PlatformAnswer
  tags: readonly string[]
  expiresAt: number
}

/** CDN that caches as headers allow (docs.netlify.com, "Caching"). */
export interface Cdn {
  /** Answers that are stored. */
  readonly stored: readonly Stored[]
  /** Number of calls that reached a function. */
  readonly calls: number
  call(address: string, options?: CallOptions): Promise<PlatformAnswer>
  clear(): void
}

/** Puts a CDN in front of the platform; it also gets the purges that functions ask for. */
export function startCdn(platform: Platform): Cdn {
  const stored = new Map<string, Stored>()
  /** Query parameters by which the answers of a path differ; null for all parameters. */
  const varies = new Map<string, readonly string[] | null>()
  const purges = new Map<string, number[]>()
  let calls = 0

  const keyOf = ({ pathname, searchParams }: URL): string => {
    const names = varies.get(pathname) ?? null
    const query = [...searchParams].filter(([name]) => names?.includes(name) ?? true).sort()
    return `${pathname}?${new URLSearchParams(query).toString()}`
  }

  const purge = (tags: readonly string[]): Response => {
    const since = Date.now() - PURGE_WINDOW_MS
    const recent = (tag: string) => (purges.get(tag) ?? []).filter((instant) => instant > since)
    if (tags.some((tag) => recent(tag).length >= PURGES)) return new Response('', { status: 429 })
    for (const tag of tags) purges.set(tag, [...recent(tag), Date.now()])
    for (const [key, entry] of stored) {
      if (entry.tags.some((tag) => tags.includes(tag))) stored.delete(key)
    }
    return new Response('', { status: 202 })
  }

  platform.onOutside = ({ url, body }) => {
    if (!url.endsWith('/api/v1/purge')) return undefined
    const { cache_tags: tags } = JSON.parse(body) as { cache_tags: string[] }
    return purge(tags)
  }

  return {
    get stored() {
      return [...stored.values()]
    },
    get calls() {
      return calls
    },
    async call(address, options = {}) {
      const url = new URL(address, 'https://akademija.example')
      const isRead = (options.method ?? 'GET') === 'GET'
      const hit = isRead ? stored.get(keyOf(url)) : undefined
      if (hit && hit.expiresAt > Date.now()) return hit.answer
      calls++
      const answer = await platform.call(address, options)
      const seconds = isRead ? lifetimeOf(answer.headers) : 0
      if (seconds > 0) {
        varies.set(url.pathname, queryOf(answer.headers.get('Netlify-Vary')))
        stored.set(keyOf(url), {
          address,
          answer,
          tags: tagsOf(answer.headers),
          expiresAt: Date.now() + seconds * 1000,
        })
      }
      return answer
    },
    clear() {
      stored.clear()
      purges.clear()
      calls = 0
    },
  }
}

/** Returns the seconds for which an answer may be stored, by its most specific header. */
function lifetimeOf(headers: Headers): number {
  const names = ['Netlify-CDN-Cache-Control', 'CDN-Cache-Control', 'Cache-Control']
  const rules = names.map((name) => headers.get(name)).find((value) => value !== null) ?? ''
  if (/no-store|no-cache|private/.test(rules)) return 0
  const [, shared] = /s-maxage=(\d+)/.exec(rules) ?? []
  const [, own] = /(?<!s-)max-?age=(\d+)/.exec(rules) ?? []
  return Number(shared ?? own ?? 0)
}

function tagsOf(headers: Headers): string[] {
  const value = headers.get('Netlify-Cache-Tag') ?? headers.get('Cache-Tag') ?? ''
  return value.split(',').map((tag) => tag.trim())
}

/** Returns the parameters that `query=a|b` names; null, meaning all, for `query` alone and without a rule. */
function queryOf(vary: string | null): readonly string[] | null {
  const rule = vary?.split(',').find((part) => part.trim().startsWith('query='))
  return rule === undefined ? null : rule.trim().slice('query='.length).split('|')
}

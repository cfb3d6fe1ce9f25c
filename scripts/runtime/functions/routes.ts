import type { LoadedFunction } from './load-functions.ts'

/** The function that answers a request, with its input. */
export interface RouteMatch {
  target: LoadedFunction
  /** The path's parameters, still percent-encoded as on the platform. */
  params: Record<string, string>
  /** Method passed to the function: GET for a HEAD request to a function that takes only GET. */
  method: string
}

/** Lookup of functions. It returns undefined if the request is for the site. */
export type Router = (pathname: string, method: string) => RouteMatch | undefined

/**
 * Routes as the platform does: by a function's `path` if it has one, else by its default path. More specific paths come
 * first, and a trailing slash is ignored. A request whose method a function does not accept goes to the next matching
 * function. Scheduled functions and functions with only event handlers get no requests.
 */
export function createRouter(functions: readonly LoadedFunction[]): Router {
  const routes = functions
    .filter((target) => target.fetch && target.config.schedule === undefined)
    .flatMap((target) => {
      const { path = [`/.netlify/functions/${target.name}`], excludedPath = [] } = target.config
      const excluded = excludedPath.map(toMatcher)
      return path.map((pattern) => ({
        target,
        excluded,
        matcher: toMatcher(pattern),
        rank: rankOf(pattern),
      }))
    })
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))

  return (pathname, method) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    for (const { target, matcher, excluded } of routes) {
      const match = matcher.exec({ pathname: path })
      const taken = methodFor(target, method)
      if (!match || taken === undefined) continue
      if (excluded.some((pattern) => pattern.test({ pathname: path }))) continue
      const groups = Object.entries(match.pathname.groups)
      const params = groups.filter((group): group is [string, string] => group[1] !== undefined)
      return { target, params: Object.fromEntries(params), method: taken }
    }
    return undefined
  }
}

function toMatcher(pattern: string): URLPattern {
  return new URLPattern({ pathname: pattern })
}

function methodFor({ config }: LoadedFunction, method: string): string | undefined {
  const methods: readonly string[] | undefined = config.method
  if (!methods || methods.includes(method)) return method
  return method === 'HEAD' && methods.includes('GET') ? 'GET' : undefined
}

/**
 * Returns the sort key of a path, with a letter for each segment. The order is: fixed text, text with a placeholder, a
 * parameter, a wildcard, the end of the path.
 */
function rankOf(pattern: string): string {
  const ranks = pattern.split('/').map((segment) => {
    if (!/[:*{}()?+\\[\]]/.test(segment)) return 'a'
    if (segment.includes('*')) return 'd'
    return segment.startsWith(':') ? 'c' : 'b'
  })
  return `${ranks.join('')}e`
}

import type { LoadedFunction } from './load-functions.ts'

/** The function that a request belongs to. */
export interface RouteMatch {
  target: LoadedFunction
  /** The path's parameters as they stand in the address, still percent-encoded as on the platform. */
  params: Record<string, string>
  /** The method it is called with: GET for a HEAD request to a function that takes only GET. */
  method: string
}

/** Finds the function for a path and a method; undefined when the request is for the site. */
export type Router = (pathname: string, method: string) => RouteMatch | undefined

interface Route {
  target: LoadedFunction
  pattern: string
  /** What every matching path begins with: a cheap test before the costly one. */
  prefix: string
  matcher: URLPattern
  excluded: readonly URLPattern[]
}

const functionsPath = '/.netlify/functions/'

/** A path segment's marks of URLPattern syntax. */
const special = /[:*{}()?+\\[\]]/

/**
 * Routes as the platform does: by `path` where a function has one, else by its default address;
 * the more specific path first; a closing slash is the same path; a method that a function does not
 * take falls through to the next function. Scheduled functions and those with nothing but event
 * handlers have no address.
 */
export function createRouter(functions: readonly LoadedFunction[]): Router {
  const routes = functions
    .filter((target) => target.fetch && target.config.schedule === undefined)
    .flatMap((target) => {
      const excluded = (target.config.excludedPath ?? []).map(toMatcher)
      const paths = target.config.path ?? [functionsPath + target.name]
      return paths.map((pattern) => ({
        target,
        pattern,
        prefix: readPrefix(pattern),
        matcher: toMatcher(pattern),
        excluded,
      }))
    })
    .sort(bySpecificity)

  return (pathname, method) => {
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
    for (const route of routes) {
      if (!path.startsWith(route.prefix) || !route.matcher.test({ pathname: path })) continue
      const taken = methodFor(route.target, method)
      if (taken === undefined) continue
      if (route.excluded.some((excluded) => excluded.test({ pathname: path }))) continue
      return { target: route.target, params: readParams(route, path), method: taken }
    }
    return undefined
  }
}

function toMatcher(pattern: string): URLPattern {
  return new URLPattern({ pathname: pattern })
}

/** The fixed text up to the first mark, without the slash that an optional part takes with it. */
function readPrefix(pattern: string): string {
  const mark = pattern.search(special)
  return mark === -1 ? pattern : pattern.slice(0, mark).replace(/\/$/, '')
}

function methodFor({ config }: LoadedFunction, method: string): string | undefined {
  const methods: readonly string[] | undefined = config.method
  if (!methods || methods.includes(method)) return method
  return method === 'HEAD' && methods.includes('GET') ? 'GET' : undefined
}

function readParams(route: Route, pathname: string): Record<string, string> {
  if (!special.test(route.pattern)) return {}
  const groups = route.matcher.exec({ pathname })?.pathname.groups ?? {}
  return Object.fromEntries(
    Object.entries(groups).filter((group): group is [string, string] => group[1] !== undefined),
  )
}

/** Segment by segment: fixed text before mixed, mixed before a parameter, a wildcard last. */
function bySpecificity(one: Route, other: Route): number {
  const ranks = rankSegments(one.pattern)
  const otherRanks = rankSegments(other.pattern)
  for (let index = 0; index < Math.max(ranks.length, otherRanks.length); index += 1) {
    const difference = (otherRanks[index] ?? -1) - (ranks[index] ?? -1)
    if (difference !== 0) return difference
  }
  return one.target.name < other.target.name ? -1 : 1
}

function rankSegments(pattern: string): number[] {
  return pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!special.test(segment)) return 3
      if (segment.includes('*')) return 0
      return segment.startsWith(':') ? 1 : 2
    })
}

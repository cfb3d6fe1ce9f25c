import type { FunctionResult } from '@netlify/zip-it-and-ship-it'

type Route = NonNullable<FunctionResult['excludedRoutes']>[number]

/** Whether a route that the bundler has written matches a path. Like the platform, ignores a trailing slash. */
function takes(route: Route, pathname: string): boolean {
  const bare = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  return 'literal' in route ? bare === route.literal : new RegExp(route.expression).test(bare)
}

/** Returns every function that answers at a URL, with the pattern of its route. */
export function functionsAt(
  bundles: readonly FunctionResult[],
  address: string,
): { bundle: FunctionResult; pattern: string }[] {
  const { pathname } = new URL(address, 'https://akademija.example')
  return bundles.flatMap((bundle) => {
    const route = bundle.routes?.find((one) => takes(one, pathname))
    const isExcluded = bundle.excludedRoutes?.some((one) => takes(one, pathname)) === true
    return route === undefined || isExcluded ? [] : [{ bundle, pattern: route.pattern }]
  })
}

/** Returns the function that answers at a URL; undefined if there is none. @throws Error if there are several. */
export function functionAt(bundles: readonly FunctionResult[], address: string) {
  const [found, ...others] = functionsAt(bundles, address)
  if (others.length > 0) throw new Error(`Several functions answer ${address}.`)
  return found
}

import type { FunctionResult } from '@netlify/zip-it-and-ship-it'

type Route = NonNullable<FunctionResult['routes']>[number]

/** Whether a route that the bundler has written takes a path; the platform leaves a trailing slash out of account. */
function takes({ literal, expression }: Pick<Route, 'literal' | 'expression'>, pathname: string) {
  const bare = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  return literal === undefined
    ? expression !== undefined && new RegExp(expression).test(bare)
    : bare === literal
}

/** Every function that answers at an address, with its route that does. */
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

/** The function that answers at an address. @throws when there are several. */
export function functionAt(bundles: readonly FunctionResult[], address: string) {
  const [found, ...others] = functionsAt(bundles, address)
  if (others.length > 0) throw new Error(`Several functions answer ${address}.`)
  return found
}

import { BROWSER_ARGUMENTS } from '../../scripts/tools/browser.ts'
import { CHECKOUT_ORIGIN, SITE_ORIGIN } from './site-addresses.ts'
import type { World } from './world.ts'

/** Returns browser flags that make the origins named in pages lead to the servers of a world. */
export function browserArguments({ address, checkoutAddress }: World): string[] {
  const meant = [
    [SITE_ORIGIN, address],
    [CHECKOUT_ORIGIN, checkoutAddress],
  ] as const
  const rules = meant.map(
    ([origin, at]) => `MAP ${new URL(origin).host}:80 127.0.0.1:${new URL(at).port}`,
  )
  const option = '--host-resolver-rules='
  return [
    ...BROWSER_ARGUMENTS.map((argument) =>
      argument.replace(option, `${option}${rules.join(', ')}, `),
    ),
    // A page lives for a few seconds: optimising its code costs more time than it saves.
    '--js-flags=--no-turbofan --no-maglev',
  ]
}

import { type InputOf, request } from '#src/client/request.ts'
import type { Contract, ResponseOf } from '#src/contracts/contract.ts'
import type { Route } from '#src/contracts/routes.ts'

/**
 * Makes a call of the product's API that must succeed.
 * @param url where the product answers.
 * @throws with the failure when it does not.
 */
export async function callSite<C extends Contract>(
  url: string,
  route: Route,
  input: InputOf<C>,
): Promise<ResponseOf<C>> {
  const result = await request<C>(route, input, {
    fetch: (address, init) => fetch(new URL(address, url), init),
  })
  if (!result.ok) throw new Error(`${route.path}: ${JSON.stringify(result.failure)}`)
  return result.data
}

import { type AnswerOf, type InputOf, request } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import type { Route } from '#src/core/routes.ts'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'

/**
 * Makes a call of the product's API that must succeed, as if from a random IP address.
 * @param url URL of the product.
 * @throws Error that names the failure if the call fails.
 */
export async function callSite<const R extends Route>(
  url: string,
  route: R,
  input: InputOf<R>,
): Promise<AnswerOf<R>> {
  const result = await request(
    route,
    { ...input, headers: { ...fromSomewhere(), ...input.headers } },
    { fetch: (address, init) => fetch(new URL(address, url), init) },
  )
  if (!result.ok) throw new Error(`${route.path}: ${JSON.stringify(result.failure)}`)
  return result.data
}

/**
 * Uploads a JPEG and attaches it.
 * @param url URL of the product.
 * @param name name of the file; none by default.
 * @returns the image's URL.
 */
export async function uploadImage(
  url: string,
  token: string,
  bytes: Uint8Array,
  name?: string,
): Promise<string> {
  const { uploadURL } = await callSite(url, routes.createUpload, {
    token,
    ...(name === undefined ? {} : { body: { name } }),
  })
  const { ok } = await fetch(new URL(uploadURL, url), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })
  if (!ok) throw new Error('The image was refused.')
  const body = { imageURL: uploadURL }
  return (await callSite(url, routes.attachImage, { token, body })).imageUrl
}

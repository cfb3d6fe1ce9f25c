import { expect } from '@playwright/test'
import type { AnswerOf, InputOf } from '#src/client/request.ts'
import type { BodyOf, ResponseOf } from '#src/core/contract.ts'
import type { createPost } from '#src/features/articles/contracts.ts'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import type { createQuiz } from '#src/features/quizzes/contracts.ts'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import type { SettingsInput } from '#src/features/settings/contracts.ts'
import { articleBody, quizBody } from '../api/content.ts'
import { callSite } from './call-site.ts'
import { BUILD_TIMEOUT_MS } from './site-addresses.ts'
import { currentSite } from './current-site.ts'

/** Makes a call of the product's API that must succeed. @throws with the failure otherwise. */
export function call<const R extends Route>(route: R, input: InputOf<R>): Promise<AnswerOf<R>> {
  return callSite(currentSite().address, route, input)
}

/** Logs in as the administrator, and returns the bearer token of the session. */
export async function logIn(): Promise<string> {
  const { password } = currentSite()
  return (await call(routes.login, { body: { password } })).sessionToken
}

/** Stores a published article; `changes` replace its fields. */
export function createArticle(
  token: string,
  changes: Partial<BodyOf<typeof createPost>> & { slug: string },
): Promise<ResponseOf<typeof createPost>> {
  const body = articleBody(changes) as BodyOf<typeof createPost>
  return call(routes.createPost, { token, body })
}

/** Stores a published quiz; `changes` replace its fields. */
export function createTestQuiz(
  token: string,
  changes: Partial<BodyOf<typeof createQuiz>> & { slug: string },
): Promise<ResponseOf<typeof createQuiz>> {
  const body = quizBody(changes) as BodyOf<typeof createQuiz>
  return call(routes.createQuiz, { token, body })
}

/**
 * Returns the current settings without their row version, so that they can be saved even if another test has saved
 * settings meanwhile.
 */
export async function readSettings(token: string): Promise<SettingsInput> {
  const stored = await call(routes.getSettings, { token })
  const { id, earlier, inPreview, noticeEmail, pendingNotices, cityCheckedAt, sales, ...settings } =
    stored
  return { ...settings, updatedAt: undefined }
}

/** Returns the publishing state. */
export function publishingState(token: string): Promise<Publishing> {
  return call(routes.getPublishing, { token })
}

/** Waits until the static site contains everything that was saved, and no build runs. */
export function untilLive(token: string): Promise<void> {
  return untilStatus(token, (status) => status === 'live')
}

/** Builds everything that is saved, without waiting for the hourly build, and waits until it is live. */
export async function publishNow(token: string): Promise<void> {
  await untilStatus(token, (status) => status !== 'building')
  await call(routes.retryPublishing, { token })
  await untilLive(token)
}

async function untilStatus(
  token: string,
  is: (status: Publishing['status']) => boolean,
): Promise<void> {
  await expect
    .poll(async () => is((await publishingState(token)).status), { timeout: BUILD_TIMEOUT_MS })
    .toBe(true)
}

/** Returns the URL at which this process reaches the site. @param path path of the site, or a URL that a page names. */
export function addressOf(path: string): URL {
  const { url, address } = currentSite()
  return new URL(path.startsWith(url) ? path.slice(url.length) : path, address)
}

/** Returns the response to a GET request, without following redirects. */
export async function get(
  address: string,
): Promise<{ status: number; location: string | null; html: string }> {
  const response = await fetch(addressOf(address), { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('Location'),
    html: await response.text(),
  }
}

/** Prepared articles that differ from the first of their kind only in a number. */
const ALIKE = /-straipsnis-([2-9]|\d\d)$/

/** Returns the paths of the pages in the sitemap; of prepared articles that are alike, only the first. */
export async function sitemapPaths(): Promise<string[]> {
  const { html } = await get('/sitemap-0.xml')
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((pathname) => !ALIKE.test(pathname))
}

import { type APIResponse, expect, type Page, type Route } from '@playwright/test'
import { addressOf } from './site.ts'
import { toastRegion } from './visits.ts'

/**
 * Fetches the server's answer to a request that a test alters. Passes the server's own URL, since `route.fetch()` would
 * not find the server by the URL that pages name.
 */
export function answerTo(route: Route): Promise<APIResponse> {
  return route.fetch({ url: addressOf(route.request().url()).href })
}

/** Delays the requests whose URL matches a pattern, as on a slow connection. @returns a function that releases them. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.fallback()
  })
  return () => {
    goOn()
  }
}

/** Internal details of the server that visitors must not see. */
const SECRET = 'Slapta serverio klaida'

/** Makes the next call whose URL matches a pattern fail, with an error response or with a network error. */
async function failOnce(page: Page, pattern: RegExp, how: 'answer' | 'network'): Promise<void> {
  await page.route(
    pattern,
    (route) =>
      how === 'answer' ? route.fulfill({ status: 500, json: { error: SECRET } }) : route.abort(),
    { times: 1 },
  )
}

/** Expects exactly one toast, with the failure's description, and dismisses it. */
export async function expectFailure(page: Page, description: string): Promise<void> {
  const alert = toastRegion(page).getByRole('alert')
  await alert.getByText(description, { exact: true }).waitFor()
  await alert.getByText('Klaida', { exact: true }).waitFor()
  await expect(toastRegion(page).locator('[data-toast]')).toHaveCount(1)
  await alert.getByRole('button').click()
  await alert.locator('[data-toast]').waitFor({ state: 'detached' })
}

interface FailingForm {
  /** The call that the form makes. */
  call: RegExp
  submit: () => Promise<void>
  /** Returns the values of the fields. */
  values: () => Promise<readonly string[]>
  /** The message that the form shows for every failure. */
  sentence: string
}

/** Expects that a completed form shows the same message for every failure and keeps its values. */
export async function expectKeptOverFailures(page: Page, form: FailingForm): Promise<void> {
  const typed = await form.values()
  for (const how of ['answer', 'network'] as const) {
    await failOnce(page, form.call, how)
    await form.submit()
    await expectFailure(page, form.sentence)
    await expect(page.getByText(SECRET)).toHaveCount(0)
    expect(await form.values(), how).toEqual(typed)
  }
}

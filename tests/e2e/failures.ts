import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { toastRegion } from './browser.ts'

/**
 * Lets requests wait, as on a slow line.
 * @returns what lets them go on.
 */
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

/** What the server says of itself and no visitor is meant to read. */
const SECRET = 'Slapta serverio klaida'

/** Fails the next call: by an answer of the server, or without any. */
async function failOnce(page: Page, pattern: RegExp, how: 'answer' | 'network'): Promise<void> {
  await page.route(
    pattern,
    (route) =>
      how === 'answer' ? route.fulfill({ status: 500, json: { error: SECRET } }) : route.abort(),
    { times: 1 },
  )
}

/** Waits for the one toast of a failure and takes it away. */
export async function expectFailure(page: Page, description: string): Promise<void> {
  const alert = toastRegion(page).getByRole('alert')
  await alert.getByText(description, { exact: true }).waitFor()
  await alert.getByText('Klaida', { exact: true }).waitFor()
  expect(await toastRegion(page).locator('[data-toast]').count()).toBe(1)
  await alert.getByRole('button').click()
  await alert.locator('[data-toast]').waitFor({ state: 'detached' })
}

interface FailingForm {
  /** The call that the form makes. */
  call: RegExp
  submit: () => Promise<void>
  /** What the fields hold. */
  values: () => Promise<readonly string[]>
  /** The one sentence for every failure. */
  sentence: string
}

/** Expects that a filled in form says the same of every failure and keeps what was typed. */
export async function expectKeptOverFailures(page: Page, form: FailingForm): Promise<void> {
  const typed = await form.values()
  for (const how of ['answer', 'network'] as const) {
    await failOnce(page, form.call, how)
    await form.submit()
    await expectFailure(page, form.sentence)
    expect(await page.getByText(SECRET).count()).toBe(0)
    expect(await form.values(), how).toEqual(typed)
  }
}

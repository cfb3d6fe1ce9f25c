import { expect, type Page } from '@playwright/test'
import { NEUTRAL_SITE } from '#src/features/safety/quick-exit.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'

/**
 * Answers in place of the neutral site, to which the quick exit leads, in one tab. Also answers after a redirect from
 * the product, which a Playwright route would not see.
 * @param when resolves when the answer may be given; if omitted, it is given at once.
 */
export async function standInForNeutralSite(
  page: Page,
  when: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = when.then(() =>
      devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
        body: Buffer.from('<h1>Orai</h1>').toString('base64'),
      }),
    )
    // When the answer is given, the tab may already be navigating elsewhere.
    answered.catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${NEUTRAL_SITE}*` }] })
}

/** Waits until the page's script answers a press of the quick exit; until then its link leads to the server. */
export async function untilExitIsQuick(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await expect
    .poll(async () => {
      const expression = "document.querySelector('[data-quick-exit]')"
      const { objectId = '' } = (await devtools.send('Runtime.evaluate', { expression })).result
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId })
      return listeners.map(({ type }) => type)
    })
    .toContain('click')
  await devtools.detach()
}

/** Presses the quick exit. */
export async function leaveQuickly(page: Page): Promise<void> {
  await page.getByRole('link', { name: safetyTexts.quickExit }).click()
  await page.getByRole('heading', { name: 'Orai' }).waitFor()
}

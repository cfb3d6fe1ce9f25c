import type { Browser, Response } from 'playwright-core'
import { launchBrowser } from '../tools/browser.ts'
import { logIn } from '../tools/caller.ts'
import { brotliSize } from '../tools/page-weight.ts'
import { medianAndLongest } from './numbers.ts'
import { BENCH_PASSWORD, startSampleSite } from './served-site.ts'

/** Approximate length of the edited text in words. */
const WORDS = 10_000
const KEYS = 100

/** Text of about `WORDS` words, in paragraphs under headings. */
const TEXT = Array.from({ length: WORDS / 100 }, (_, number) =>
  [`## Dalis ${number}`, 'Ramus **pokalbis** prasideda nuo klausimo ir tylos. '.repeat(14)].join(
    '\n\n',
  ),
).join('\n\n')

/**
 * Prints what the article form costs with the plain Markdown field and with rich text: the size of its scripts, the
 * time until the text can be edited, and the time per keystroke in a long text.
 * @param folder an empty folder for the site's data.
 */
export async function measureEditor(folder: string): Promise<void> {
  const site = await startSampleSite(folder)
  const browser = await launchBrowser()
  try {
    const token = await logIn(site.url, BENCH_PASSWORD)
    console.log('Aims: 144 KB for rich text, no task of a key over 50 ms.\n')
    console.log(
      `| field | scripts of the form | text can be typed into | a key in ${WORDS} words: median, longest |`,
    )
    console.log('| --- | --- | --- | --- |')
    for (const writing of ['markdown', 'rich'] as const) {
      const { bytes, ready, keys } = await measureWriting(browser, site.url, token, writing)
      console.log(
        `| ${writing} | ${(bytes / 1024).toFixed(1)} KB | ${Math.round(ready)} ms | ${medianAndLongest(keys)} |`,
      )
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureWriting(browser: Browser, baseURL: string, token: string, writing: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  await context.addInitScript(
    ([adminToken, writing]) => {
      localStorage.setItem('adminToken', adminToken)
      localStorage.setItem('writing', writing)
    },
    [token, writing] as const,
  )
  const scripts: Response[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  const page = await context.newPage()
  await page.goto('/admin#straipsniai/naujas')
  const text = page.getByRole('textbox', { name: 'Turinys' })
  await text.waitFor()
  const ready = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(async (script) => brotliSize(await script.body())))

  await text.fill(TEXT)
  await page.getByText(/^Žodžių: \d{4,}/).waitFor()
  await text.press('Control+End')
  const times = await page.evaluateHandle(() => {
    const took: number[] = []
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now()
        // The message is handled after the handlers of the key and its input, so the time until it arrives includes
        // theirs.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => took.push(performance.now() - began)
        port2.postMessage(null)
      },
      { capture: true },
    )
    return took
  })
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('a')
  const keys = await times.jsonValue()
  await context.close()
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), ready, keys }
}

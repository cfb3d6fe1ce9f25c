import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'

/** Functions of the screen reader in use. */
interface Reader {
  start: (options: { container: Node }) => Promise<void>
  stop: () => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  spokenPhraseLog: () => Promise<string[]>
}

declare global {
  interface Window {
    reading: { virtual: Reader }
  }
}

/** More phrases than any page has. */
const MOST_PHRASES = 1500

/** Bundles the reader into one script, since a page's policy does not allow importing it. */
function readerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))],
    bundle: true,
    format: 'iife',
    globalName: 'reading',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

let script: string | undefined

/** Starts a virtual screen reader on a page. From now on, the reader notes what the page announces. */
export async function startReader(page: Page): Promise<void> {
  script ??= readerScript()
  await page.evaluate(script)
  await page.evaluate(() => window.reading.virtual.start({ container: document.body }))
}

/** Returns the announcements so far, followed by the page as it is read from its beginning to its end. */
export function readOut(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const { virtual } = window.reading
    const announced = await virtual.spokenPhraseLog()
    // Restarted, so that it also reads what has changed since its start.
    await virtual.stop()
    await virtual.start({ container: document.body })
    for (let count = 0; count < most; count++) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break
    }
    return [...announced, ...(await virtual.spokenPhraseLog())]
  }, MOST_PHRASES)
}

/** Roles of controls, images and dialogs, which are useless without a name. */
const OPERATED =
  /^(?:button|link|textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|tab|menuitem|progressbar|img|dialog)$/

/** States, which are spoken after the name of a control. */
const STATE =
  /^(?:not )?(?:checked|pressed|selected|required|invalid|disabled|expanded|busy)$|^(?:placeholder|position|max value|level) /

/** English words with which libraries name controls by default. */
const ENGLISH = /\b(?:close|open menu|submit|next|previous|loading|required field|error)\b/i

/**
 * Returns the faults of the spoken phrases: a control without a name, English words, or expected words that are
 * missing.
 */
export function readingFaults(phrases: readonly string[], expected: readonly string[]): string[] {
  return [
    ...expected
      .filter(
        (words) => !phrases.some((phrase) => phrase.replaceAll('\u00A0', ' ').includes(words)),
      )
      .map((words) => `not spoken: ${words}`),
    ...phrases.flatMap((phrase) => {
      const [role = '', name = ''] = phrase.split(', ')
      const isUnnamed = OPERATED.test(role) && (name === '' || STATE.test(name))
      if (isUnnamed) return [`without a name: ${phrase}`]
      return ENGLISH.test(phrase) ? [`not in Lithuanian: ${phrase}`] : []
    }),
  ]
}

import { expect, it } from 'vitest'
import { SCREENS } from '../../scripts/screens/table.ts'
import { readingFaults, readOut, startReader } from '../../scripts/tools/screen-reader.ts'
import { SPOKEN } from '../../scripts/tools/spoken.ts'
import { useBrowser } from './browser.ts'

const browser = useBrowser()

// The others of `SPOKEN` are read by `npm run proof -- tools reading`.
const READ = ['quiz-email-missing', 'newsletter-empty']

it.each(SCREENS.filter(({ name }) => READ.includes(name)))(
  'a screen reader speaks everything of $name, in Lithuanian',
  async ({ name, path, prepare, act }) => {
    const page = await browser.open(path, {
      prepare: async (it) => {
        await prepare?.(it)
      },
    })
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    await startReader(page)
    await act?.(page)
    expect(readingFaults(await readOut(page), SPOKEN[name] ?? [])).toEqual([])
  },
)

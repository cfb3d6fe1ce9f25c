import { SCREENS } from '../../scripts/screens/table.ts'
import { readingFaults, readOut, startReader } from '../../scripts/tools/screen-reader.ts'
import { SPOKEN } from '../../scripts/tools/spoken.ts'
import { open } from './visits.ts'
import { expect, test } from './test.ts'

// The others of `SPOKEN` are read by `npm run proof -- tools reading`.
const READ = ['quiz-email-missing', 'newsletter-empty']

test('a screen reader speaks everything of the screens, in Lithuanian', async () => {
  const screens = SCREENS.filter(({ name }) => READ.includes(name))
  expect(screens).toHaveLength(READ.length)
  for (const { name, path, prepare, act } of screens) {
    const page = await open(path, {
      prepare: async (it) => {
        await prepare?.(it)
      },
    })
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    await startReader(page)
    await act?.(page)
    expect(readingFaults(await readOut(page), SPOKEN[name] ?? []), name).toEqual([])
  }
})

import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** Tells the test the key of a value that the page stores. */
    noteRecord: (name: string) => void
  }
}

/**
 * Everything that the site stores in a browser: names of cookies and storage keys, and the words by which the cookie
 * policy names them.
 */
export const RECORDS: readonly (readonly [name: RegExp, words: string])[] = [
  [/^quiz-attempt:/, 'Pradėtas testas.'],
  [/^quiz-(result|earlier):/, 'Išsaugotas testo rezultatas.'],
  [/^quiz-comparison:/, 'Kvietimas palyginti.'],
  [/^__Host-uzsakymas$/, '__Host-uzsakymas'],
  [/^unsent-form:/, 'Neišsiųstas laiškas.'],
  [/^tab$/, 'Greitas išėjimas.'],
  [/^(next-page-toast|paieska)$/, 'Pranešimas ir paieška pereinant į kitą puslapį.'],
  [/^scheme$/, 'Šviesi ar tamsi išvaizda.'],
  [/^slapuku-pasirinkimas$/, 'Jūsų atsakymas dėl analitikos.'],
  [/^(admin\w+|readLoginLimit|unsaved:.*|bookingNotes|writing)$/, 'Administratoriaus įrašai.'],
  [/^_ga/, '„_ga“'],
]

/**
 * Collects the names of the cookies and storage keys that are set in a browser from now on.
 * @returns a function that returns those names that `RECORDS` does not have.
 */
export async function watchRecords(context: BrowserContext): Promise<() => Promise<string[]>> {
  const kept = new Set<string>()
  await context.exposeBinding('noteRecord', (_, name: string) => kept.add(name))
  await context.addInitScript(() => {
    const { value: set } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as {
      value: (this: Storage, name: string, value: string) => void
    }
    Storage.prototype.setItem = function (name, value) {
      set.call(this, name, value)
      window.noteRecord(name)
    }
  })
  return async () => {
    const { cookies, origins } = await context.storageState()
    for (const { name } of cookies) kept.add(name)
    for (const { name } of origins.flatMap(({ localStorage }) => localStorage)) kept.add(name)
    const isNamed = (name: string) => RECORDS.some(([known]) => known.test(name))
    return [...kept].filter((name) => !name.startsWith('test:') && !isNamed(name))
  }
}

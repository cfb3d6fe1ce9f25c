import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Scores of the layout shifts so far, in the observed page. */
    layoutShifts?: number[]
  }
  /** Missing from TypeScript's DOM types. */
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}

/** Observes layout shifts of the open document, including earlier ones. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts = (window.layoutShifts = [] as number[])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of all layout shift scores. @throws Error if they were not observed. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.layoutShifts)
  if (shifts === undefined) throw new Error('Nobody has watched what moves')
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

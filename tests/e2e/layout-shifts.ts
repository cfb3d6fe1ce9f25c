import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What has moved so far, in the browser that is watched. */
    layoutShifts?: number[]
  }
  /** Not among TypeScript's types of the browser yet. */
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}

/** Notes from now on what moves in the open document, and what has moved in it already. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts = (window.layoutShifts = [] as number[])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved in all, as browsers count it. @throws when nobody has watched. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.layoutShifts)
  if (shifts === undefined) throw new Error('Nobody has watched what moves')
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

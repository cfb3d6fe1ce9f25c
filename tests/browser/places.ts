import { expect, type Locator, type Page } from '@playwright/test'

/** Place of an element in the window, in CSS pixels. */
export interface Place {
  top: number
  right: number
  bottom: number
  left: number
  width: number
  height: number
}

/**
 * Returns the place of an element. Fonts and notices move elements, so an assertion about a place is repeated until it
 * holds: in `expect.poll` or in `expect(…).toPass()`.
 */
export function placeOf(element: Locator): Promise<Place> {
  return element.evaluate((it) => it.getBoundingClientRect().toJSON() as Place)
}

/** Returns the number of lines of a link's last text. */
export function linesOf(link: Locator): Promise<number> {
  return link.evaluate((it) => {
    const range = document.createRange()
    range.selectNode(it.lastChild ?? it)
    return [...range.getClientRects()].filter(({ height }) => height > 0).length
  })
}

/** Returns the point in the window that is this far to the right of an element's left edge and below its upper edge. */
export function pointIn(element: Locator, right: number, down: number) {
  return element.evaluate(
    (it, [x, y]) => {
      const { left, top } = it.getBoundingClientRect()
      return { x: left + x, y: top + y }
    },
    [right, down] as const,
  )
}

/**
 * Waits until one element ends above another, give or take a pixel.
 * @param about names the page or its state in the message of a failure.
 */
export async function expectAbove(upper: Locator, lower: Locator, about?: string): Promise<void> {
  await expect(async () => {
    const { top } = await placeOf(lower)
    expect((await placeOf(upper)).bottom, about).toBeLessThan(top + 1)
  }).toPass()
}

/**
 * Waits until no part of a page is wider than its window.
 * @param about names the page or its state in the message of a failure.
 */
export async function expectNoOverflow(page: Page, about?: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, about).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

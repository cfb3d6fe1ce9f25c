import { LEAST_FILLING_MS } from '#src/core/bots.ts'

/**
 * Waits until nobody can take the sender for a program: a browser fills a whole form in at once.
 * @returns how long the page was open, in milliseconds.
 */
export async function filledLikeAPerson(): Promise<number> {
  for (;;) {
    const openMs = performance.now()
    if (openMs >= LEAST_FILLING_MS) return openMs
    // A timer may be early by a fraction.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(LEAST_FILLING_MS - openMs)))
  }
}

const ROUNDS = 500

const nextRound = () => new Promise<unknown>((resolve) => setTimeout(resolve, 10))

/**
 * Waits until an assertion holds. Counts rounds of the event loop, unlike `vi.waitFor`, whose second may be over before
 * a busy machine has run what is due: it then fails without checking again.
 * @param pause waits for the next round.
 * @throws the error of the assertion after 500 rounds, which take at least five seconds.
 */
export async function until(assertion: () => void, pause = nextRound): Promise<void> {
  for (let round = 1; ; round += 1) {
    await pause()
    try {
      assertion()
      return
    } catch (error) {
      if (round === ROUNDS) throw error
    }
  }
}

import { atom } from 'nanostores'
import type { News } from '#src/features/outbox/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from './tools.ts'

/** Milliseconds between polls while the page is visible. */
export const NEWS_INTERVAL_MS = 60_000

/** Number of waiting items of each kind. */
export type NewsCounts = Omit<News, 'mail' | 'weekWithoutLetter' | 'silentCheckout'>

/** Creates the store of work that waits for the administrator. If a call fails, it keeps the last known counts. */
export function createNews(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $counts = atom<NewsCounts>({
    bookings: 0,
    withdrawals: 0,
    orders: 0,
    tasks: 0,
    received: 0,
    outbox: 0,
    mails: 0,
    suspicious: 0,
    unfinished: 0,
  })
  const $mail = atom<News['mail']>('on')
  const $weekWithoutLetter = atom(false)

  let asked = 0

  async function load(): Promise<void> {
    const own = ++asked
    const result = await session.call(routes.getNews, {})
    // The answer to an earlier call may arrive after that to a later one.
    if (!result.ok || own !== asked) return
    const { mail, weekWithoutLetter, silentCheckout: _, ...counts } = result.data
    $counts.set(counts)
    $mail.set(mail)
    $weekWithoutLetter.set(weekWithoutLetter)
  }

  /** Polls while the page is visible. @returns a function that stops polling. */
  function watch(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, NEWS_INTERVAL_MS)
    return () => clearInterval(timer)
  }

  /** Returns whether mails go out and, if not, why they wait. */
  const mailState = () => ($counts.get().mails > 0 ? 'stuck' : $mail.get())

  return { $counts, $mail, $weekWithoutLetter, mailState, load, watch }
}

export const news = createNews()

import type { OutboxEntry, OutboxPage } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { OutboxGroup } from '#src/core/outbox.ts'
import { news } from '#src/panel/frame/news.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { callsOf, createPagedList } from '#src/panel/kit/paged-list.ts'
import { outboxTexts } from './texts.ts'

/** Milliseconds between a retry and each look at its outcome, while mails wait to be sent. */
const LOOK_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const

/** Value of `$retrying` while all entries are requeued. */
export const ALL = 'all'

/** Returns the name of an entry for labels and questions: its kind and recipient. */
export function nameOf({ kind, recipient }: OutboxEntry): string {
  return outboxTexts.label(outboxTexts.kinds[kind], recipient ?? outboxTexts.toOwner)
}

/** Returns the most urgent group that has entries. */
function urgentOf({ counts }: Pick<OutboxPage, 'counts'>): OutboxGroup {
  return counts.attention > 0 ? 'attention' : counts.waiting > 0 ? 'waiting' : 'sent'
}

/**
 * Creates the list of outbox entries, which shows one group at a time and starts with `group`, by default the most
 * urgent one. Unsent entries can be retried.
 */
export function createOutboxList({
  group,
  ...given
}: Tools & { group?: OutboxGroup | undefined } = {}) {
  const { session, confirmDialog } = toolsOf(given)
  const retrying = createActs(given)

  const list = createPagedList({
    ...given,
    kind: {
      ...callsOf({ list: routes.listOutbox }, given),
      remove: (id) => session.call(routes.deleteOutbox, { params: { id } }),
      nameOf,
      removeText: () => outboxTexts.removeText,
      removed: { title: outboxTexts.removed },
      removeFailed: outboxTexts.removeFailed,
      onRemoved: () => void news.load(),
    },
  })

  list.$choice.set({ ...list.$choice.get(), filters: { group } })
  const settled = list.$state.listen((state) => {
    if (state.step !== 'loaded') return
    settled()
    const urgent = urgentOf(state.page)
    if (list.$choice.get().filters.group !== undefined) return
    if (urgent !== 'attention') list.choose({ filters: { group: urgent } })
  })

  let looking: ReturnType<typeof setTimeout> | undefined
  let looks = 0

  /** Loads the list now and, while mails wait to be sent, some more times, because they are sent after the answer. */
  async function look(times = 0): Promise<void> {
    clearTimeout(looking)
    const own = ++looks
    await list.load()
    void news.load()
    const state = list.$state.get()
    const wait = LOOK_AFTER_MS[times]
    if (own !== looks || wait === undefined) return
    if (state.step !== 'loaded' || state.page.due === 0) return
    looking = setTimeout(() => void look(times + 1), wait)
  }

  function stop(): void {
    clearTimeout(looking)
    looks += 1
    list.stop()
  }

  /**
   * Requeues an entry, so that it is sent now. Asks first if the recipient could get the mail twice.
   * @returns whether the entry was requeued. Then it may have left the shown group.
   */
  async function retry(entry: OutboxEntry): Promise<boolean> {
    const yes =
      entry.state !== 'unclear' ||
      (await confirmDialog.ask({
        title: outboxTexts.repeatTitle,
        text: outboxTexts.repeatText,
        confirm: outboxTexts.retryAgain,
      }))
    if (!yes) return false
    const isQueued = await retrying.act(entry.id, {
      call: () => session.call(routes.retryOutbox, { params: { id: entry.id } }),
      done: { title: outboxTexts.retried, description: outboxTexts.retriedText },
      failed: outboxTexts.retryFailed,
      elsewhere: [],
    })
    await look()
    return isQueued
  }

  /** Requeues all entries that could not be sent, so that they are sent now. @returns whether that succeeded. */
  async function retryAll(): Promise<boolean> {
    const isQueued = await retrying.act(ALL, {
      call: () => session.call(routes.retryAllOutbox, {}),
      done: ({ count }) =>
        count === 0
          ? { title: outboxTexts.noneStuck }
          : { title: outboxTexts.retried, description: outboxTexts.allRetriedText },
      failed: outboxTexts.retryAllFailed,
    })
    await look()
    return isQueued
  }

  return { ...list, $retrying: retrying.$busy, retry, retryAll, stop }
}

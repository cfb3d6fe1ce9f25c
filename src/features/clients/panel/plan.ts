import { atom } from 'nanostores'
import type { Plan, PlanEntry } from '../contracts.ts'
import type { Letter } from '#src/features/newsletter/contracts.ts'
import { hasStatus, type RequestFailure, type RequestResult } from '#src/client/request.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import * as routes from '#src/core/routes.ts'
import { fromVilniusTime, toVilniusTime } from '#src/core/vilnius-time.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createPagedList, type ListPage, wholePage } from '#src/panel/kit/paged-list.ts'
import { planQuestion } from '#src/features/newsletter/panel/letter-sending.ts'
import { planTexts } from './plan-texts.ts'

/** A loaded month of the plan. */
export interface PlanPage extends Omit<Plan, 'items'>, ListPage<PlanEntry> {
  /** `YYYY-MM`. */
  month: string
  /** Day of loading, `YYYY-MM-DD`. */
  today: string
}

/** An entry to be moved, with the typed time in Vilnius. */
interface Moving {
  entry: PlanEntry
  time: string
  /** Why it was not moved. */
  message: string | null
}

/** Returns the present month in Vilnius, `YYYY-MM`. */
export const thisMonth = () => formatDay(new Date()).slice(0, 'YYYY-MM'.length)

const CHANGED: RequestFailure = {
  kind: 'http',
  status: 409,
  text: '',
  error: planTexts.changed,
  fields: {},
}

/** Creates the store of the plan: a list with a filter for the month, and the move of an entry to another time. */
export function createPlan(given: Tools = {}) {
  const { session, confirmDialog } = toolsOf(given)
  const acts = createActs(given)
  /** Null while nothing is to be moved. */
  const $moving = atom<Moving | null>(null)

  const list = createPagedList<PlanPage, { month: string }>({
    ...given,
    kind: {
      load: async ({ filters: { month = thisMonth() } }, signal) => {
        const result = await session.call(routes.getPlan, { query: { month }, signal })
        const shown = { month, today: formatDay(new Date()) }
        return wholePage(result.ok ? { ok: true, data: { ...result.data, ...shown } } : result)
      },
    },
  })

  /** Loads a text and saves it, unless its time is not the one that the plan shows. */
  async function changed<Stored extends object>(
    { at }: PlanEntry,
    read: Promise<RequestResult<Stored>>,
    timeOf: (stored: Stored) => string | null,
    save: (stored: Stored) => Promise<RequestResult<unknown> | null>,
  ): Promise<RequestResult<unknown> | null> {
    const result = await read
    if (!result.ok) return result
    return timeOf(result.data) === at ? save(result.data) : { ok: false, failure: CHANGED }
  }

  const waiting = (item: { published: boolean; publishAt: string | null }) =>
    item.published ? null : item.publishAt

  /** Schedules a letter again. Asks first if another one is scheduled for the same minute, as its form does. */
  async function schedule(letter: Letter, sendAt: string) {
    const query = { page: '1', state: 'scheduled' } as const
    const scheduled = await session.call(routes.listLetters, { query })
    if (!scheduled.ok) return scheduled
    const question = planQuestion({ ...letter, sendAt }, scheduled.data.items)
    if (question !== null && !(await confirmDialog.ask(question))) return null
    const { id, updatedAt } = letter
    return session.call(routes.sendLetter, { params: { id }, body: { updatedAt, sendAt } })
  }

  /** Stores another time of an entry. @returns null if the administrator does not want it after all. */
  function store(entry: PlanEntry, at: string): Promise<RequestResult<unknown> | null> {
    const params = { id: entry.id }
    switch (entry.kind) {
      case 'post':
        return changed(entry, session.call(routes.getAdminPost, { params }), waiting, (post) => {
          const body = {
            ...post,
            type: 'post',
            category: post.category ?? '',
            publishAt: at,
          } as const
          return session.call(routes.updatePost, { params, body })
        })
      case 'page':
        return changed(entry, session.call(routes.getAdminPage, { params }), waiting, (page) => {
          const body = { ...page, type: 'page', authorId: null, publishAt: at } as const
          return session.call(routes.updatePage, { params, body })
        })
      case 'quiz':
        return changed(entry, session.call(routes.getFullQuiz, { params }), waiting, (quiz) =>
          session.call(routes.updateQuiz, { params, body: { ...quiz, publishAt: at } }),
        )
      case 'letter':
        return changed(
          entry,
          session.call(routes.getLetter, { params }),
          ({ sendAt }) => sendAt,
          (letter) => schedule(letter, at),
        )
    }
  }

  /** Asks for another time of an entry. */
  function open(entry: PlanEntry): void {
    $moving.set({ entry, time: toVilniusTime(entry.at), message: null })
  }

  /** Sets the typed time. */
  function type(time: string): void {
    const moving = $moving.get()
    if (moving !== null) $moving.set({ ...moving, time, message: null })
  }

  function close(): void {
    $moving.set(null)
  }

  /** Moves the entry to the typed time. @returns whether it was moved and the plan is loaded again. */
  async function move(): Promise<boolean> {
    const moving = $moving.get()
    if (moving === null) return false
    const { entry, time } = moving
    const refuse = (message: string) => $moving.set({ ...moving, message })
    const at = fromVilniusTime(time)
    if (at === null || Date.parse(at) <= Date.now()) {
      refuse(at === null ? planTexts.timeRequired : planTexts.timePast)
      return false
    }
    const isMoved = await acts.act(entry.id, {
      call: () => store(entry, at),
      done: {
        title: planTexts.moved,
        description: planTexts.movedTo(entry.title, formatMinute(at)),
      },
      failed: planTexts.moveFailed,
      onRefused: (message, failure) => {
        refuse(message)
        // The plan shows an older state.
        if (hasStatus(failure, 404) || hasStatus(failure, 409)) void list.load()
      },
      elsewhere: [],
    })
    if (!isMoved) return false
    close()
    await list.load()
    return true
  }

  return { ...list, $moving, $busy: acts.$busy, open, type, close, move }
}

export type PlanStore = ReturnType<typeof createPlan>

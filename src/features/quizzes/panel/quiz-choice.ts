import * as routes from '#src/core/routes.ts'
import { session } from '#src/panel/frame/session.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { listTexts } from '#src/panel/kit/texts.ts'
import type { AdminQuizListed } from '../contracts.ts'

const titles = new Intl.Collator('lt')

/** Creates the store of all quizzes including drafts, in alphabetical order, for a select. */
export const createQuizChoice = () =>
  createPagedList<ListPage<AdminQuizListed>>({
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.listAdminQuizzes, { signal })
        if (!result.ok) return result
        const data = result.data.toSorted((a, b) => titles.compare(a.title, b.title))
        return wholeList({ ok: true, data })
      },
      loadFailed: listTexts.quizzesFailed,
    },
  })

export type QuizChoice = ReturnType<typeof createQuizChoice>

import * as routes from '#src/core/routes.ts'
import type {
  ListedKind,
  ListedText as StoredText,
} from '#src/features/publishing/unfinished-contracts.ts'
import { news } from '#src/panel/frame/news.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { discardCopies, type CopyStorage } from '#src/panel/kit/local-copies.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { unfinishedTexts } from './unfinished-texts.ts'

/** A text that is listed. */
export type ListedText = StoredText & { kind: ListedKind }

const isListed = (text: StoredText): text is ListedText => text.kind !== 'answer'

/** Returns the title of a text, or a placeholder for an untitled one. */
export function nameOf({ title }: ListedText): string {
  return title.trim() === '' ? unfinishedTexts.untitled : title
}

/** Returns the panel view in which a text can be continued. */
export function formOf({ id: text, kind, recordId: id }: ListedText): PanelView {
  return kind === 'letter'
    ? { screen: 'letters', letter: { id, text } }
    : { screen: 'form', kind, id, text }
}

/** Creates the store of texts that no form has saved yet, last changed first. */
export function createUnfinishedList({
  copies,
  onDeleted = news.load,
  ...given
}: Tools & {
  copies?: Pick<CopyStorage, 'keys' | 'remove'>
  onDeleted?: () => Promise<void>
} = {}) {
  const { session } = toolsOf(given)

  let texts: ListedText[] = []

  return createPagedList<ListPage<ListedText>, never>({
    ...given,
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.listUnfinished, { signal })
        if (!result.ok) return result
        texts = result.data.filter(isListed)
        return wholeList({ ...result, data: texts })
      },
      remove: async (id) => {
        const result = await session.call(routes.deleteUnfinished, { params: { id } })
        const text = texts.find((each) => each.id === id)
        if (!result.ok || text === undefined) return result
        // Otherwise the copy in this browser would restore the text as soon as its form opens.
        discardCopies({ keptAs: text.kind, id: text.recordId }, id, copies)
        void onDeleted()
        return result
      },
      nameOf,
      removeText: () => unfinishedTexts.removeText,
      removed: { title: unfinishedTexts.removed },
      removeFailed: unfinishedTexts.removeFailed,
    },
  })
}

export type UnfinishedList = ReturnType<typeof createUnfinishedList>

import type { GeneratedContent } from '#src/features/assistance/contracts.ts'
import type { PostFormValues } from './post-values.ts'

const NAMES = ['title', 'excerpt', 'content', 'tags', 'readingTime', 'generated'] as const
type Filled = Pick<PostFormValues, (typeof NAMES)[number]>

/** Access to the form that drafts fill. */
interface DraftedForm {
  read: () => Filled
  write: (name: keyof Filled, value: Filled[keyof Filled]) => void
}

/**
 * Creates the store that fills generated drafts into a form. When a draft's text is undone or redone, the other fields
 * are too.
 */
export function createGeneratedDrafts({ read, write }: DraftedForm) {
  const drafts: { before: Filled; after: Filled }[] = []
  let last = read().content

  /**
   * Fills a draft in.
   * @returns a function that restores the earlier values. Fields that were changed since keep their values, except
   *   `content` and `generated`.
   */
  function fill(draft: GeneratedContent): () => void {
    const before = { ...read() }
    const after = {
      ...draft,
      tags: draft.tags.join(', '),
      readingTime: String(draft.readingTime),
      generated: { ...draft.generated, reviewedAt: null },
    }
    for (const name of NAMES) write(name, after[name])
    drafts.push({ before, after })
    return () => {
      write('content', before.content)
      move(after, before)
    }
  }

  /**
   * Changes the fields other than the text from one state to another. A field that was changed since keeps its value.
   */
  function move(from: Filled, to: Filled): void {
    for (const name of NAMES) {
      if (name === 'content') continue
      // `generated` always belongs to the text, even after somebody has marked the text as read.
      if (name === 'generated' || read()[name] === from[name]) write(name, to[name])
    }
  }

  /**
   * Handles a change of the form. After an undo or redo of a draft's text, changes the other fields accordingly.
   * @param content the text after the change.
   * @param changed name of the changed field; null when the form was loaded anew.
   */
  function take(content: string, changed: string | null): void {
    const from = last
    last = content
    if (changed !== 'content' || content === from) return
    for (const { before, after } of drafts) {
      if (from === after.content && content === before.content) move(after, before)
      if (from === before.content && content === after.content) move(before, after)
    }
  }

  return { fill, take }
}

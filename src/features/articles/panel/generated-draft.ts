import type { GeneratedContent } from '#src/features/assistance/contracts.ts'
import type { PostFormValues } from './post-values.ts'

const NAMES = ['title', 'excerpt', 'content', 'tags', 'readingTime', 'generated'] as const
type Filled = Pick<PostFormValues, (typeof NAMES)[number]>

/** Form functions that drafts need. */
interface DraftedForm {
  read: () => Filled
  write: (name: keyof Filled, value: Filled[keyof Filled]) => void
}

/** Fills generated drafts into a form. What takes the text back, or brings it again, does so with the other fields. */
export function createGeneratedDrafts({ read, write }: DraftedForm) {
  const drafts: { before: Filled; after: Filled }[] = []
  let last = read().content

  /** Fills a draft in. @returns a function that takes it back; another field that was changed since stays. */
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

  /** Sets the fields beside the text that are still as they were with it. */
  function move(from: Filled, to: Filled): void {
    for (const name of NAMES) {
      if (name === 'content') continue
      // The origin belongs to the text, also once it is marked as read.
      if (name === 'generated' || read()[name] === from[name]) write(name, to[name])
    }
  }

  /** Takes the text after a change of a field; null when the form was loaded anew, which takes nothing back. */
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

import type { GeneratedContent } from '#src/features/assistance/contracts.ts'
import type { PostForm } from './post-form.tsx'
import type { PostFormValues } from './post-values.ts'

const NAMES = ['title', 'excerpt', 'content', 'tags', 'readingTime', 'generated'] as const
type Filled = Pick<PostFormValues, (typeof NAMES)[number]>

/** Fills generated drafts into a form. What takes the text back, or brings it again, does so with the other fields. */
export function createGeneratedDrafts(
  form: Pick<PostForm, 'getValues' | 'setValue' | 'subscribe' | 'formState'>,
) {
  const drafts: { before: Filled; after: Filled }[] = []

  function set<Name extends keyof Filled>(name: Name, values: Filled): void {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    // The form's type of a value does not follow a generic name.
    form.setValue(name as 'title', values[name] as string, options)
  }

  /** Fills a draft in. @returns a function that takes it back; another field that was changed since stays. */
  function fill(draft: GeneratedContent): () => void {
    const before = { ...form.getValues() }
    const after = {
      ...draft,
      tags: draft.tags.join(', '),
      readingTime: String(draft.readingTime),
      generated: { ...draft.generated, reviewedAt: null },
    }
    for (const name of NAMES) set(name, after)
    drafts.push({ before, after })
    return () => {
      set('content', before)
      move(after, before)
    }
  }

  /** Sets the fields beside the text that are still as they were with it. */
  function move(from: Filled, to: Filled): void {
    for (const name of NAMES) {
      if (name === 'content') continue
      // The origin belongs to the text, also once it is marked as read.
      if (name === 'generated' || form.getValues(name) === from[name]) set(name, to)
    }
  }

  /** Follows the text. @returns a function that stops. */
  function follow(): () => void {
    let last = form.getValues('content')
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values: { content } }) => {
        const from = last
        last = content
        // A form that is loaded anew takes nothing back.
        if (name !== 'content' || content === from) return
        for (const { before, after } of drafts) {
          if (from === after.content && content === before.content) move(after, before)
          if (from === before.content && content === after.content) move(before, after)
        }
      },
    })
  }

  return { fill, follow }
}

import { lazy, Suspense } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useDebouncedValues } from '#src/features/articles/panel/editor/use-debounced-values.tsx'

/** Milliseconds from the last keystroke until a short text is checked. A long text is checked later. */
const DELAY = 800

interface CheckedValues extends FieldValues {
  content: string
  title?: string
  seoTitle?: string
}

/** Loaded when there is text. If loading fails, no flaws are shown, and the form works all the same. */
const TextFindings = lazy(() =>
  import('./TextFindings.tsx').then(
    (loaded) => ({ default: loaded.TextFindings }),
    () => ({ default: () => null }),
  ),
)

/** Shows possible flaws in the text of a form. */
export function TextChecks<Values extends CheckedValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const { content, title = '', seoTitle = '' }: CheckedValues = useDebouncedValues(form, DELAY)
  if (content.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <TextFindings
        content={content}
        title={seoTitle.trim() || title.trim()}
        onNone={() => form.setFocus('content' as Path<Values>)}
      />
    </Suspense>
  )
}

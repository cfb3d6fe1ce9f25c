import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { itemFormTexts } from '#src/features/publishing/panel/texts.ts'
import { focusSoon } from '#src/panel/kit/form-fields.tsx'
import { useMediaQuery, WIDE } from '#src/panel/frame/use-media-query.tsx'
import { useDebouncedValues } from './editor/use-debounced-values.tsx'
import type { PostForm } from './post-form.tsx'
import { missingIn, type MissingField, type PostKind } from './post-values.ts'
import { articleFormTexts } from './texts.ts'

/** Debounce of the list in milliseconds, so that it does not change with every keystroke. */
const DELAY = 300

/** Id of the list, the target of the link beside the save button. */
const LIST_ID = 'missing-fields'

interface MissingProps {
  form: PostForm
  kind: PostKind
}

/** Returns the fields that are still missing or wrong; none until something was typed or a save was tried. */
function useMissing({ form, kind }: MissingProps): MissingField[] {
  const values = useDebouncedValues(form, DELAY)
  const { isDirty, submitCount, errors } = form.formState
  return isDirty || submitCount > 0 ? missingIn(kind, values, errors) : []
}

/** Lists the fields that are missing or wrong, with links to them. */
export function MissingFields(props: MissingProps) {
  const id = useId()
  const missing = useMissing(props)
  if (missing.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-2xl bg-blush px-4 pt-3 pb-1.5 text-sm"
    >
      <h4 id={id} className="font-sans text-base font-semibold">
        {articleFormTexts.missing(missing.length)}
      </h4>
      <ul id={LIST_ID}>
        {missing.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              className="link min-h-11 w-full text-left lg:min-h-8"
              onClick={() => focusSoon(props.form, name)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Shows the status or the number of missing fields in the save bar, as a link to these fields. On narrow screens they
 * are far below a long text.
 */
export function PublishingLink(props: MissingProps) {
  const isWide = useMediaQuery(WIDE)
  const missing = useMissing(props)
  const status = useWatch({ control: props.form.control, name: 'status' })
  if (isWide) return null
  return (
    <button
      type="button"
      className="link min-h-11 min-w-0 px-1! text-left text-sm leading-tight max-sm:flex-1 max-sm:basis-0"
      onClick={() => {
        const list = document.getElementById(LIST_ID)?.querySelector('button')
        if (list) list.focus()
        else focusSoon(props.form, 'status')
      }}
    >
      {missing.length === 0
        ? articleFormTexts.toPublishing(itemFormTexts.statuses[status])
        : articleFormTexts.missing(missing.length)}
    </button>
  )
}

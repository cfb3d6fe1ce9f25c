import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { StatusLink } from '#src/features/publishing/panel/StatusFields.tsx'
import { BarLink } from '#src/panel/kit/FormFrame.tsx'
import type { RecordForm } from '#src/panel/kit/record-form.ts'
import { focusSoon } from '#src/panel/kit/form-fields.tsx'
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
 * Shows the number of missing fields in the save bar, or the status that a save sets. Leads to these fields, or to the
 * status field: both may be far from the part of the text in the window.
 */
export function PublishingLink({
  kept,
  ...props
}: MissingProps & { kept: RecordForm<never, never>['$kept'] }) {
  const missing = useMissing(props)
  const isKept = useStore(kept).step === 'kept'
  if (!missing.some(({ isRefused }) => isRefused)) return <StatusLink form={props.form} />
  return (
    <>
      {isKept && props.form.formState.submitCount > 0 ? (
        <p className="order-first basis-full text-sm">{articleFormTexts.unsaved}</p>
      ) : null}
      <BarLink onPress={() => document.getElementById(LIST_ID)?.querySelector('button')?.focus()}>
        {articleFormTexts.missing(missing.length)}
      </BarLink>
    </>
  )
}

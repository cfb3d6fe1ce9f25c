import { useWatch } from 'react-hook-form'
import { postFormTexts } from '#src/texts/post-form.ts'
import { Field } from '../../ui/Field.tsx'
import { messageOf, POST_STATUSES, type PostForm } from './post-form.ts'

/** Draft, published, or to be published at a time. */
export function StatusFields({ form }: { form: PostForm }) {
  const status = useWatch({ control: form.control, name: 'status' })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={postFormTexts.status}>
        {(control) => (
          <select {...control} {...form.register('status')}>
            {POST_STATUSES.map((each) => (
              <option key={each} value={each}>
                {postFormTexts.statuses[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {status === 'scheduled' ? (
        <Field
          label={postFormTexts.publishAt}
          hint={postFormTexts.publishAtHint}
          message={messageOf(form.formState.errors, 'publishAt')}
        >
          {(control) => (
            <input {...control} {...form.register('publishAt')} type="datetime-local" />
          )}
        </Field>
      ) : null}
    </div>
  )
}

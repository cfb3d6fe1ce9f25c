import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { focusSoon } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { SettingsValues } from './settings-form.ts'
import { settingsTexts } from './texts.ts'

const { paragraphFields: texts } = settingsTexts

/** Shows the fields of the saved paragraphs, and buttons that add and remove one. */
export function ParagraphFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'paragraphs' })
  const paragraphs = useWatch({ control, name: 'paragraphs' })
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex w-full flex-col gap-3 empty:hidden">
        {fields.map(({ id }, index) => {
          const path = `paragraphs.${index}` as const
          const name = paragraphs[index]?.name ?? ''
          const title = name.trim() === '' ? texts.unnamed : name
          return (
            <li key={id}>
              <details data-part={path} className="group/part card px-5">
                <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
                  <span className="grow font-semibold wrap-anywhere">{title}</span>
                  <FoldArrow />
                </summary>
                <div className="flex flex-col gap-5 border-t border-line py-5">
                  <TextField
                    form={form}
                    name={`${path}.name`}
                    label={texts.name}
                    hint={texts.nameHint}
                    maximum={LIMITS.title}
                    required
                  />
                  <TextField
                    form={form}
                    name={`${path}.text`}
                    label={texts.text}
                    maximum={LIMITS.message}
                    rows={6}
                    required
                  />
                  <div>
                    <Button
                      quiet
                      aria-label={texts.removeNamed(title)}
                      onClick={() => {
                        remove(index)
                        restoreFocus(document.getElementById(ADD))
                      }}
                    >
                      {texts.remove}
                    </Button>
                  </div>
                </div>
              </details>
            </li>
          )
        })}
      </ul>
      {fields.length < LIMITS.paragraphs ? (
        <Button
          quiet
          id={ADD}
          onClick={() => {
            append({ name: '', text: '' }, { shouldFocus: false })
            focusSoon(form, `paragraphs.${fields.length}.name`)
          }}
        >
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}

/** Id of the button that adds a paragraph. */
const ADD = 'prideti-pastraipa'

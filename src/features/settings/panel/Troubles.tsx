import { useController, type UseFormReturn } from 'react-hook-form'
import type { LinkTarget } from '#src/features/publishing/panel/site-content.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { isHelpPath, type Trouble, TROUBLE_NAMES, TROUBLES } from '../troubles.ts'
import { troubleTexts } from '../trouble-texts.ts'
import { type SettingsValues, troubleField } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>

/** Renders a select for each trouble, with the article or quiz that it leads to. */
export function Troubles({
  form,
  targets,
}: {
  form: SettingsForm
  targets: readonly LinkTarget[]
}) {
  return TROUBLE_NAMES.map((trouble) => (
    <TroubleTarget key={trouble} form={form} trouble={trouble} targets={targets} />
  ))
}

/** Renders a select of published articles and quizzes. The chosen one stays in it even if it is gone. */
function TroubleTarget({
  form,
  trouble,
  targets,
}: {
  form: SettingsForm
  trouble: Trouble
  targets: readonly LinkTarget[]
}) {
  const name = troubleField(trouble)
  const { field } = useController({ control: form.control, name })
  const paths = targets.map(({ path }) => path).filter(isHelpPath)
  const textOf = (path: string) => {
    if (path === '') return texts.topicInstead(TROUBLES[trouble])
    if (targets.length === 0) return path
    return targets.find((each) => each.path === path)?.title ?? texts.lostItem(path)
  }
  const isLost = targets.length > 0 && field.value !== '' && !paths.includes(field.value)
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        {...field}
        label={texts.trouble(troubleTexts.names[trouble])}
        message={messageOf(form, name)}
        options={[...new Set(['', ...paths, field.value])]}
        textOf={textOf}
      />
      {isLost ? (
        <p className="text-sm text-danger">
          {texts.lostTarget(troubleTexts.names[trouble], TROUBLES[trouble])}
        </p>
      ) : null}
    </div>
  )
}

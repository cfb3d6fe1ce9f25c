import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { createLinkTargets } from '#src/features/publishing/panel/site-content.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { isHelpPath, type Trouble, TROUBLE_NAMES, TROUBLES } from '../troubles.ts'
import { troubleTexts } from '../trouble-texts.ts'
import { type SettingsValues, troubleField } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>
interface Target {
  path: string
  title: string
}

/** Renders a select for each trouble, with the article or quiz that it leads to. */
export function Troubles({ form }: { form: SettingsForm }) {
  const [{ $targets, load }] = useState(createLinkTargets)
  const targets = useStore($targets)
  useEffect(() => void load(), [load])
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
  targets: readonly Target[]
}) {
  const name = troubleField(trouble)
  const { field } = useController({ control: form.control, name })
  const paths = targets.map(({ path }) => path).filter(isHelpPath)
  const textOf = (path: string) => {
    if (path === '') return texts.topicInstead(TROUBLES[trouble])
    if (targets.length === 0) return path
    return targets.find((each) => each.path === path)?.title ?? texts.lostItem(path)
  }
  return (
    <SelectField
      {...field}
      label={texts.trouble(troubleTexts.names[trouble])}
      message={messageOf(form, name)}
      options={[...new Set(['', ...paths, field.value])]}
      textOf={textOf}
    />
  )
}

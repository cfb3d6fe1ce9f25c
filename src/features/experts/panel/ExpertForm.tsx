import { LIMITS } from '#src/core/fields.ts'
import { FormFrame, FormHeading, type FrameTexts } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { createExpertForm, EXPERT_FIELDS } from './expert-form.ts'
import { Photo } from './Photo.tsx'
import { expertTexts } from './texts.ts'

const TEXTS: FrameTexts = { list: { screen: 'experts', expert: null }, ...expertTexts }

export function ExpertForm({ id }: { id: string | null }) {
  const expert = useRecordForm(EXPERT_FIELDS, (fields) => createExpertForm({ id, fields }))
  const { form } = expert
  return (
    <FormFrame
      form={expert}
      texts={TEXTS}
      heading={
        <FormHeading texts={TEXTS}>
          {id === null ? expertTexts.newHeading : expertTexts.editHeading}
        </FormHeading>
      }
    >
      <div className="grid items-start gap-8 md:grid-cols-[1fr_16rem]">
        <div className="flex flex-col gap-5">
          <TextField
            form={form}
            name="name"
            label={expertTexts.name}
            maximum={LIMITS.name}
            required
          />
          <TextField
            form={form}
            name="qualification"
            label={expertTexts.qualification}
            hint={expertTexts.qualificationHint}
            maximum={LIMITS.qualification}
            required
          />
          <TextField
            form={form}
            name="words"
            label={expertTexts.words}
            hint={expertTexts.wordsHint}
            maximum={LIMITS.expertWords}
            rows={8}
          />
        </div>
        <Photo form={form} />
      </div>
    </FormFrame>
  )
}

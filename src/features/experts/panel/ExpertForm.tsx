import { EXPERT_FIELDS } from '../fields.ts'
import { FormFrame, FormHeading, type FrameTexts } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { createExpertForm, EXPERT } from './expert-form.ts'
import { Photo } from './Photo.tsx'
import { expertTexts } from './texts.ts'

const TEXTS: FrameTexts = { list: { screen: 'experts', expert: null }, ...expertTexts }

export function ExpertForm({ id }: { id: string | null }) {
  const expert = useRecordForm(EXPERT, (fields) => createExpertForm({ id, fields }))
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
          {EXPERT.names.map((name) => {
            const { input } = EXPERT_FIELDS[name]
            return 'maximum' in input ? (
              <TextField key={name} form={form} name={name} {...input} />
            ) : null
          })}
        </div>
        <Photo form={form} />
      </div>
    </FormFrame>
  )
}

import { STEP_MAXIMUM } from '../series.ts'
import { FormFrame, FormHeading, FormPart, type FrameTexts } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { seriesTexts } from './series-texts.ts'
import { createStepForm, STEP } from './step-form.ts'
import { letterTexts } from './texts.ts'

const TEXTS: FrameTexts = { list: { screen: 'series', step: null }, ...seriesTexts }

/** Shows the form of a step. @param series in which a new step is stored. */
export function StepForm({ id, series }: { id: string | null; series: string }) {
  const step = useRecordForm(STEP, (fields) => createStepForm({ id, series, fields }))
  const { form } = step
  return (
    <FormFrame
      form={step}
      texts={TEXTS}
      heading={
        <FormHeading texts={TEXTS}>
          {id === null ? seriesTexts.newHeading : seriesTexts.editHeading}
        </FormHeading>
      }
    >
      <LetterEditor form={form}>
        <FormPart heading={letterTexts.when}>
          {(['waitDays', 'hour'] as const).map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={seriesTexts[name]}
              hint={seriesTexts.hints[name]}
              type="number"
              inputMode="numeric"
              min={0}
              max={STEP_MAXIMUM[name]}
            />
          ))}
        </FormPart>
      </LetterEditor>
    </FormFrame>
  )
}

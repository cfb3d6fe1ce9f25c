import { LIMITS } from '#src/core/fields.ts'
import { WAIT_DAYS } from '../series.ts'
import { TextEditor } from '#src/features/articles/panel/editor/TextEditor.tsx'
import { TextChecks } from '#src/features/articles/panel/TextChecks.tsx'
import { FormFrame, FormHeading, FormPart, type FrameTexts } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { WrittenPreview } from './LetterPreview.tsx'
import { seriesTexts } from './series-texts.ts'
import { createStepForm, STEP } from './step-form.ts'

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
      <div className="writing">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="post-title">
            <TextField
              form={form}
              name="subject"
              label={seriesTexts.subject}
              maximum={LIMITS.subject}
            />
          </div>
          <TextEditor
            form={form}
            counts={<TextChecks form={form} />}
            previewTitle={seriesTexts.previewTitle}
            preview={<WrittenPreview form={form} />}
          />
        </div>
        <div className="publishing lg:sticky lg:top-0 lg:self-start">
          <FormPart heading={seriesTexts.when}>
            <TextField
              form={form}
              name="waitDays"
              label={seriesTexts.waitDays}
              hint={seriesTexts.waitDaysHint}
              type="number"
              inputMode="numeric"
              min={0}
              max={WAIT_DAYS}
            />
            <TextField
              form={form}
              name="hour"
              label={seriesTexts.hour}
              hint={seriesTexts.hourHint}
              type="number"
              inputMode="numeric"
              min={0}
              max={23}
            />
          </FormPart>
        </div>
      </div>
    </FormFrame>
  )
}

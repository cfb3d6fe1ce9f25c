import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect } from 'react'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { FoldedPart, FormFrame, FormHeading, type FrameTexts } from '#src/panel/kit/FormFrame.tsx'
import { showFields } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { AnswerTime } from './AnswerTime.tsx'
import { FigureFields, TestimonialFields } from './ClaimFields.tsx'
import { NoticeAddress } from './NoticeAddress.tsx'
import { DaysOff, PackageFields } from './PackageFields.tsx'
import { ParagraphFields } from './ParagraphFields.tsx'
import { PART_STATES, type PartState } from './part-states.ts'
import { Prices } from './Prices.tsx'
import {
  createSettingsForm,
  SETTINGS_FIELDS,
  SETTINGS_INPUTS,
  type SettingsValues,
} from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'
import { TopicQuizzes } from './TopicQuizzes.tsx'
import { Troubles } from './Troubles.tsx'

const TEXTS: FrameTexts = { list: { screen: 'health' }, ...texts }

/** Shows the form of the owner's settings, and the settings that are confirmed on their own. */
export function Settings({ field }: { field: string | undefined }) {
  const settings = useRecordForm(SETTINGS_FIELDS, (fields) => createSettingsForm({ fields }))
  const { form } = settings
  const state = useStore(settings.$state)
  const stored = state.step === 'editing' ? state.stored : null
  const isLoaded = stored !== null
  useEffect(() => {
    if (isLoaded && field !== undefined) showFields([field])
  }, [isLoaded, field])
  const fields = (...names: (keyof typeof SETTINGS_INPUTS)[]) =>
    names.map((name) => <TextField key={name} form={form} name={name} {...SETTINGS_INPUTS[name]} />)
  return (
    <div className="flex flex-col gap-10">
      <FormFrame
        form={settings}
        texts={TEXTS}
        heading={
          <div className="flex flex-col gap-2">
            <FormHeading texts={TEXTS}>{texts.heading}</FormHeading>
            <p className="max-w-3xl text-muted">{texts.intro}</p>
            {stored?.inPreview ? <p className="font-semibold">{texts.inPreview}</p> : null}
          </div>
        }
      >
        <div className="flex flex-col *:-mt-px">
          <Part heading={texts.seller} state={<State form={form} of={PART_STATES.seller} />}>
            {fields('legalName', 'legalForm', 'code', 'vatCode', 'address')}
          </Part>
          <Part
            heading={texts.contacts}
            state={<State form={form} of={PART_STATES.contacts} />}
            text={texts.contactText}
          >
            {fields('email', 'phone')}
          </Part>
          <Part
            heading={texts.hours}
            state={<State form={form} of={PART_STATES.hours} />}
            text={texts.hoursText}
            columns="max-w-md grid-cols-2"
          >
            {fields('answerFrom', 'answerTo')}
          </Part>
          <Part
            heading={texts.daysOff}
            state={<State form={form} of={PART_STATES.daysOff} />}
            fields={['daysOff']}
            text={texts.daysOffText}
            columns=""
          >
            <DaysOff form={form} />
          </Part>
          <Part
            heading={texts.answerTime}
            state={<State form={form} of={PART_STATES.answerTime} />}
            fields={['showsAnswerTime']}
            text={texts.answerTimeText}
            columns="gap-3"
          >
            <AnswerTime form={form} />
          </Part>
          <Part
            heading={texts.packages}
            state={<State form={form} of={PART_STATES.packages} />}
            fields={['packages']}
            text={texts.packagesText}
            columns="gap-3"
          >
            <PackageFields form={form} />
          </Part>
          <Part
            heading={texts.sample}
            state={<State form={form} of={PART_STATES.sample} />}
            text={texts.sampleText}
            columns=""
          >
            {fields('sampleQuestion', 'sampleAnswer')}
          </Part>
          <Part
            heading={texts.paragraphs}
            state={<State form={form} of={PART_STATES.paragraphs} />}
            fields={['paragraphs']}
            text={texts.paragraphsText}
            columns=""
          >
            <ParagraphFields form={form} />
          </Part>
          <Part
            heading={texts.claims}
            state={<State form={form} of={PART_STATES.figures} />}
            fields={['claims.figures']}
            text={texts.claimsText}
            columns="gap-3"
          >
            <FigureFields form={form} />
          </Part>
          <Part
            heading={texts.testimonials}
            state={<State form={form} of={PART_STATES.testimonials} />}
            fields={['claims.testimonials']}
            text={texts.testimonialsText}
            columns="gap-3"
          >
            <TestimonialFields form={form} />
          </Part>
          <Part
            heading={texts.place}
            state={<State form={form} of={PART_STATES.place} />}
            text={texts.placeText}
          >
            {fields('city')}
          </Part>
          <Part
            heading={texts.ai}
            state={<State form={form} of={PART_STATES.ai} />}
            fields={['aiCaptions']}
            text={texts.aiText}
            columns=""
          >
            <AiCaptions form={form} />
          </Part>
          <Part
            heading={texts.topics}
            state={<State form={form} of={PART_STATES.topics} />}
            text={texts.topicsText}
          >
            <TopicQuizzes form={form} />
          </Part>
          <Part
            heading={texts.troubles}
            state={<State form={form} of={PART_STATES.troubles} />}
            text={texts.troublesText}
          >
            <Troubles form={form} />
          </Part>
        </div>
        {stored === null || stored.earlier.length === 0 ? null : (
          <details>
            <summary className="link w-fit cursor-pointer py-2 font-semibold">
              {texts.earlier}
            </summary>
            <ul className="flex flex-col items-start gap-2 pt-2">
              {stored.earlier.map((state) => (
                <li key={state.savedAt}>
                  <Button quiet onClick={() => void settings.takeEarlier(state.settings)}>
                    {texts.earlierTake(formatMinute(state.savedAt))}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </FormFrame>
      {stored === null ? null : (
        <section aria-labelledby="atskirai" className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <h3 id="atskirai" className="subheading">
              {texts.separate}
            </h3>
            <p className="max-w-3xl text-muted">{texts.separateText}</p>
          </div>
          <Prices stored={stored} />
          <NoticeAddress stored={stored} />
        </section>
      )}
    </div>
  )
}

function AiCaptions({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { field } = useController({ control: form.control, name: 'aiCaptions' })
  return (
    <CheckBox checked={field.value} onTick={field.onChange}>
      {texts.aiCaptions}
    </CheckBox>
  )
}

/** Renders a collapsible group of fields, in columns if there is room. */
function Part({
  heading,
  text,
  columns = 'sm:grid-cols-2',
  children,
  ...part
}: ComponentProps<typeof FoldedPart> & { text?: string; columns?: string }) {
  return (
    <FoldedPart heading={heading} {...part}>
      {text === undefined ? null : <p className="max-w-3xl text-muted">{text}</p>}
      <div className={`grid items-start gap-5 ${columns}`}>{children}</div>
    </FoldedPart>
  )
}

/** Shows the state of a part. A component of its own watches the form, so that typing does not re-render the fields. */
function State({
  form,
  of,
}: {
  form: UseFormReturn<SettingsValues>
  of: (values: SettingsValues) => PartState
}) {
  useWatch({ control: form.control })
  const { text, isOpenTask = false } = of(form.getValues())
  return (
    <span className={isOpenTask ? 'badge badge-clay' : 'text-sm wrap-anywhere text-muted'}>
      {text}
    </span>
  )
}

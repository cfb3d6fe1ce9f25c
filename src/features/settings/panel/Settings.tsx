import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { formatMinute } from '#src/core/lithuanian.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { FormNotice } from '#src/panel/kit/FormNotice.tsx'
import {
  FoldedPart,
  FormFrame,
  FormHeading,
  type FrameTexts,
  PartMark,
  type PartState,
} from '#src/panel/kit/FormFrame.tsx'
import { openPart, showFields } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { createLinkTargets } from '#src/features/publishing/panel/site-content.ts'
import { madeUp } from '../claims.ts'
import { AnswerTime } from './AnswerTime.tsx'
import { FigureFields, HideSamples, TestimonialFields } from './ClaimFields.tsx'
import { EarlierSettings } from './EarlierSettings.tsx'
import { NoticeAddress } from './NoticeAddress.tsx'
import { DaysOff, PackageFields } from './PackageFields.tsx'
import { ParagraphFields } from './ParagraphFields.tsx'
import { PART_STATES, troublesState } from './part-states.ts'
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
    if (!isLoaded || field === undefined) return
    showFields([field])
    openPart(field)?.scrollIntoView()
  }, [isLoaded, field])
  const [{ $targets, load: loadTargets }] = useState(createLinkTargets)
  const targets = useStore($targets)
  const published = targets.length === 0 ? null : targets.map(({ path }) => path)
  useEffect(() => void loadTargets(), [loadTargets])
  const [taken, setTaken] = useState<AdminSettings['earlier'][number] | null>(null)
  const takenNotice = useRef<HTMLDivElement>(null)
  useEffect(() => panel.$unsaved.listen((isUnsaved) => !isUnsaved && setTaken(null)), [])
  useEffect(() => {
    takenNotice.current?.focus({ preventScroll: true })
    takenNotice.current?.scrollIntoView({ block: 'center' })
  }, [taken])
  const fields = (...names: (keyof typeof SETTINGS_INPUTS)[]) =>
    names.map((name) => <TextField key={name} form={form} name={name} {...SETTINGS_INPUTS[name]} />)
  return (
    <div className="flex flex-col gap-10">
      <FormFrame
        form={settings}
        texts={TEXTS}
        hidesBar
        heading={
          <div className="flex flex-col gap-2">
            <FormHeading>{texts.heading}</FormHeading>
            <p className="max-w-3xl text-muted">{texts.intro}</p>
            {stored?.inPreview ? <p className="font-semibold">{texts.inPreview}</p> : null}
            {taken === null ? null : (
              <div ref={takenNotice} tabIndex={-1} className="mt-2 focus:outline-0">
                <FormNotice
                  title={texts.taken(formatMinute(taken.savedAt))}
                  text={[
                    texts.takenText,
                    ...(madeUp(taken.settings.claims).length > 0 ? [texts.backSamples] : []),
                  ].join(' ')}
                  act={[texts.takenDiscard, settings.discardRestored]}
                />
              </div>
            )}
          </div>
        }
      >
        <div className="flex flex-col gap-6 sm:gap-8">
          <Group name={texts.groups.you}>
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
              heading={texts.place}
              state={<State form={form} of={PART_STATES.place} />}
              text={texts.placeText}
            >
              {fields('city')}
            </Part>
          </Group>
          <Group name={texts.groups.letters}>
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
              heading={texts.paragraphs}
              state={<State form={form} of={PART_STATES.paragraphs} />}
              fields={['paragraphs']}
              text={texts.paragraphsText}
              columns=""
            >
              <ParagraphFields form={form} />
            </Part>
          </Group>
          <Group name={texts.groups.offer}>
            <Part
              heading={texts.packages}
              state={<State form={form} of={PART_STATES.packages} />}
              fields={['packages']}
              text={texts.packagesText}
              columns="gap-3"
            >
              {stored === null ? null : <PackageFields form={form} sales={stored.sales} />}
            </Part>
            <Part
              heading={texts.sample}
              state={<State form={form} of={PART_STATES.sample} />}
              text={texts.sampleText}
              columns=""
            >
              {fields('sampleQuestion', 'sampleAnswer')}
            </Part>
          </Group>
          <Group name={texts.groups.site}>
            <Part
              heading={texts.figures}
              state={<State form={form} of={PART_STATES.figures} />}
              fields={['claims.figures']}
              text={texts.claimsText}
              columns="gap-3"
            >
              <HideSamples form={form} />
              <FigureFields form={form} />
            </Part>
            <Part
              heading={texts.testimonials}
              state={<State form={form} of={PART_STATES.testimonials} />}
              fields={['claims.testimonials']}
              text={texts.testimonialsText}
              columns="gap-3"
            >
              <HideSamples form={form} />
              <TestimonialFields form={form} />
            </Part>
            <Part
              heading={texts.troubles}
              state={<State form={form} of={(values) => troublesState(values, published)} />}
              text={texts.troublesText}
            >
              <Troubles form={form} targets={targets} />
            </Part>
            <Part
              heading={texts.topics}
              state={<State form={form} of={PART_STATES.topics} />}
              text={texts.topicsText}
            >
              <TopicQuizzes form={form} />
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
          </Group>
        </div>
        {stored === null || stored.earlier.length === 0 ? null : (
          <FoldedPart heading={texts.earlier}>
            <EarlierSettings
              // Closes what compares with the form's former values.
              key={taken?.savedAt}
              stored={stored}
              read={form.getValues}
              onTake={(earlier) =>
                void settings
                  .takeEarlier(earlier.settings)
                  .then((isTaken) => isTaken && setTaken({ ...earlier }))
              }
            />
          </FoldedPart>
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

/** Renders a named group of parts. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="pb-1 text-sm font-semibold text-muted sm:pb-2">
        {name}
      </p>
      <div className="flex flex-col *:-mt-px">{children}</div>
    </div>
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
  return <PartMark {...of(form.getValues())} />
}

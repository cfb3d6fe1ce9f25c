import { useStore } from '@nanostores/react'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
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
} from '#src/panel/kit/FormFrame.tsx'
import { openPart, showFields } from '#src/panel/kit/form-fields.tsx'
import type { PartState } from '#src/panel/kit/record-kind.ts'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { createLinkTargets } from '#src/features/publishing/panel/site-content.ts'
import { madeUp } from '../claims.ts'
import type { Part as PartName } from '../parts.ts'
import { AnswerTime } from './AnswerTime.tsx'
import { FigureFields, TestimonialFields } from './ClaimFields.tsx'
import { EarlierSettings } from './EarlierSettings.tsx'
import { NoticeAddress } from './NoticeAddress.tsx'
import { DaysOff, PackageFields } from './PackageFields.tsx'
import { ParagraphFields } from './ParagraphFields.tsx'
import { PART_STATES } from './part-states.ts'
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

/** Contents of a part. */
interface PartContent {
  text?: string
  inputs?: readonly (keyof typeof SETTINGS_INPUTS)[]
  /** Renders fields that are no text inputs. */
  of?: ComponentType<PartProps>
  /** Paths of those fields. */
  paths?: readonly string[]
  columns?: string
}

const PART: Record<PartName, PartContent> = {
  seller: { inputs: ['legalName', 'legalForm', 'code', 'vatCode', 'address'] },
  contacts: { text: texts.contactText, inputs: ['email', 'phone'] },
  place: { text: texts.placeText, inputs: ['city'] },
  hours: {
    text: texts.hoursText,
    inputs: ['answerFrom', 'answerTo'],
    columns: 'max-w-md grid-cols-2',
  },
  daysOff: { text: texts.daysOffText, of: DaysOff, paths: ['daysOff'], columns: '' },
  answerTime: {
    text: texts.answerTimeText,
    of: AnswerTime,
    paths: ['showsAnswerTime'],
    columns: 'gap-3',
  },
  paragraphs: {
    text: texts.paragraphsText,
    of: ParagraphFields,
    paths: ['paragraphs'],
    columns: '',
  },
  packages: {
    text: texts.packagesText,
    of: ({ form, stored }) => stored && <PackageFields form={form} sales={stored.sales} />,
    paths: ['packages'],
    columns: 'gap-3',
  },
  sample: { text: texts.sampleText, inputs: ['sampleQuestion', 'sampleAnswer'], columns: '' },
  figures: {
    text: texts.claimsText,
    of: FigureFields,
    paths: ['claims.figures'],
    columns: 'gap-3',
  },
  testimonials: {
    text: texts.testimonialsText,
    of: TestimonialFields,
    paths: ['claims.testimonials'],
    columns: 'gap-3',
  },
  troubles: { text: texts.troublesText, of: Troubles },
  topics: { text: texts.topicsText, of: TopicQuizzes },
  ai: { text: texts.aiText, of: AiCaptions, paths: ['aiCaptions'], columns: '' },
}

/** Parts of each group, in the order of the form. */
const GROUPS: readonly (readonly [keyof typeof texts.groups, readonly PartName[]])[] = [
  ['you', ['seller', 'contacts', 'place']],
  ['letters', ['hours', 'daysOff', 'answerTime', 'paragraphs']],
  ['offer', ['packages', 'sample']],
  ['site', ['figures', 'testimonials', 'troubles', 'topics', 'ai']],
]

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
  useEffect(() => void loadTargets(), [loadTargets])
  const [taken, setTaken] = useState<AdminSettings['earlier'][number] | null>(null)
  const takenNotice = useRef<HTMLDivElement>(null)
  useEffect(() => panel.$unsaved.listen((isUnsaved) => !isUnsaved && setTaken(null)), [])
  useEffect(() => {
    takenNotice.current?.focus({ preventScroll: true })
    takenNotice.current?.scrollIntoView({ block: 'center' })
  }, [taken])
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
          {GROUPS.map(([group, parts]) => (
            <Group key={group} name={texts.groups[group]}>
              {parts.map((name) => (
                <Part key={name} name={name} form={form} stored={stored} targets={targets} />
              ))}
            </Group>
          ))}
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

interface PartProps {
  form: UseFormReturn<SettingsValues>
  /** Null until they are loaded. */
  stored: AdminSettings | null
  targets: ComponentProps<typeof Troubles>['targets']
}

/** Renders a collapsible part, with its fields in columns if there is room. */
function Part({ name, ...props }: PartProps & { name: PartName }) {
  const { form, stored, targets } = props
  const { text, inputs = [], of: Fields, paths = [], columns = 'sm:grid-cols-2' } = PART[name]
  const published = targets.length === 0 ? null : targets.map(({ path }) => path)
  return (
    <FoldedPart
      heading={texts[name]}
      fields={paths}
      state={
        <State form={form} of={(values) => PART_STATES[name](values, { published, stored })} />
      }
    >
      {text === undefined ? null : <p className="max-w-3xl text-muted">{text}</p>}
      <div className={`grid items-start gap-5 ${columns}`}>
        {inputs.map((input) => (
          <TextField key={input} form={form} name={input} {...SETTINGS_INPUTS[input]} />
        ))}
        {Fields === undefined ? null : <Fields {...props} />}
      </div>
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

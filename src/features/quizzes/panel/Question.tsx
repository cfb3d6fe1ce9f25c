import { useState, type ReactNode } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { safetyCategory } from '#src/features/quizzes/warnings.ts'
import { QUESTION_TYPES } from '../quiz.ts'
import { OPTION_MARKS, type OptionMark } from '../warnings.ts'
import { Paragraphs } from '#src/site/Paragraphs.tsx'
import { dimensionOf, dimensionText } from './dimensions.ts'
import {
  isWarning,
  markOf,
  optionsOfType,
  type OptionValues,
  questionFacts,
  type QuizValues,
} from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { focusSoon, messageOf } from '#src/panel/kit/form-fields.tsx'
import { QuizPart } from './QuizPart.tsx'
import { SortableList, SortableRow } from './SortableList.tsx'

interface QuestionProps {
  form: UseFormReturn<QuizValues>
  index: number
  handle: ReactNode
  onDuplicate: () => void
  onRemove: () => void
}

export function Question({ form, index, handle, onDuplicate, onRemove }: QuestionProps) {
  const name = `questions.${index}` as const
  const type = form.register(`${name}.questionType`)
  const [former, setFormer] = useState<OptionValues[] | null>(null)
  return (
    <Collapsible form={form} index={index} handle={handle}>
      <TextField
        form={form}
        name={`${name}.question`}
        label={quizFormTexts.question}
        rows={2}
        required
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          {...type}
          label={quizFormTexts.questionType}
          message={messageOf(form, `${name}.questionType`)}
          options={QUESTION_TYPES}
          textOf={(each) => quizFormTexts.types[each]}
          onChange={(event) => {
            void type.onChange(event)
            const [chosen, before] = form.getValues([`${name}.questionType`, `${name}.options`])
            const changed = optionsOfType(chosen, before, former)
            form.setValue(`${name}.options`, changed.options, { shouldDirty: true })
            setFormer(changed.former)
          }}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            {...form.register(`${name}.required`)}
            className="size-5 accent-forest"
          />
          {quizFormTexts.required}
        </label>
        <DimensionChoice form={form} index={index} />
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {former === null ? null : quizFormTexts.formerOptions}
      </p>
      <Options form={form} index={index} />
      <div className="flex flex-wrap gap-3">
        <Button quiet onClick={onDuplicate}>
          {quizFormTexts.duplicateQuestion}
        </Button>
        <Button quiet dangerous onClick={onRemove}>
          {quizFormTexts.removeQuestion}
        </Button>
      </div>
    </Collapsible>
  )
}

/**
 * Renders a question that can be collapsed. A component of its own watches the form, so that typing does not re-render
 * the fields.
 */
function Collapsible({
  form,
  index,
  handle,
  children,
}: Pick<QuestionProps, 'form' | 'index' | 'handle'> & { children: ReactNode }) {
  const [questions, dimensions] = useWatch({
    control: form.control,
    name: ['questions', 'dimensions'],
  })
  const question = questions[index]
  if (question === undefined) return null
  const words = question.question.trim()
  return (
    <QuizPart
      form={form}
      name={`questions.${index}`}
      heading={
        words === ''
          ? quizFormTexts.questionHeading(index + 1)
          : quizFormTexts.numbered(index + 1, words)
      }
      facts={questionFacts(question, dimensions)}
      badge={
        question.options.some((option) => isWarning(markOf(option))) ? quizFormTexts.warning : null
      }
      handle={handle}
    >
      {children}
    </QuizPart>
  )
}

/** Renders the select of a question's dimension; nothing if the quiz has no dimensions. */
function DimensionChoice({ form, index }: Pick<QuestionProps, 'form' | 'index'>) {
  const name = `questions.${index}.dimensionId` as const
  const [dimensions, dimensionId] = useWatch({
    control: form.control,
    name: ['dimensions', name],
  })
  if (dimensions.length === 0) return null
  return (
    <SelectField
      label={quizFormTexts.dimension}
      message={messageOf(form, name)}
      value={dimensionOf({ dimensionId }, dimensions) ?? ''}
      options={['', ...dimensions.map(({ id }) => id)]}
      textOf={(id) => dimensionText(dimensions, id)}
      onChoose={(id) => form.setValue(name, id, { shouldDirty: true })}
    />
  )
}

interface OptionPlace extends Pick<QuestionProps, 'form' | 'index'> {
  /** Index of the option, from 0. */
  number: number
}

function useMark({ form, index, number }: OptionPlace): OptionMark | '' {
  const option = useWatch({
    control: form.control,
    name: `questions.${index}.options.${number}`,
  }) as OptionValues | undefined
  return option === undefined ? '' : markOf(option)
}

function MarkChoice(place: OptionPlace) {
  const { form, index, number } = place
  const mark = useMark(place)
  return (
    // On a phone, the longer words of a mark need a line of their own.
    <label
      className={`flex grow items-center gap-2 max-sm:gap-1.5 lg:w-72 lg:shrink-0 lg:grow-0 ${mark === '' ? 'basis-36' : 'basis-full sm:basis-36'} lg:basis-auto`}
    >
      <span aria-hidden="true" className="text-sm text-muted lg:hidden">
        {quizFormTexts.markColumn}
      </span>
      <select
        aria-label={quizFormTexts.markOf(number + 1)}
        value={mark}
        onChange={({ target }) => {
          const chosen = OPTION_MARKS.find((each) => each === target.value) ?? ''
          form.setValue(`questions.${index}.options.${number}.mark`, chosen, { shouldDirty: true })
        }}
        className="field min-w-0 max-lg:min-h-[44px] max-lg:py-1.5 max-sm:px-2.5 sm:max-w-72"
      >
        <option value="">{quizFormTexts.unmarked}</option>
        {OPTION_MARKS.map((each) => (
          <option key={each} value={each}>
            {quizFormTexts.marks[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Renders the text of an option. It grows with its text but has no line breaks, as visitors see it in one paragraph. */
function OptionText({ form, index, number, isInvalid }: OptionPlace & { isInvalid: boolean }) {
  const field = form.register(`questions.${index}.options.${number}.text`)
  return (
    <textarea
      {...field}
      rows={1}
      aria-label={quizFormTexts.option(number + 1)}
      aria-invalid={isInvalid || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={(event) => {
        // Pasted text has line breaks too, and a phone's keyboard may not tell which key was pressed.
        const { value } = event.target
        if (value.includes('\n')) event.target.value = value.replaceAll(/\s*\n\s*/g, ' ')
        void field.onChange(event)
      }}
      className="field min-h-[44px]! min-w-0 grow basis-0 resize-none max-lg:py-1.5 max-sm:px-2.5 lg:min-h-[2.875rem]! lg:py-[0.58rem]"
    />
  )
}

/** Shows the safety result that visitors get after this option; nothing if it is not a warning answer. */
function MarkedWords(place: OptionPlace) {
  const mark = useMark(place)
  if (!isWarning(mark)) return null
  const { name, description, advice } = safetyCategory([mark])
  return (
    <details className="text-sm open:pb-2 sm:ml-13">
      <summary className="link w-fit cursor-pointer py-2">{quizFormTexts.whatVisitorsSee}</summary>
      <div className="flex max-w-measure flex-col gap-3 rounded-xl bg-blush p-4">
        <p className="font-semibold">{name}</p>
        <Paragraphs text={`${description}\n\n${advice}`} />
      </div>
    </details>
  )
}

function Options({ form, index }: Pick<QuestionProps, 'form' | 'index'>) {
  const name = `questions.${index}.options` as const
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name,
    keyName: 'key',
  })
  const errors = form.formState.errors.questions?.[index]?.options
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{quizFormTexts.options}</legend>
      {/* Hidden from screen readers, because each field has its own label. */}
      {fields.length === 0 ? null : (
        <div aria-hidden="true" className="flex gap-2 px-13 text-sm text-muted max-lg:hidden">
          <span className="grow">{quizFormTexts.optionColumn}</span>
          <span className="w-20">{quizFormTexts.weightShort}</span>
          <span className="w-72">{quizFormTexts.markColumn}</span>
        </div>
      )}
      <SortableList keys={fields.map(({ key }) => key)} onMove={move}>
        <ol className="flex flex-col gap-4 lg:gap-2">
          {fields.map(({ key }, number) => (
            <SortableRow
              key={key}
              id={key}
              moveLabel={quizFormTexts.moveOption(number + 1)}
              className="flex flex-col gap-1"
            >
              {(handle) => (
                <>
                  <div className="flex flex-wrap items-start gap-x-1 gap-y-1 max-sm:-mx-3 sm:gap-x-2 lg:flex-nowrap">
                    <div className="max-lg:-my-0.5">{handle}</div>
                    <OptionText
                      form={form}
                      index={index}
                      number={number}
                      isInvalid={errors?.[number]?.text !== undefined}
                    />
                    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:order-1 max-lg:basis-full max-sm:gap-x-2.5 max-sm:px-3 sm:max-lg:pl-13 lg:contents">
                      <label className="flex shrink-0 items-center gap-2 max-sm:gap-1.5">
                        <span aria-hidden="true" className="text-sm text-muted lg:hidden">
                          {quizFormTexts.weightShort}
                        </span>
                        <input
                          {...form.register(`${name}.${number}.weight`)}
                          type="text"
                          inputMode="decimal"
                          aria-label={quizFormTexts.weight(number + 1)}
                          aria-invalid={errors?.[number]?.weight ? true : undefined}
                          className="field w-20 text-right max-lg:min-h-[44px] max-lg:py-1.5 max-sm:w-14"
                        />
                      </label>
                      <MarkChoice form={form} index={index} number={number} />
                    </div>
                    <button
                      type="button"
                      aria-label={quizFormTexts.removeOption(number + 1)}
                      onClick={() => remove(number)}
                      className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-mist hover:text-danger max-lg:-my-0.5"
                    >
                      <svg
                        aria-hidden="true"
                        viewBox="0 0 16 16"
                        className="size-4"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.8"
                        strokeLinecap="round"
                      >
                        <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
                      </svg>
                    </button>
                  </div>
                  <MarkedWords form={form} index={index} number={number} />
                  <p role="alert" className="text-sm text-danger empty:hidden">
                    {errors?.[number]?.text?.message ?? errors?.[number]?.weight?.message}
                  </p>
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      </SortableList>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {errors?.root?.message ?? errors?.message}
      </p>
      <div>
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            append({ text: '', weight: '0', mark: '' }, { shouldFocus: false })
            focusSoon(form, `${name}.${fields.length}.text`)
          }}
        >
          {quizFormTexts.addOption}
        </button>
      </div>
    </fieldset>
  )
}

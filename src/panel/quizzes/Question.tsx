import { useState, type ReactNode } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { QUESTION_TYPES } from '#src/domain/quiz.ts'
import { dimensionOf, dimensionText } from './dimensions.ts'
import { optionsOfType, type OptionValues, questionFacts, type QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { SelectField } from '../frame/controls.tsx'
import { TextField } from '../items/TextField.tsx'
import { focusSoon, messageOf } from '../items/form-fields.tsx'
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

/** A component of its own, so that typing re-renders no field. */
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
      badge={question.options.some(({ warning }) => warning) ? quizFormTexts.warning : null}
      handle={handle}
    >
      {children}
    </QuizPart>
  )
}

/** The dimension of a question, in a quiz that has any. */
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
      <SortableList keys={fields.map(({ key }) => key)} onMove={move}>
        <ol className="flex flex-col gap-4 sm:gap-2">
          {fields.map(({ key }, number) => (
            <SortableRow
              key={key}
              id={key}
              moveLabel={quizFormTexts.moveOption(number + 1)}
              className="flex flex-col gap-1"
            >
              {(handle) => (
                <>
                  <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
                    {handle}
                    <input
                      {...form.register(`${name}.${number}.text`)}
                      type="text"
                      aria-label={quizFormTexts.option(number + 1)}
                      aria-invalid={errors?.[number]?.text ? true : undefined}
                      className="field min-w-0 grow max-sm:basis-[calc(100%-3.25rem)]"
                    />
                    <input
                      {...form.register(`${name}.${number}.weight`)}
                      type="text"
                      inputMode="decimal"
                      aria-label={quizFormTexts.weight(number + 1)}
                      aria-invalid={errors?.[number]?.weight ? true : undefined}
                      placeholder={quizFormTexts.weightShort}
                      className="field w-20 shrink-0 text-right max-sm:order-2 max-sm:w-16"
                    />
                    <label className="flex min-h-11 shrink-0 items-center gap-2 text-sm max-sm:order-3">
                      <input
                        type="checkbox"
                        {...form.register(`${name}.${number}.warning`)}
                        aria-label={quizFormTexts.warningOf(number + 1)}
                        className="size-5 accent-forest"
                      />
                      {quizFormTexts.warning}
                    </label>
                    <button
                      type="button"
                      aria-label={quizFormTexts.removeOption(number + 1)}
                      onClick={() => remove(number)}
                      className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-mist hover:text-danger max-sm:order-1"
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
            append({ text: '', weight: '0', warning: false }, { shouldFocus: false })
            focusSoon(form, `${name}.${fields.length}.text`)
          }}
        >
          {quizFormTexts.addOption}
        </button>
      </div>
    </fieldset>
  )
}

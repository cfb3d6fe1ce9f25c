import { useStore } from '@nanostores/react'
import { Fragment, useEffect, useId, type ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LoadErrorLine, SelectField } from '#src/panel/frame/controls.tsx'
import type {
  PublishedArticles,
  PublishedArticlesState,
} from '#src/features/publishing/panel/site-content.ts'
import { DIMENSION_LEVELS } from '#src/features/quizzes/quiz-dimensions.ts'
import { Button } from '#src/ui/Button.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { isComparable, newDimension, articleOptions, articleText, isUnused } from './dimensions.ts'
import type { QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { PartsHeading, QuizPart } from './QuizPart.tsx'
import { SortableList, SortableRow } from './SortableList.tsx'
import { useParts } from './use-parts.tsx'

interface DimensionProps {
  form: UseFormReturn<QuizValues>
  index: number
  handle: ReactNode
  articles: PublishedArticlesState
  onRemove: () => void
}

export function Dimension({ form, index, handle, articles, onRemove }: DimensionProps) {
  const name = `dimensions.${index}` as const
  return (
    <Collapsible form={form} index={index} handle={handle}>
      <Unused form={form} index={index} />
      <TextField form={form} name={`${name}.name`} label={quizFormTexts.dimensionName} required />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">{quizFormTexts.dimensionAdvice}</legend>
        {DIMENSION_LEVELS.map((level) => (
          <TextField
            key={level}
            form={form}
            name={`${name}.advice.${level}`}
            label={quizFormTexts.levels[level]}
            hint={quizFormTexts.levelHints[level]}
            rows={2}
            required
          />
        ))}
      </fieldset>
      <Articles form={form} index={index} articles={articles} />
      <TextField
        form={form}
        name={`${name}.talk`}
        label={quizFormTexts.talk}
        hint={quizFormTexts.talkHint}
        rows={2}
      />
      <div>
        <Button quiet dangerous onClick={onRemove}>
          {quizFormTexts.removeDimension}
        </Button>
      </div>
    </Collapsible>
  )
}

/**
 * Renders a dimension that can be collapsed. A component of its own watches the form, so that typing does not re-render
 * the fields.
 */
function Collapsible({
  form,
  index,
  handle,
  children,
}: Pick<DimensionProps, 'form' | 'index' | 'handle'> & { children: ReactNode }) {
  const [dimensions, questions] = useWatch({
    control: form.control,
    name: ['dimensions', 'questions'],
  })
  const dimension = dimensions[index]
  if (dimension === undefined) return null
  const { id, name } = dimension
  const asked = questions.filter(({ dimensionId }) => dimensionId === id).length
  return (
    <QuizPart
      form={form}
      name={`dimensions.${index}`}
      heading={
        name.trim() === ''
          ? quizFormTexts.dimensionHeading(index + 1)
          : quizFormTexts.numbered(index + 1, name.trim())
      }
      facts={[quizFormTexts.questionCount(asked)]}
      handle={handle}
    >
      {children}
    </QuizPart>
  )
}

function Unused({ form, index }: Pick<DimensionProps, 'form' | 'index'>) {
  const [id, questions] = useWatch({
    control: form.control,
    name: [`dimensions.${index}.id`, 'questions'],
  })
  return (
    <p role="status" className="text-sm text-clay empty:hidden">
      {isUnused(id, questions) ? quizFormTexts.unusedDimension : null}
    </p>
  )
}

function Articles({ form, index, articles }: Pick<DimensionProps, 'form' | 'index' | 'articles'>) {
  const name = `dimensions.${index}.articles` as const
  const chosen = useWatch({ control: form.control, name })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{quizFormTexts.articles}</legend>
      <p className="text-sm text-muted">{quizFormTexts.articlesHint}</p>
      <div className="flex flex-col gap-4">
        {chosen.map((slug, slot) => (
          <SelectField
            key={slot}
            label={quizFormTexts.articleNumber(slot + 1)}
            aria-busy={articles.step === 'loading'}
            value={slug}
            options={articleOptions(articles, chosen, slot)}
            textOf={(each) => articleText(articles, each)}
            onChoose={(each) => form.setValue(`${name}.${slot}`, each, { shouldDirty: true })}
          />
        ))}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {messageOf(form, name)}
      </p>
    </fieldset>
  )
}

interface DimensionsProps {
  form: UseFormReturn<QuizValues>
  articles: PublishedArticles
}

/** Renders the dimensions of a quiz as fields, and the setting that allows comparisons. */
export function Dimensions({ form, articles }: DimensionsProps) {
  const { keys, remove, move, noteAt, footer } = useParts('dimensions', {
    form,
    newPart: newDimension,
    addText: quizFormTexts.addDimension,
    removedText: quizFormTexts.dimensionRemoved,
  })
  const state = useStore(articles.$state)
  const hasAny = keys.length > 0
  useEffect(() => {
    if (hasAny) void articles.load()
  }, [articles, hasAny])
  const errors = form.formState.errors.dimensions
  return (
    <section aria-labelledby="sritys" className="flex flex-col gap-4">
      <PartsHeading
        id="sritys"
        heading={quizFormTexts.dimensions}
        list="dimensions"
        count={keys.length}
      >
        {hasAny ? null : <p className="text-muted">{quizFormTexts.dimensionsEmpty}</p>}
        <p className="text-muted">{quizFormTexts.dimensionsHint}</p>
      </PartsHeading>
      {hasAny && state.step === 'error' ? (
        <LoadErrorLine message={state.message} onRetry={articles.load} />
      ) : null}
      <SortableList keys={keys} onMove={move}>
        <ol className="flex flex-col gap-2">
          {keys.map((key, index) => (
            <Fragment key={key}>
              {noteAt(index)}
              <SortableRow
                id={key}
                moveLabel={quizFormTexts.moveDimension(index + 1)}
                className="card"
              >
                {(handle) => (
                  <Dimension
                    form={form}
                    index={index}
                    handle={handle}
                    articles={state}
                    onRemove={() => remove(index)}
                  />
                )}
              </SortableRow>
            </Fragment>
          ))}
        </ol>
      </SortableList>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {errors?.root?.message ?? errors?.message}
      </p>
      {footer}
      <Comparable form={form} />
    </section>
  )
}

function Comparable({ form }: Pick<DimensionsProps, 'form'>) {
  const hint = useId()
  const [dimensions, comparable] = useWatch({
    control: form.control,
    name: ['dimensions', 'comparable'],
  })
  const isDisabled = dimensions.length === 0
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          disabled={isDisabled}
          aria-describedby={isDisabled ? hint : undefined}
          checked={isComparable({ dimensions, comparable })}
          onChange={({ currentTarget }) =>
            form.setValue('comparable', currentTarget.checked, { shouldDirty: true })
          }
          className="size-5 accent-forest"
        />
        {quizFormTexts.comparable}
      </label>
      {isDisabled ? (
        <p id={hint} className="text-sm text-muted">
          {quizFormTexts.comparableLater}
        </p>
      ) : null}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isComparable, newDimension } from './dimensions.ts'
import type { QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import type { PublishedArticles } from '#src/features/publishing/panel/published-articles.ts'
import { Dimension } from './Dimension.tsx'
import { PartsHeading } from './QuizPart.tsx'
import { SortableList, SortableRow } from './SortableList.tsx'
import { useParts } from './use-parts.tsx'

interface DimensionsProps {
  form: UseFormReturn<QuizValues>
  articles: PublishedArticles
}

/** The dimensions of a quiz, and whether two may compare them. */
export function Dimensions({ form, articles }: DimensionsProps) {
  const { keys, remove, move, footer } = useParts('dimensions', {
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
            <SortableRow
              key={key}
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

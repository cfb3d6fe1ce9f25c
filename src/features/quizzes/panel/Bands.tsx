import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { readableTextColor } from '#src/features/quizzes/quiz-editing.ts'
import type { ScoreBand } from '../quiz.ts'
import { checkBands, haveRanges } from './band-faults.ts'
import { hasSampleWords, newBand, type BandValues, type QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { marketing } from '#src/features/outbox/panel/marketing.ts'
import { PartsHeading, QuizPart } from './QuizPart.tsx'
import { UndoNote, useParts } from './use-parts.tsx'

/** Converts typed text to a score. Any text that is not a number becomes 0 (specification, section 5). */
const toScore = (value: unknown) => {
  const score = Number(value)
  return Number.isFinite(score) ? score : 0
}

/** Renders the bands of a quiz as fields, and shows which totals they cover. */
export function Bands({ form }: { form: UseFormReturn<QuizValues> }) {
  const { keys, remove, noteAt, footer } = useParts('categories', {
    form,
    newPart: () => newBand(form.getValues('categories').length, form.getValues('questions')),
    addText: quizFormTexts.addBand,
    removedText: quizFormTexts.bandRemoved,
  })
  useEffect(() => void marketing.loadOnce(), [])
  const errors = form.formState.errors.categories
  return (
    <section aria-labelledby="kategorijos" className="flex flex-col gap-4">
      <PartsHeading
        id="kategorijos"
        heading={quizFormTexts.bands}
        list="categories"
        count={keys.length}
      >
        {keys.length === 0 ? <p className="text-muted">{quizFormTexts.bandsEmpty}</p> : null}
        <p className="text-muted">{quizFormTexts.bandsHint}</p>
      </PartsHeading>
      <Coverage form={form} />
      <ol className="flex flex-col gap-2">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {noteAt(index)}
            <li className="card">
              <Band form={form} index={index} onRemove={() => remove(index)} />
            </li>
          </Fragment>
        ))}
      </ol>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {errors?.root?.message ?? errors?.message}
      </p>
      {footer}
    </section>
  )
}

/** Shows the bar of the bands and their faults, and offers to correct them. */
function Coverage({ form }: { form: UseFormReturn<QuizValues> }) {
  const [questions, categories] = useWatch({
    control: form.control,
    name: ['questions', 'categories'],
  })
  const [former, setFormer] = useState<Record<'before' | 'after', ScoreBand[]> | null>(null)
  if (categories.length === 0 || questions.length === 0) return null
  const { lowest, highest, faults, spread } = checkBands({ questions, categories })
  const samples = categories.filter(hasSampleWords).map(({ name }) => name)
  const words = (score: number) => score.toLocaleString('lt-LT')

  function setRanges(ranges: readonly ScoreBand[]): void {
    for (const [index, { minScore, maxScore }] of ranges.entries()) {
      form.setValue(`categories.${index}.minScore`, minScore, { shouldDirty: true })
      form.setValue(`categories.${index}.maxScore`, maxScore, { shouldDirty: true })
    }
    if (form.formState.errors.categories) void form.trigger('categories')
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <BandsBar bands={categories} maximum={highest} />
      <div role="status" className="text-sm">
        <p className="text-muted">
          {lowest === 0
            ? quizFormTexts.maximum(words(highest))
            : quizFormTexts.totals(words(lowest), words(highest))}
        </p>
        {faults.length === 0 ? (
          <p>{quizFormTexts.bandsFine}</p>
        ) : (
          <ul className="list-disc pl-5 text-clay">
            {faults.map((fault) => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        )}
        {samples.length === 0 ? null : (
          <p className="wrap-anywhere">{quizFormTexts.sampleWords(samples)}</p>
        )}
      </div>
      {spread === null ? null : (
        <Button
          quiet
          onClick={() => {
            setFormer({ before: categories, after: spread })
            setRanges(spread)
          }}
        >
          {quizFormTexts.spread}
        </Button>
      )}
      {spread === null && former !== null && haveRanges(categories, former.after) ? (
        <UndoNote
          text={quizFormTexts.spreadDone}
          onUndo={() => {
            setRanges(former.before)
            setFormer(null)
          }}
        />
      ) : null}
    </div>
  )
}

interface BandProps {
  form: UseFormReturn<QuizValues>
  index: number
  onRemove: () => void
}

function Band({ form, index, onRemove }: BandProps) {
  const service = useStore(marketing.$state)
  const isConfigured = service.step === 'loaded' && service.marketing.configured
  const name = `categories.${index}` as const
  const score = { form, type: 'number', min: 0, setValueAs: toScore }
  return (
    <Collapsible form={form} index={index}>
      <div className="grid grid-cols-3 gap-x-2 gap-y-4 *:first:col-span-3 max-sm:items-end sm:grid-cols-[1fr_7rem_7rem_6rem] sm:gap-x-4 sm:*:first:col-span-1">
        <TextField form={form} name={`${name}.name`} label={quizFormTexts.bandName} required />
        <TextField {...score} name={`${name}.minScore`} label={quizFormTexts.minScore} />
        <TextField
          {...score}
          name={`${name}.maxScore`}
          label={quizFormTexts.maxScore}
          deps={[`${name}.minScore`]}
        />
        <TextField form={form} name={`${name}.color`} label={quizFormTexts.color} type="color" />
      </div>
      <TextField
        form={form}
        name={`${name}.description`}
        label={quizFormTexts.bandDescription}
        rows={2}
        required
      />
      <TextField
        form={form}
        name={`${name}.advice`}
        label={quizFormTexts.bandAdvice}
        rows={4}
        required
      />
      {/* Without this field, the form sends the stored segment back unchanged. */}
      {isConfigured ? (
        <TextField
          form={form}
          name={`${name}.omnisendSegment`}
          label={quizFormTexts.segment}
          hint={quizFormTexts.segmentHint}
        />
      ) : null}
      <div>
        <Button quiet dangerous onClick={onRemove}>
          {quizFormTexts.removeBand}
        </Button>
      </div>
    </Collapsible>
  )
}

/**
 * Renders a band that can be collapsed. A component of its own watches the form, so that typing does not re-render the
 * fields.
 */
function Collapsible({
  form,
  index,
  children,
}: Pick<BandProps, 'form' | 'index'> & { children: ReactNode }) {
  const band = useWatch({ control: form.control, name: 'categories' })[index]
  if (band === undefined) return null
  const { name, minScore, maxScore, color } = band
  return (
    <QuizPart
      form={form}
      name={`categories.${index}`}
      heading={name.trim() === '' ? quizFormTexts.bandHeading(index + 1) : name}
      facts={[quizFormTexts.points(quizFormTexts.range(minScore, maxScore))]}
      badge={hasSampleWords(band) ? quizFormTexts.sampleBadge : null}
      color={color}
    >
      {children}
    </QuizPart>
  )
}

/**
 * Draws the bands on a scale from 0 to the maximum, or to the end of the highest band if that is larger. Overlapping
 * bands are in separate rows. Gaps show the background.
 */
function BandsBar({ bands, maximum }: { bands: readonly BandValues[]; maximum: number }) {
  const end = Math.max(maximum, ...bands.map(({ maxScore }) => maxScore), 1) + 1
  const share = (score: number) => `${Math.min(100, Math.max(0, (score / end) * 100))}%`
  const rows = inRows(bands)
  return (
    <div
      role="img"
      aria-label={quizFormTexts.barLabel(maximum.toLocaleString('lt-LT'))}
      className="flex w-full flex-col gap-1"
    >
      {rows.map((row, number) => (
        <div
          key={number}
          className="relative h-9 overflow-hidden rounded-lg bg-[repeating-linear-gradient(135deg,var(--color-line)_0_6px,transparent_6px_12px)]"
        >
          {row.map((band, index) => (
            <span
              key={index}
              style={{
                left: share(band.minScore),
                width: share(band.maxScore + 1 - band.minScore),
                backgroundColor: band.color,
                color: readableTextColor(band.color) ?? undefined,
              }}
              className="absolute inset-y-0 flex items-center justify-center overflow-hidden border-r border-paper px-1 text-sm font-semibold whitespace-nowrap"
            >
              {quizFormTexts.range(band.minScore, band.maxScore)}
            </span>
          ))}
          {maximum + 1 < end ? (
            <span
              style={{ left: share(maximum + 1) }}
              className="absolute inset-y-0 right-0 border-l-2 border-danger bg-paper/60"
            />
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** Puts each band into the first row without an overlap. Leaves out bands whose `minScore` exceeds `maxScore`. */
function inRows(bands: readonly BandValues[]): BandValues[][] {
  const rows: BandValues[][] = []
  for (const band of bands.toSorted((a, b) => a.minScore - b.minScore)) {
    if (band.minScore > band.maxScore) continue
    const row = rows.find((each) => (each.at(-1)?.maxScore ?? -1) < band.minScore)
    if (row) row.push(band)
    else rows.push([band])
  }
  return rows
}

import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Series, SeriesStep } from '../series-contracts.ts'
import { SERIES_STEPS } from '../series.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { MoveButtons } from '#src/panel/kit/MoveButtons.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { createSeriesList, nameOfSeries, type SeriesListStore } from './series-list.ts'
import { seriesTexts } from './series-texts.ts'

/** Lists the series with their steps. */
export function AllSeries() {
  const [list] = useState(() => createSeriesList())
  const moved = useStore(list.$moved)
  return (
    <ListFrame
      list={list}
      id="serijos-antraste"
      title={seriesTexts.heading}
      intro={seriesTexts.intro}
      controls={
        <p role="status" className="sr-only">
          {moved}
        </p>
      }
      skeletons={{ count: 2, height: 'h-72' }}
      empty={seriesTexts.empty}
    >
      {({ items, bands }) => (
        <>
          <ul className="flex flex-col gap-5">
            {items.map((series) => (
              <li key={series.id}>
                <SeriesCard series={series} list={list} />
              </li>
            ))}
          </ul>
          {bands.length === 0 ? null : <NewSeries bands={bands} list={list} />}
        </>
      )}
    </ListFrame>
  )
}

interface SeriesProps {
  series: Series
  list: SeriesListStore
}

function SeriesCard({ series, list }: SeriesProps) {
  const { id, isGeneral, band, paused, readers, steps } = series
  const [isPreviewed, setPreviewed] = useState(false)
  const acting = useStore(list.$acting)
  const heading = useId()
  const name = nameOfSeries(series)
  const labelled = (label: string) => panelTexts.itemLabel(label, name)
  const { generalHint, bandHint, bandGoneHint } = seriesTexts
  const ofBand = band === null ? bandGoneHint : bandHint
  const pause = paused ? seriesTexts.resume : seriesTexts.pause
  return (
    <section aria-labelledby={heading} className="card gap-4 p-5">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={heading} className="font-sans text-lg wrap-anywhere">
            {name}
          </h3>
          <span className={`badge ${paused ? 'bg-sand text-muted' : ''}`.trim()}>
            {paused ? seriesTexts.paused : seriesTexts.running}
          </span>
        </div>
        <p className="max-w-3xl text-sm text-muted">{isGeneral ? generalHint : ofBand}</p>
        <p className="text-sm text-muted tabular-nums">{seriesTexts.readers(readers)}</p>
      </div>
      {steps.length === 0 ? (
        <p className="text-muted">{seriesTexts.noSteps}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {steps.map((step, index) => (
            <li key={step.id}>
              <Step
                step={step}
                series={series}
                list={list}
                isFirst={index === 0}
                isLast={index === steps.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {steps.length < SERIES_STEPS ? (
          <PanelLink
            to={{ screen: 'series', step: { id: null, series: id } }}
            label={labelled(seriesTexts.addStep)}
            className="button-quiet"
          >
            {seriesTexts.addStep}
          </PanelLink>
        ) : (
          <p className="text-sm text-muted">{seriesTexts.full}</p>
        )}
        {steps.length === 0 ? null : (
          <Button
            quiet
            aria-label={labelled(isPreviewed ? seriesTexts.hidePreview : seriesTexts.preview)}
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? seriesTexts.hidePreview : seriesTexts.preview}
          </Button>
        )}
        {paused && steps.length === 0 ? null : (
          <Button
            quiet
            busy={acting === id}
            aria-label={labelled(pause)}
            onClick={() => void list.pause(series)}
          >
            {pause}
          </Button>
        )}
        {isGeneral ? null : <RemoveButton list={list} item={series} />}
      </div>
      {isPreviewed ? <Preview steps={steps} /> : null}
    </section>
  )
}

const timeOf = ({ waitDays, hour }: SeriesStep) =>
  waitDays === 0 ? seriesTexts.atOnce : seriesTexts.after(waitDays, hour)

interface StepProps extends SeriesProps {
  step: SeriesStep
  isFirst: boolean
  isLast: boolean
}

function Step({ step, series, list, ...ends }: StepProps) {
  const acting = useStore(list.$acting)
  const { id, subject, sent, left } = step
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <div className="min-w-48 grow basis-48">
        <h4 className="font-sans wrap-anywhere">
          <PanelLink
            to={{ screen: 'series', step: { id, series: series.id } }}
            label={panelTexts.itemLabel(seriesTexts.edit, subject)}
            className="link inline-block py-2"
          >
            {subject}
          </PanelLink>
        </h4>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <span>{timeOf(step)}</span>
          <span>{seriesTexts.sent(sent)}</span>
          {left > 0 ? <span>{seriesTexts.left(left)}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <MoveButtons
          {...ends}
          name={subject}
          onMove={(by) => void list.moveStep(series, step, by)}
        />
        <Button
          quiet
          dangerous
          busy={acting === id}
          aria-label={panelTexts.itemLabel(panelTexts.remove, subject)}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li')
            const beside = row?.nextElementSibling ?? row?.previousElementSibling
            void list.removeStep(step).then((isGone) => {
              if (isGone) restoreFocus(beside?.querySelector<HTMLElement>('a, button') ?? null)
            })
          }}
        >
          {panelTexts.remove}
        </Button>
      </div>
    </article>
  )
}

/** Shows all steps one below the other, as a reader gets them. */
function Preview({ steps }: { steps: readonly SeriesStep[] }) {
  return (
    <ol className="flex flex-col gap-6">
      {steps.map((step) => (
        <li key={step.id} className="flex flex-col gap-2">
          <p className="font-semibold">{timeOf(step)}</p>
          <LetterPreview letter={step} />
        </li>
      ))}
    </ol>
  )
}

interface NewSeriesProps {
  bands: readonly { id: string; quiz: string; name: string }[]
  list: SeriesListStore
}

function NewSeries({ bands, list }: NewSeriesProps) {
  const [chosen, setChosen] = useState('')
  const acting = useStore(list.$acting)
  const id = useId()
  const band = bands.find((each) => each.id === chosen) ?? bands[0]
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-3">
      <h3 id={id} className="font-sans text-lg">
        {seriesTexts.add}
      </h3>
      <p className="text-sm text-muted">{seriesTexts.addHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-md">
          <Field label={seriesTexts.band}>
            {(control) => (
              <select
                {...control}
                value={band?.id ?? ''}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {bands.map((each) => (
                  <option key={each.id} value={each.id}>
                    {seriesTexts.ofBand(each.quiz, each.name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Button
          quiet
          busy={acting === band?.id}
          onClick={() => {
            if (band) void list.add(band.id)
          }}
        >
          {seriesTexts.addButton}
        </Button>
      </div>
    </section>
  )
}

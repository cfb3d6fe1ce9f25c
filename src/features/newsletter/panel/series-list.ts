import type { Series, SeriesList, SeriesStep } from '../series-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createMoves } from '#src/panel/kit/moves.ts'
import { createPagedList, type ListPage, wholePage } from '#src/panel/kit/paged-list.ts'
import { seriesTexts } from './series-texts.ts'

/** Returns what starts a series, as its name. */
export function nameOfSeries({ isGeneral, band }: Pick<Series, 'isGeneral' | 'band'>): string {
  if (isGeneral) return seriesTexts.general
  return band === null ? seriesTexts.bandGone : seriesTexts.ofBand(band.quiz, band.name)
}

/** Creates the list of the series with their steps. */
export function createSeriesList(given: Tools = {}) {
  const { session, confirmDialog } = toolsOf(given)
  const acts = createActs(given)
  const moves = createMoves(given)

  const list = createPagedList<ListPage<Series> & Pick<SeriesList, 'bands'>>({
    ...given,
    kind: {
      load: async (_, signal) => wholePage(await session.call(routes.listSeries, { signal })),
      remove: (id) => session.call(routes.deleteSeries, { params: { id } }),
      nameOf: nameOfSeries,
      removeText: () => seriesTexts.removeText,
      removed: { title: seriesTexts.removed },
      removeFailed: seriesTexts.removeFailed,
    },
  })

  /** Adds a series for the results of a band. */
  async function add(bandId: string): Promise<void> {
    const attemptId = crypto.randomUUID()
    const isDone = await acts.act(bandId, {
      call: () => session.call(routes.createSeries, { body: { bandId, attemptId } }),
      done: { title: seriesTexts.addDone, description: seriesTexts.addHint },
      failed: seriesTexts.addFailed,
      elsewhere: [409],
    })
    if (isDone) await list.load()
  }

  /** Pauses a running series, resumes a paused one. */
  async function pause({ id, paused }: Series): Promise<void> {
    const { pausedDone, pausedText, resumed, resumedText, pauseFailed } = seriesTexts
    const isDone = await acts.act(id, {
      call: () => session.call(routes.pauseSeries, { params: { id }, body: { paused: !paused } }),
      done: paused
        ? { title: resumed, description: resumedText }
        : { title: pausedDone, description: pausedText },
      failed: pauseFailed,
    })
    if (isDone) await list.load()
  }

  /** Deletes a step after a question. @returns whether it is gone. */
  async function removeStep({ id, subject }: SeriesStep): Promise<boolean> {
    const isSure = await confirmDialog.ask({
      title: seriesTexts.removeStepTitle(subject),
      text: seriesTexts.removeStepText,
      confirm: panelTexts.remove,
      dangerous: true,
    })
    if (!isSure) return false
    const isGone = await acts.act(id, {
      call: () => session.call(routes.deleteStep, { params: { id } }),
      done: { title: seriesTexts.stepRemoved },
      failed: seriesTexts.removeStepFailed,
    })
    if (isGone) await list.load()
    return isGone
  }

  /** Moves a step up or down, unless a step is being deleted. */
  async function moveStep({ id, steps }: Series, step: SeriesStep, by: -1 | 1): Promise<void> {
    if (acts.$busy.get() !== null) return
    await moves.move({
      items: steps,
      item: step,
      by,
      name: step.subject,
      show: (moved) =>
        list.change((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === id ? { ...each, steps: moved } : each)),
        })),
      store: (ids) => session.call(routes.sortSteps, { params: { id }, body: { ids } }),
      load: list.load,
    })
  }

  return { ...list, $moved: moves.$moved, $acting: acts.$busy, add, pause, removeStep, moveStep }
}

export type SeriesListStore = ReturnType<typeof createSeriesList>

import { createStep, type StepInput, type StoredStep } from '../series-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'
import { renderOnce } from '#src/features/articles/panel/markdown-renderer.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields } from '#src/panel/kit/record-kind.ts'
import { textRecord } from '#src/panel/kit/text-record.ts'
import { seriesTexts } from './series-texts.ts'
import { letterTexts } from './texts.ts'

const record = textRecord({
  subject: { label: letterTexts.subject },
  waitDays: { label: seriesTexts.waitDays },
  hour: { label: seriesTexts.hour },
  content: { label: editorTexts.content, render: renderOnce },
})

/** Empty values, conflict rows and validation of a step's form. */
export const STEP = {
  ...record,
  empty: { ...record.empty, waitDays: '3', hour: '9' },
  toValues: ({ waitDays, hour, ...written }: Omit<StepInput, 'updatedAt'>) =>
    record.toValues({ ...written, waitDays: String(waitDays), hour: String(hour) }),
  schema: createStep.body,
}
export type StepValues = typeof STEP.empty

/**
 * Creates the form of one step; a save opens the list.
 * @param id of the step, null for a new one.
 * @param series in which a new step is stored.
 */
export function createStepForm({
  id,
  series,
  fields,
  ...given
}: FormDependencies & {
  id: string | null
  series: string
  fields: FormFields<StepValues>
}) {
  const { call } = toolsOf(given).session
  return createRecordForm<StepValues, StoredStep, Omit<StepInput, 'updatedAt'>>({
    ...given,
    id,
    fields,
    kind: {
      ...STEP,
      keptAs: `step-${series}`,
      formOf: (id) => ({ screen: 'series', step: { id, series } }),
      afterSave: () => ({ screen: 'series', step: null }),
      load: (id) => call(routes.getStep, { params: { id } }),
      create: (body, attemptId) =>
        call(routes.createStep, { params: { id: series }, body: { ...body, attemptId } }),
      update: (id, body, updatedAt) =>
        call(routes.updateStep, { params: { id }, body: { ...body, updatedAt } }),
      created: { title: seriesTexts.created },
      updated: { title: seriesTexts.updated },
      saveFailed: seriesTexts.saveFailed,
    },
  })
}

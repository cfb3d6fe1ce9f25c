import { type AdminExpert, type ExpertInput, updateExpert } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { expertTexts } from './texts.ts'

const EMPTY = { name: '', qualification: '', words: '', photoUrl: '' }
export type ExpertValues = typeof EMPTY
const FIELDS = Object.keys(EMPTY) as (keyof ExpertValues)[]

/** Validation of the expert form. */
export const EXPERT_FIELDS = {
  empty: EMPTY,
  schema: updateExpert.body,
  toBody: (values: ExpertValues) => values,
  fieldOf: (path: string) => path,
}

/** Returns the record kind by which experts are edited. */
function expertKind({
  call,
}: Pick<Session, 'call'>): RecordKind<ExpertValues, AdminExpert, ExpertInput> {
  return {
    ...EXPERT_FIELDS,
    keptAs: 'expert',
    toValues: (expert) =>
      Object.fromEntries(FIELDS.map((field) => [field, expert[field] ?? ''])) as ExpertValues,
    rowsOf: (mine, theirs) =>
      FIELDS.map((field) => ({
        label: expertTexts[field],
        mine: mine[field],
        theirs: theirs[field],
      })),
    formOf: (id) => ({ screen: 'experts', expert: { id } }),
    afterSave: () => ({ screen: 'experts', expert: null }),
    load: (id) => call(routes.getAdminExpert, { params: { id } }),
    create: ({ updatedAt: _, ...body }, attemptId) =>
      call(routes.createExpert, { body: { ...body, attemptId } }),
    update: (id, body, updatedAt) =>
      call(routes.updateExpert, { params: { id }, body: { ...body, updatedAt } }),
    created: { title: expertTexts.created },
    updated: { title: expertTexts.updated },
    saveFailed: expertTexts.saveFailed,
  }
}

/** Creates the form of one expert; a save opens the list. @param id null for a new one. */
export function createExpertForm({
  id,
  fields,
  ...given
}: FormDependencies & { id: string | null; fields: FormFields<ExpertValues> }) {
  const { session } = toolsOf(given)
  return createRecordForm({ ...given, id, fields, kind: expertKind(session) })
}

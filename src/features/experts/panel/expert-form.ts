import { type AdminExpert, type ExpertInput, updateExpert } from '../contracts.ts'
import { EXPERT_FIELDS } from '../fields.ts'
import { propertyOf } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { textRecord } from '#src/panel/kit/text-record.ts'
import { expertTexts } from './texts.ts'

/** Empty values, conflict rows and validation of the expert form. */
export const EXPERT = {
  ...textRecord(propertyOf(EXPERT_FIELDS, 'input')),
  schema: updateExpert.body,
}
export type ExpertValues = typeof EXPERT.empty

/** Defines how experts are loaded and saved; a save opens the list. */
function expertKind({
  call,
}: Pick<Session, 'call'>): RecordKind<ExpertValues, AdminExpert, ExpertInput> {
  return {
    ...EXPERT,
    keptAs: 'expert',
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

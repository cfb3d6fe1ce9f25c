import { atom } from 'nanostores'
import { type AdminExpert, type ExpertInput, updateExpert } from '#src/contracts/experts.ts'
import * as routes from '#src/contracts/routes.ts'
import { panel as documentPanel, type Panel } from '../frame/panel.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createItemEditor, type EditedKind } from '../items/item-editor.ts'
import type { FieldRow, FormFields } from '../items/item-form.ts'
import {
  browserKeptForms,
  createFormKeeper,
  type KeptForms,
  leaveForm,
} from '../items/kept-form.ts'
import { itemFormTexts } from '../items/texts.ts'
import { expertTexts } from './texts.ts'

export interface ExpertValues {
  name: string
  photoUrl: string
  qualification: string
  words: string
}

/** How the form of an expert is validated. */
export const EXPERT_FIELDS = {
  empty: { name: '', photoUrl: '', qualification: '', words: '' },
  schema: updateExpert.body,
  toBody: (values: ExpertValues) => values,
  fieldOf: (path: string) => path,
}

const valuesOf = (expert: AdminExpert): ExpertValues => ({
  name: expert.name,
  photoUrl: expert.photoUrl ?? '',
  qualification: expert.qualification,
  words: expert.words,
})

/** The fields in two versions. */
export function expertRows(mine: ExpertValues, theirs: AdminExpert): FieldRow[] {
  const other = valuesOf(theirs)
  return (['name', 'qualification', 'words', 'photo'] as const).map((label) => {
    const field = label === 'photo' ? 'photoUrl' : label
    return { label: expertTexts[label], mine: mine[field], theirs: other[field] }
  })
}

function editedExpert({
  call,
}: ReturnType<typeof toolsOf>['session']): EditedKind<AdminExpert, ExpertInput> {
  return {
    load: (id) => call(routes.getAdminExpert, { params: { id } }),
    create: ({ updatedAt: _, ...body }, attemptId) =>
      call(routes.createExpert, { body: { ...body, attemptId } }),
    update: (id, body, seen) =>
      call(routes.updateExpert, {
        params: { id },
        body: { ...body, ...(seen === null ? {} : { updatedAt: seen }) },
      }),
    created: { title: expertTexts.created },
    updated: { title: expertTexts.updated },
    saveFailed: expertTexts.saveFailed,
  }
}

/**
 * The form of one expert: loads, keeps a draft, saves, and resolves conflicts; after a save the list opens.
 * @param id null for a new one.
 */
export function createExpertForm({
  id,
  fields,
  panel = documentPanel,
  keptForms = browserKeptForms,
  ...given
}: Tools & {
  id: string | null
  fields: FormFields<ExpertValues>
  panel?: Pick<Panel, 'setUnsaved' | 'settle'>
  keptForms?: KeptForms
}) {
  const { session, toasts, questions, showError } = toolsOf(given)
  const editor = createItemEditor({ kind: editedExpert(session), id, ...given })
  const keeper = createFormKeeper<ExpertValues>({ kind: 'expert', id, forms: keptForms })
  const $restoredAt = atom<string | null>(null)
  /** The kept values of an expert who does not exist any more. */
  const $orphan = atom<ExpertValues | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false

  function editing() {
    const state = editor.$state.get()
    return state.step === 'editing' ? state : null
  }

  function savedValues(): ExpertValues {
    const item = editing()?.item ?? null
    return item === null ? EXPERT_FIELDS.empty : valuesOf(item)
  }

  /** Loads the expert into the form, then restores the draft that this browser has kept. */
  async function load(): Promise<void> {
    await editor.load()
    if (editor.$state.get().step === 'missing') {
      $orphan.set((await keeper.takeOver())?.values ?? null)
    }
    const state = editing()
    if (state === null) return
    fields.reset(savedValues())
    version = state.item?.updatedAt ?? null
    const kept = await keeper.takeOver()
    if (kept === null) return
    version = kept.loadedVersion
    resetUnsaved(kept.values, 'saved')
    $restoredAt.set(kept.keptAt)
  }

  function changed(values: ExpertValues, isDirty: boolean): void {
    if (resetting) return
    panel.setUnsaved(isDirty)
    if (isDirty) keeper.keep(values, version)
    else keeper.forget()
  }

  /** @param onto the expert that it replaces; left out: the form's own, if it has one. */
  function save(seen: string | null, onto?: string): Promise<void> {
    return fields.submit(async (values) => {
      const sent = JSON.stringify(fields.read())
      const body = EXPERT_FIELDS.schema.parse(values)
      const result = await editor.save(body, seen, keeper.attemptId(), onto)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) fields.setError(path, message)
      }
      if (result.outcome === 'saved') leave(result.item, sent)
    }, showInvalid)
  }

  /** Opens the list; the form stays, or opens under its own id, when something was typed during the save. */
  function leave(expert: AdminExpert, sent: string): void {
    const values = fields.read()
    const isTyped = JSON.stringify(values) !== sent
    if (isTyped && id !== null) {
      version = expert.updatedAt
      $restoredAt.set(null)
      resetUnsaved(valuesOf(expert), 'typed')
      keeper.keep(values, version)
      return
    }
    if (isTyped && !leaveTo(expert.id, values, expert.updatedAt)) return
    keeper.forget()
    panel.settle({ screen: 'experts', expert: isTyped ? { id: expert.id } : null })
  }

  /** Shows values as unsaved; the form reports "unchanged" in between, which must not drop the draft. */
  function resetUnsaved(values: ExpertValues, keep: 'saved' | 'typed'): void {
    resetting = true
    fields.reset(values, keep)
    resetting = false
    panel.setUnsaved(true)
  }

  /** Leaves values to the form that is opened next. @returns whether the browser had room for them. */
  function leaveTo(next: string | null, values: ExpertValues, loadedVersion: string | null) {
    const kept = { values, loadedVersion, keptAt: new Date().toISOString() }
    const isLeft = leaveForm({ kind: 'expert', id: next }, kept, keptForms)
    if (!isLeft) showError(itemFormTexts.keepingFailed)
    return isLeft
  }

  /** The messages stand beside their fields as well. */
  function showInvalid(messages: string[]): void {
    toasts.show({
      title: itemFormTexts.formErrors,
      description: itemFormTexts.fixFields([...new Set(messages)].join(', ')),
      variant: 'destructive',
    })
  }

  return {
    id,
    $state: editor.$state,
    $kept: keeper.$kept,
    $restoredAt,
    $orphan,
    load,
    changed,
    close: keeper.close,
    submit: () => save(version),

    discardRestored: async (): Promise<void> => {
      const yes = await questions.ask({
        title: itemFormTexts.keptDiscardTitle,
        text: itemFormTexts.keptDiscardText,
        confirm: itemFormTexts.keptDiscardConfirm,
        dangerous: true,
      })
      if (!yes) return
      keeper.forget()
      $restoredAt.set(null)
      version = editing()?.item?.updatedAt ?? null
      fields.reset(savedValues())
    },

    /** Opens what was kept of an expert who does not exist any more as a new one. */
    openOrphan: (): void => {
      const values = $orphan.get()
      if (values === null || !leaveTo(null, values, null)) return
      keeper.forget()
      panel.settle({ screen: 'experts', expert: { id: null } })
    },

    /** Resolves a conflict: saves the form over what is stored. */
    keepMine: (): Promise<void> => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('mine')
      return save(null, theirs?.id)
    },

    /** Resolves a conflict: loads what is stored into the form. */
    takeTheirs: (): void => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('theirs')
      if (theirs === null) return
      keeper.forget()
      $restoredAt.set(null)
      version = theirs.updatedAt
      fields.reset(valuesOf(theirs))
      // An earlier save of a new form was stored after all.
      if (id === null) panel.settle({ screen: 'experts', expert: { id: theirs.id } })
    },

    /** Closes the view of a conflict; the form stays as it is. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

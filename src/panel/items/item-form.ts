import { atom } from 'nanostores'
import type { z } from 'zod'
import type { Version } from '#src/contracts/versions.ts'
import type { ItemKind } from '#src/domain/items.ts'
import type { Question } from '../frame/questions.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { versionTexts } from '../versions/texts.ts'
import { itemFormTexts } from './texts.ts'
import { panel as documentPanel, type Panel } from '../frame/panel.ts'
import { panelAddress } from '../frame/panel-address.ts'
import { createItemEditor, type EditedKind } from './item-editor.ts'
import { browserKeptForms, createFormKeeper, leaveForm, type KeptForms } from './kept-form.ts'

export interface StoredItem {
  id: string
  slug: string
  title: string
  updatedAt: string
  published: boolean
}

export interface FieldRow {
  label: string
  mine: string
  theirs: string
}

/** How an item of one kind becomes the values of a form, and back. */
export interface ItemValues<Values, Item> {
  kind: ItemKind
  empty: Values
  toValues: (item: Item) => Values
  versionToValues: (version: Version) => Values
  /** The body of the call, for the schema of the contract to validate. */
  toBody: (values: Values) => unknown
  /** The form's field for a path of the body. */
  fieldOf: (path: string) => string
  /** The values of a stored item as those of a new one. */
  asNew: (values: Values) => Values
  /** Every field in two versions, in the order of the form. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
}

export interface FormKind<Values, Item extends StoredItem, Body>
  extends EditedKind<Item, Body>, ItemValues<Values, Item> {
  schema: z.ZodType<Body>
  placeOf?: (field: string, values: Values) => string | null
  /** Asked before a stored item is replaced; null: nothing. */
  questionBefore?: (stored: Item, body: Body) => Question | null
}

/** How the values of a form are validated. */
export interface ValidatedKind<Values, Body> {
  schema: z.ZodType<Body>
  toBody: (values: Values) => unknown
  fieldOf: (path: string) => string
  /** The part of the form that a field is in, for whoever reads of its fault elsewhere; null: none. */
  placeOf?: (field: string, values: Values) => string | null
}

/** What the store needs of the form library. */
export interface FormFields<Values> {
  read: () => Values
  /**
   * Replaces the values.
   * @param keep `saved`: keeps the saved values, the new ones count as changes; `typed`: keeps the typed
   * values, the new ones count as saved.
   */
  reset: (values: Values, keep?: 'saved' | 'typed') => void
  setError: (field: string, message: string) => void
  /** Validates the fields and calls back with the values, or with the messages of invalid fields. */
  submit: (
    save: (values: Values) => Promise<void>,
    refuse: (messages: string[]) => void,
  ) => Promise<void>
}

/** Asked before an earlier version replaces unsaved changes. */
const REPLACE = {
  title: versionTexts.takeTitle,
  text: versionTexts.takeText,
  confirm: versionTexts.take,
  dangerous: true,
}

const DISCARD = {
  title: itemFormTexts.keptDiscardTitle,
  text: itemFormTexts.keptDiscardText,
  confirm: itemFormTexts.keptDiscardConfirm,
  dangerous: true,
}

/**
 * The form of one item: loads it, restores what the browser has kept of it, saves it, and resolves
 * conflicts with what was saved elsewhere.
 * @param id of the item, null for a new one.
 */
export function createItemForm<Values, Item extends StoredItem, Body>({
  kind,
  id,
  fields,
  panel = documentPanel,
  keptForms = browserKeptForms,
  ...given
}: Tools & {
  kind: FormKind<Values, Item, Body>
  id: string | null
  fields: FormFields<Values>
  panel?: Pick<Panel, '$unsaved' | '$saved' | 'setUnsaved' | 'mayLeave' | 'settle' | 'go'>
  keptForms?: KeptForms
}) {
  const { toasts, questions, showError } = toolsOf(given)
  const formAddress = (of: string | null) => ({ screen: 'form', kind: kind.kind, id: of }) as const
  const addressOf = (of: string) => panelAddress(formAddress(of))
  const editor = createItemEditor({ kind, id, addressOf, ...given })
  const keeper = createFormKeeper<Values>({ kind: kind.kind, id, forms: keptForms })
  const $restoredAt = atom<string | null>(null)
  /** The kept values of an item that does not exist any more. */
  const $orphan = atom<Values | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false

  function storedItem(): Item | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.item : null
  }

  function conflict(): Item | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.conflict : null
  }

  function savedValues(): Values {
    const item = storedItem()
    return item === null ? kind.empty : kind.toValues(item)
  }

  /** Shows values as unsaved; the form reports "unchanged" in between, which must not drop the draft. */
  function resetUnsaved(values: Values, keep: 'saved' | 'typed'): void {
    resetting = true
    fields.reset(values, keep)
    resetting = false
    panel.setUnsaved(true)
  }

  /** Loads the item into the form, then restores the draft that this browser has kept of it. */
  async function load(): Promise<void> {
    await editor.load()
    const { step } = editor.$state.get()
    if (step === 'missing') $orphan.set((await keeper.takeOver())?.values ?? null)
    if (step !== 'editing') return
    fields.reset(savedValues())
    version = storedItem()?.updatedAt ?? null
    const kept = await keeper.takeOver()
    if (kept === null) return
    version = kept.loadedVersion
    // A draft kept before the form had a field has its saved value.
    resetUnsaved({ ...savedValues(), ...kept.values }, 'saved')
    $restoredAt.set(kept.keptAt)
  }

  function changed(values: Values, isDirty: boolean): void {
    if (resetting) return
    panel.setUnsaved(isDirty)
    if (isDirty) keeper.keep(values, version)
    else keeper.forget()
  }

  /** Drops the draft and opens the form of another item, or of a new one. */
  function goTo(next: string | null): void {
    keeper.forget()
    $restoredAt.set(null)
    fields.reset(kind.empty)
    panel.settle(formAddress(next))
  }

  /** Leaves values to the form that is opened next. @returns whether the browser had room for them. */
  function leave(next: string | null, values: Values, loadedVersion: string | null): boolean {
    const keptAt = new Date().toISOString()
    const kept = { values, loadedVersion, keptAt }
    const left = leaveForm({ kind: kind.kind, id: next }, kept, keptForms)
    if (!left) showError(itemFormTexts.keepingFailed)
    return left
  }

  /**
   * @param seen the row version that the save replaces; null overwrites any.
   * @param onto the item that it replaces; left out: the form's own, if it has one.
   */
  function save(seen: string | null, onto?: Item): Promise<void> {
    return fields.submit(async (values) => {
      const sent = JSON.stringify(fields.read())
      const body = kind.schema.parse(kind.toBody(values))
      if (!(await mayReplace(onto ?? storedItem(), body))) return
      const result = await editor.save(body, seen, keeper.attemptId(), onto?.id)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          fields.setError(kind.fieldOf(path), message)
        }
      }
      if (result.outcome !== 'saved') return
      const { id: savedId, published, title, slug } = result.item
      panel.$saved.set({ kind: kind.kind, id: savedId, slug, title, published })
      if (JSON.stringify(fields.read()) === sent) goTo(null)
      else goOn(result.item)
    }, showInvalid)
  }

  async function mayReplace(stored: Item | null, body: Body): Promise<boolean> {
    const question = stored === null ? null : (kind.questionBefore?.(stored, body) ?? null)
    return question === null || (await questions.ask(question))
  }

  /** Keeps editing after a save during which the form was changed. */
  function goOn(item: Item): void {
    const values = fields.read()
    if (id === null) {
      if (!leave(item.id, values, item.updatedAt)) return
      keeper.forget()
      panel.settle(formAddress(item.id))
      return
    }
    version = item.updatedAt
    $restoredAt.set(null)
    resetUnsaved(kind.toValues(item), 'typed')
    keeper.keep(values, version)
  }

  /** The messages stand beside their fields as well (specification, section 5). */
  function showInvalid(messages: string[]): void {
    toasts.show({
      title: itemFormTexts.formErrors,
      description: itemFormTexts.fixFields([...new Set(messages)].join(', ')),
      variant: 'destructive',
    })
  }

  const itemValues: ItemValues<Values, Item> = kind

  return {
    kind: itemValues,
    id,
    $state: editor.$state,
    $kept: keeper.$kept,
    $restoredAt,
    $orphan,
    load,
    changed,
    close: keeper.close,
    submit: () => save(version),

    /** Replaces the values by those of an earlier version; asks first when changes would be lost. */
    takeVersion: async (taken: Version): Promise<boolean> => {
      if (panel.$unsaved.get() && !(await questions.ask(REPLACE))) return false
      const values = kind.versionToValues(taken)
      resetUnsaved(values, 'saved')
      keeper.keep(values, version)
      return true
    },

    startOver: (): Promise<void> => {
      keeper.forget()
      $restoredAt.set(null)
      panel.setUnsaved(false)
      return load()
    },

    /** Leaves edit mode without saving; the draft stays kept, as the question says. */
    cancel: async (): Promise<void> => {
      if (await panel.mayLeave()) panel.settle(formAddress(null))
    },

    startCopy: async (): Promise<void> => {
      const values = kind.asNew(fields.read())
      if (!(await panel.mayLeave()) || !leave(null, values, null)) return
      panel.setUnsaved(false)
      await panel.go(formAddress(null))
    },

    /** Opens what was kept of an item that does not exist any more as a new one. */
    openOrphan: (): void => {
      const values = $orphan.get()
      if (values === null || !leave(null, kind.asNew(values), null)) return
      keeper.forget()
      panel.settle(formAddress(null))
    },

    discardRestored: async (): Promise<void> => {
      if (!(await questions.ask(DISCARD))) return
      keeper.forget()
      $restoredAt.set(null)
      version = storedItem()?.updatedAt ?? null
      fields.reset(savedValues())
    },

    /** Resolves a conflict: saves the form over what is stored. */
    keepMine: (): Promise<void> => {
      const theirs = conflict()
      editor.resolveConflict('mine')
      return save(null, theirs ?? undefined)
    },

    /** Resolves a conflict: loads what is stored into the form. */
    takeTheirs: (): void => {
      const theirs = conflict()
      editor.resolveConflict('theirs')
      if (theirs === null) return
      if (id === null) {
        // An earlier save of this form was stored after all.
        goTo(theirs.id)
        return
      }
      version = theirs.updatedAt
      $restoredAt.set(null)
      fields.reset(kind.toValues(theirs))
    },

    /** Closes the view of a conflict; the form stays as it is. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

/** Validates a form by the schema of the call. @returns the first message of each invalid field. */
export function invalidFields<Values, Body>(
  { schema, toBody, fieldOf }: ValidatedKind<Values, Body>,
  values: Values,
): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of schema.safeParse(toBody(values)).error?.issues ?? []) {
    errors[fieldOf(path.join('.'))] ??= { type: code, message }
  }
  return errors
}

import { toNestErrors } from '@hookform/resolvers'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import {
  createItemEditor,
  type EditedKind,
  type EditorState,
} from '#src/stores/admin/item-editor.ts'
import { createFormKeeper, type FormKeeper, leaveForm } from '#src/stores/admin/kept-form.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { questions } from '#src/stores/admin/questions.ts'
import { toasts } from '#src/stores/toasts.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { versionTexts } from '#src/texts/versions.ts'
import { panel } from './panel.ts'
import { session } from './session.ts'

interface StoredItem {
  id: string
  title: string
  updatedAt: string
  published: boolean
}

/** What a form of items is made of. */
interface ItemFormOptions<Values extends FieldValues, Item extends StoredItem, Body> {
  kind: ItemKind
  /** Null for a new item. */
  id: string | null
  calls: EditedKind<Item, Body>
  /** What the form of a new item holds. */
  empty: Values
  toValues: (item: Item) => Values
  /** What the form holds, as the body of the call; the schema of the contract judges it. */
  toBody: (values: Values) => unknown
  schema: z.ZodType<Body>
  /** The form's field for a path of the body, where they differ. */
  fieldOf?: (path: string) => string
  /** What the values of a stored item are as those of a new one, where they differ. */
  asNew?: (values: Values) => Values
  /** Where visitors find a published item. */
  pathOf: (item: Item) => string
}

export interface ItemForm<Values extends FieldValues, Item> {
  form: UseFormReturn<Values>
  state: EditorState<Item>
  keeper: FormKeeper<Values>
  /** When what the form shows was kept, if it came back from the browser's storage. */
  restoredAt: string | null
  /** Opens what was kept of an item that is gone as a new one; null when nothing was. */
  openAsNew: (() => void) | null
  reload: () => void
  /** Puts values into the form as if they were typed, after asking when something would be lost. */
  fillIn: (values: Values) => Promise<boolean>
  /** Loads what is stored now; what the form holds is given up. */
  startOver: () => void
  submit: () => void
  /** Leaves edit mode without saving; asks first when something would be lost. */
  cancel: () => void
  /** Opens the form of a new item with these values, after asking when something would be lost. */
  startCopy: (values: Values) => void
  /** Gives up what came back from the browser's storage, after asking. */
  discardRestored: () => void
  /** Saves what the form holds over what somebody has saved meanwhile. */
  keepMine: () => void
  /** Puts into the form what somebody has saved meanwhile. */
  takeTheirs: () => void
  /** Closes the view of differences; the form stays as it is. */
  postpone: () => void
}

/**
 * The form of one item: loads it, keeps what is typed in the browser, judges it by the contract's own
 * schema, saves it, and knows what to do when somebody else was faster.
 */
export function useItemForm<Values extends FieldValues, Item extends StoredItem, Body>(
  options: ItemFormOptions<Values, Item, Body>,
): ItemForm<Values, Item> {
  // A form belongs to one item from its opening to its closing.
  const [{ kind, id, calls, empty, toValues, toBody, schema, pathOf, ...given }] = useState(options)
  const { fieldOf = samePath, asNew = sameValues } = given
  const [editor] = useState(() => createItemEditor({ kind: calls, id, session }))
  const [keeper] = useState(() => createFormKeeper<Values>({ kind, id }))
  const state = useStore(editor.$state)
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  /** What was kept of an item that is gone. */
  const [orphan, setOrphan] = useState<Values | null>(null)
  /** The version that the form goes on from. */
  const seen = useRef<string | null>(null)
  const form = useForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
    resolver: bodyResolver(schema, toBody, fieldOf),
  })
  const { reset } = form
  const isPutting = useRef(false)

  /**
   * Puts values into the form that are not stored. It says for a moment that nothing has changed, and
   * what is kept would be forgotten until it is kept again.
   */
  const putUnsaved = useCallback(
    (...[values, how]: Parameters<typeof reset>) => {
      isPutting.current = true
      reset(values, how)
      isPutting.current = false
      panel.setUnsaved(true)
    },
    [reset],
  )

  const saved = useCallback((): Values => {
    const current = editor.$state.get()
    const item = current.step === 'editing' ? current.item : null
    return item === null ? empty : toValues(item)
  }, [editor, empty, toValues])

  /** Loads the item into the form, and over it what the browser has kept of an earlier writing. */
  const fill = useCallback(async () => {
    await editor.load()
    const loaded = editor.$state.get()
    if (loaded.step === 'missing') setOrphan((await keeper.takeOver())?.values ?? null)
    if (loaded.step !== 'editing') return
    reset(saved())
    seen.current = loaded.item?.updatedAt ?? null
    const kept = await keeper.takeOver()
    if (kept === null) return
    seen.current = kept.loadedVersion
    putUnsaved(kept.values, { keepDefaultValues: true })
    setRestoredAt(kept.keptAt)
  }, [editor, keeper, reset, putUnsaved, saved])

  useEffect(() => {
    void fill()
    return () => keeper.close()
  }, [fill, keeper])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isPutting.current) return
          panel.setUnsaved(isDirty === true)
          if (isDirty === true) keeper.keep(values, seen.current)
          else keeper.forget()
        },
      }),
    [form, keeper],
  )

  /** Leaves what the form held, for the form of another item or of a new one. */
  const goTo = useCallback(
    (next: string | null) => {
      keeper.forget()
      setRestoredAt(null)
      reset(empty)
      panel.settle({ screen: 'form', kind, id: next })
    },
    [keeper, reset, empty, kind],
  )

  /** @param onto the item that it replaces; left out: the form's own, if it has one. */
  async function save(version: string | null, onto?: string): Promise<void> {
    await form.handleSubmit(async (values) => {
      const sent = JSON.stringify(form.getValues())
      const body = schema.parse(toBody(values))
      const result = await editor.save(body, version, keeper.attemptId(), onto)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          form.setError(fieldOf(path) as Path<Values>, { type: 'server', message })
        }
      }
      if (result.outcome !== 'saved') return
      panel.$published.set(
        result.item.published ? { title: result.item.title, path: pathOf(result.item) } : null,
      )
      if (JSON.stringify(form.getValues()) === sent) goTo(null)
      else goOn(result.item)
    }, showErrors)()
  }

  /** Goes on writing what is saved now: the form has been changed while that was under way. */
  function goOn(item: Item): void {
    const values = form.getValues()
    if (id === null) {
      if (!leave({ kind, id: item.id }, values, item.updatedAt)) return
      keeper.forget()
      panel.settle({ screen: 'form', kind, id: item.id })
      return
    }
    seen.current = item.updatedAt
    setRestoredAt(null)
    // The fields stay as they are, with the caret where it is.
    putUnsaved(toValues(item), { keepValues: true })
    keeper.keep(values, item.updatedAt)
  }

  return {
    form,
    state,
    keeper,
    restoredAt,
    openAsNew:
      orphan === null
        ? null
        : () => {
            if (!leave({ kind, id: null }, asNew(orphan), null)) return
            keeper.forget()
            panel.settle({ screen: 'form', kind, id: null })
          },
    reload: () => void fill(),
    fillIn: async (values) => {
      if (panel.$unsaved.get() && !(await questions.ask(REPLACE))) return false
      putUnsaved(values, { keepDefaultValues: true })
      keeper.keep(values, seen.current)
      return true
    },
    startOver: () => {
      keeper.forget()
      setRestoredAt(null)
      panel.setUnsaved(false)
      void fill()
    },
    submit: () => void save(seen.current),
    cancel: () => {
      void panel.mayLeave().then((yes) => {
        // What was written stays kept, as the question has said.
        if (yes) panel.settle({ screen: 'form', kind, id: null })
      })
    },
    startCopy: (values) => {
      void panel.mayLeave().then((yes) => {
        if (!yes || !leave({ kind, id: null }, values, null)) return
        panel.setUnsaved(false)
        void panel.go({ screen: 'form', kind, id: null })
      })
    },
    discardRestored: () => {
      void questions
        .ask({
          title: panelTexts.keptDiscardTitle,
          text: panelTexts.keptDiscardText,
          confirm: panelTexts.keptDiscardConfirm,
          cancel: panelTexts.cancel,
          dangerous: true,
        })
        .then((yes) => {
          if (!yes) return
          keeper.forget()
          setRestoredAt(null)
          seen.current = state.step === 'editing' ? (state.item?.updatedAt ?? null) : null
          reset(saved())
        })
    },
    keepMine: () => {
      const theirs = state.step === 'editing' ? state.conflict : null
      editor.resolveConflict('mine')
      void save(null, theirs?.id)
    },
    takeTheirs: () => {
      const theirs = state.step === 'editing' ? state.conflict : null
      editor.resolveConflict('theirs')
      if (theirs === null) return
      if (id === null) {
        // An earlier save of this form was stored after all.
        goTo(theirs.id)
        return
      }
      seen.current = theirs.updatedAt
      setRestoredAt(null)
      reset(toValues(theirs))
    },
    postpone: () => editor.resolveConflict('later'),
  }
}

/** Asked before an earlier version takes the place of what is not saved. */
const REPLACE = {
  title: versionTexts.takeTitle,
  text: versionTexts.takeText,
  confirm: versionTexts.take,
  cancel: panelTexts.cancel,
  dangerous: true,
}

/** Leaves values to the form that is opened next; says so when the browser has no room for them. */
function leave(
  item: { kind: ItemKind; id: string | null },
  values: unknown,
  loadedVersion: string | null,
): boolean {
  const left = leaveForm(item, { values, loadedVersion, keptAt: new Date().toISOString() })
  if (!left) {
    toasts.show({
      title: toastTexts.errorTitle,
      description: panelTexts.keepingFailed,
      variant: 'destructive',
    })
  }
  return left
}

const samePath = (path: string) => path
const sameValues = <Values>(values: Values) => values

/** Judges a form by the schema of the body that it becomes. */
function bodyResolver<Values extends FieldValues>(
  schema: z.ZodType,
  toBody: (values: Values) => unknown,
  fieldOf: (path: string) => string,
): Resolver<Values> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(toBody(values))
    if (parsed.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of parsed.error.issues) {
      errors[fieldOf(path.join('.'))] ??= { type: code, message }
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) }
  }
}

/** Tells in a toast what stands beside the fields as well (specification, section 5). */
function showErrors(errors: FieldErrors): void {
  const messages = [...new Set(messagesOf(errors))]
  toasts.show({
    title: panelTexts.formErrors,
    description: panelTexts.fixFields(messages.join(', ')),
    variant: 'destructive',
  })
}

function messagesOf(errors: object): string[] {
  if ('message' in errors && typeof errors.message === 'string') return [errors.message]
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) =>
    key !== 'ref' && typeof inner === 'object' && inner !== null ? messagesOf(inner) : [],
  )
}

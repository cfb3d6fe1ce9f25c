import { toNestErrors } from '@hookform/resolvers'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
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
import { createFormKeeper, type FormKeeper } from '#src/stores/admin/kept-form.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { questions } from '#src/stores/admin/questions.ts'
import { toasts } from '#src/stores/toasts.ts'
import { panelTexts } from '#src/texts/panel.ts'
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
  /** Where visitors find a published item. */
  pathOf: (item: Item) => string
}

export interface ItemForm<Values extends FieldValues, Item> {
  form: UseFormReturn<Values>
  state: EditorState<Item>
  keeper: FormKeeper<Values>
  /** When what the form shows was kept, if it came back from the browser's storage. */
  restoredAt: string | null
  reload: () => void
  /** Puts values into the form as if they were typed. */
  fillIn: (values: Values) => void
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
  const [{ kind, id, calls, empty, toValues, toBody, schema, pathOf, fieldOf = samePath }] =
    useState(options)
  const [editor] = useState(() => createItemEditor({ kind: calls, id, session }))
  const [keeper] = useState(() => createFormKeeper<Values>({ kind, id }))
  const state = useStore(editor.$state)
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  /** The version that the form goes on from. */
  const [seen, setSeen] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
    resolver: bodyResolver(schema, toBody, fieldOf),
  })
  const { reset } = form

  const saved = useCallback((): Values => {
    const current = editor.$state.get()
    const item = current.step === 'editing' ? current.item : null
    return item === null ? empty : toValues(item)
  }, [editor, empty, toValues])

  /** Loads the item into the form, and over it what the browser has kept of an earlier writing. */
  const fill = useCallback(async () => {
    await editor.load()
    const loaded = editor.$state.get()
    if (loaded.step !== 'editing') return
    reset(saved())
    setSeen(loaded.item?.updatedAt ?? null)
    const kept = await keeper.takeOver()
    if (kept === null) return
    reset(kept.values, { keepDefaultValues: true })
    setSeen(kept.loadedVersion)
    setRestoredAt(kept.keptAt)
    panel.setUnsaved(true)
  }, [editor, keeper, reset, saved])

  useEffect(() => {
    void fill()
    return () => keeper.close()
  }, [fill, keeper])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          panel.setUnsaved(isDirty === true)
          if (isDirty === true) keeper.keep(values, seen)
          else keeper.forget()
        },
      }),
    [form, keeper, seen],
  )

  const startAgain = useCallback(() => {
    keeper.forget()
    setRestoredAt(null)
    reset(empty)
    panel.settle({ screen: 'form', kind, id: null })
  }, [keeper, reset, empty, kind])

  async function save(version: string | null): Promise<void> {
    await form.handleSubmit(async (values) => {
      const result = await editor.save(schema.parse(toBody(values)), version)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          form.setError(fieldOf(path) as Path<Values>, { type: 'server', message })
        }
      }
      if (result.outcome !== 'saved') return
      panel.$published.set(
        result.item.published ? { title: result.item.title, path: pathOf(result.item) } : null,
      )
      startAgain()
    }, showErrors)()
  }

  return {
    form,
    state,
    keeper,
    restoredAt,
    reload: () => void fill(),
    fillIn: (values) => {
      form.reset(values, { keepDefaultValues: true })
      keeper.keep(values, seen)
      panel.setUnsaved(true)
    },
    startOver: () => {
      keeper.forget()
      setRestoredAt(null)
      panel.setUnsaved(false)
      void fill()
    },
    submit: () => void save(seen),
    cancel: () => {
      void panel.mayLeave().then((yes) => {
        if (yes) startAgain()
      })
    },
    startCopy: (values) => {
      void panel.mayLeave().then((yes) => {
        if (!yes) return
        // The new form finds it where a crash would have left it.
        const copy = createFormKeeper<Values>({ kind, id: null })
        copy.keep(values, null)
        copy.close()
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
          setSeen(state.step === 'editing' ? (state.item?.updatedAt ?? null) : null)
          reset(saved())
        })
    },
    keepMine: () => {
      editor.resolveConflict('mine')
      void save(null)
    },
    takeTheirs: () => {
      const theirs = state.step === 'editing' ? state.conflict : null
      editor.resolveConflict('theirs')
      if (theirs === null) return
      setSeen(theirs.updatedAt)
      setRestoredAt(null)
      reset(toValues(theirs))
    },
    postpone: () => editor.resolveConflict('later'),
  }
}

const samePath = (path: string) => path

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

import { atom } from 'nanostores'
import { createLetter, type Letter, type NewLetterInput } from '#src/contracts/letters.ts'
import * as routes from '#src/contracts/routes.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { panel as documentPanel, type Panel } from '../frame/panel.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createItemEditor, type EditedKind } from '../items/item-editor.ts'
import type { FieldRow, FormFields } from '../items/item-form.ts'
import {
  browserKeptForms,
  createFormKeeper,
  leaveForm,
  type KeptForms,
} from '../items/kept-form.ts'
import { itemFormTexts } from '../items/texts.ts'
import { isUnsent } from './letter-list.ts'
import { letterTexts } from './texts.ts'

export interface LetterValues {
  subject: string
  content: string
}

type Written = Omit<NewLetterInput, 'attemptId'>

/** How the form of a letter is validated. */
export const LETTER_FIELDS = {
  empty: { subject: '', content: '' },
  schema: createLetter.body,
  toBody: (values: LetterValues) => values,
  fieldOf: (path: string) => path,
}

const valuesOf = ({ subject, content }: LetterValues): LetterValues => ({ subject, content })

const isSame = (one: LetterValues, other: LetterValues) =>
  one.subject === other.subject && one.content === other.content

/** The fields in two versions. */
export function letterRows(mine: LetterValues, theirs: LetterValues): FieldRow[] {
  return [
    { label: letterTexts.subject, mine: mine.subject, theirs: theirs.subject },
    { label: letterTexts.text, mine: mine.content, theirs: theirs.content },
  ]
}

function editedLetter({
  call,
}: ReturnType<typeof toolsOf>['session']): EditedKind<Letter, Written> {
  const update = (id: string, body: Written, updatedAt: string) =>
    call(routes.updateLetter, { params: { id }, body: { ...body, updatedAt } })
  return {
    load: (id) => call(routes.getLetter, { params: { id } }),
    create: async ({ subject, content }, attemptId) => {
      const body = { subject, content }
      const made = await call(routes.createLetter, {
        body: { ...body, attemptId },
      })
      // An earlier attempt, whose answer was lost, has stored another text.
      return made.ok && !isSame(made.data, body)
        ? update(made.data.id, body, made.data.updatedAt)
        : made
    },
    update: (id, { subject, content }, seen) => update(id, { subject, content }, seen ?? ''),
    created: { title: letterTexts.created },
    updated: { title: letterTexts.updated },
    saveFailed: letterTexts.saveFailed,
  }
}

/**
 * The form of one letter: loads it, restores what the browser has kept of it, saves it, and resolves
 * conflicts with what was saved elsewhere.
 * @param id of the letter, null for a new one.
 */
export function createLetterForm({
  id,
  fields,
  panel = documentPanel,
  keptForms = browserKeptForms,
  ...given
}: Tools & {
  id: string | null
  fields: FormFields<LetterValues>
  panel?: Pick<Panel, '$unsaved' | 'setUnsaved' | 'settle'>
  keptForms?: KeptForms
}) {
  const { session, toasts, questions, showError } = toolsOf(given)
  const editor = createItemEditor({ kind: editedLetter(session), id, ...given })
  const keeper = createFormKeeper<LetterValues>({ kind: 'letter', id, forms: keptForms })
  const $restoredAt = atom<string | null>(null)
  /** The kept text of a letter that is sent or deleted. */
  const $orphan = atom<LetterValues | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false

  function storedLetter(): Letter | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.item : null
  }

  /** Shows values as unsaved; the form reports "unchanged" in between, which must not drop the draft. */
  function resetUnsaved(values: LetterValues, keep: 'saved' | 'typed'): void {
    resetting = true
    fields.reset(values, keep)
    resetting = false
    panel.setUnsaved(true)
  }

  /** Loads the letter into the form, then restores the draft that this browser has kept of it. */
  async function load(): Promise<void> {
    await editor.load()
    const { step } = editor.$state.get()
    if (step !== 'editing' && step !== 'missing') return
    const letter = storedLetter()
    if (step === 'missing' || (letter !== null && !isUnsent(letter))) {
      $orphan.set((await keeper.takeOver())?.values ?? null)
      return
    }
    fields.reset(valuesOf(letter ?? LETTER_FIELDS.empty))
    version = letter?.updatedAt ?? null
    const kept = await keeper.takeOver()
    if (kept === null) return
    version = kept.loadedVersion ?? version
    resetUnsaved(kept.values, 'saved')
    $restoredAt.set(kept.keptAt)
  }

  function changed(values: LetterValues, isDirty: boolean): void {
    if (resetting) return
    panel.setUnsaved(isDirty)
    if (isDirty) keeper.keep(values, version)
    else keeper.forget()
  }

  /** Goes on from a stored letter; what was typed meanwhile stays unsaved. */
  function goOn(letter: Letter, sent: LetterValues): void {
    version = letter.updatedAt
    $restoredAt.set(null)
    const values = valuesOf(fields.read())
    if (isSame(values, sent)) {
      fields.reset(valuesOf(letter))
    } else {
      resetUnsaved(valuesOf(letter), 'typed')
      keeper.keep(values, version)
    }
  }

  /**
   * @param seen the row version that the save replaces.
   * @param onto the letter that it replaces; left out: the form's own, if it has one.
   */
  async function save(seen: string | null, onto?: string): Promise<Letter | null> {
    let stored: Letter | null = null
    await fields.submit(async (values) => {
      const sent = valuesOf(fields.read())
      const body = createLetter.body.parse(valuesOf(values))
      const result = await editor.save(body, seen, keeper.attemptId(), onto)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) fields.setError(path, message)
      }
      if (result.outcome === 'conflict') meetConflict()
      if (result.outcome !== 'saved') return
      stored = result.item
      goOn(result.item, sent)
    }, showInvalid)
    return stored
  }

  /** A letter that is sent meanwhile cannot be changed: its typed text can become a new one. */
  function meetConflict(): void {
    const state = editor.$state.get()
    if (state.step !== 'editing' || state.conflict === null || isUnsent(state.conflict)) return
    showError(errorTexts.letterChanged)
    if (panel.$unsaved.get()) $orphan.set(valuesOf(fields.read()))
    keeper.close()
    panel.setUnsaved(false)
    editor.resolveConflict('theirs')
  }

  /** The messages stand beside their fields as well. */
  function showInvalid(messages: string[]): void {
    toasts.show({
      title: itemFormTexts.formErrors,
      description: itemFormTexts.fixFields([...new Set(messages)].join(', ')),
      variant: 'destructive',
    })
  }

  /** Opens a new letter's own address once it is stored. */
  function moveTo(letter: Letter): void {
    if (panel.$unsaved.get()) {
      const values = valuesOf(fields.read())
      const kept = { values, loadedVersion: letter.updatedAt, keptAt: new Date().toISOString() }
      if (!leaveForm({ kind: 'letter', id: letter.id }, kept, keptForms)) {
        showError(itemFormTexts.keepingFailed)
        return
      }
    }
    keeper.forget()
    panel.settle({ screen: 'letters', letter: { id: letter.id } })
  }

  /**
   * Saves what is unsaved, then does something with the stored letter.
   * @param action returns whether it has left the form.
   */
  async function withSaved(action: (letter: Letter) => Promise<boolean>): Promise<void> {
    const letter = storedLetter()
    const isSaved = letter !== null && !panel.$unsaved.get()
    const stored = isSaved ? letter : await save(version)
    if (stored === null) return
    const hasLeft = await action(stored)
    if (id === null && !hasLeft) moveTo(stored)
  }

  /** Takes over a letter that the server has changed; the typed text stays. */
  function take(letter: Letter): void {
    const state = editor.$state.get()
    if (state.step !== 'editing') return
    version = letter.updatedAt
    editor.$state.set({ ...state, item: letter })
    if (panel.$unsaved.get()) keeper.keep(valuesOf(fields.read()), version)
  }

  /** Loads a letter that was changed elsewhere; asks when its text is another. */
  async function reload(letter: Letter): Promise<void> {
    const stored = await session.call(routes.getLetter, {
      params: { id: letter.id },
    })
    const state = editor.$state.get()
    if (!stored.ok || state.step !== 'editing') return
    if (isUnsent(stored.data) && isSame(stored.data, fields.read())) {
      take(stored.data)
      return
    }
    editor.$state.set({ ...state, conflict: stored.data })
    meetConflict()
  }

  function conflict(): Letter | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.conflict : null
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
    withSaved,
    take,
    reload,
    submit: () => withSaved(() => Promise.resolve(false)),

    discardRestored: async (): Promise<void> => {
      const yes = await questions.ask({
        title: itemFormTexts.keptDiscardTitle,
        text: itemFormTexts.keptDiscardText,
        confirm: itemFormTexts.keptDiscardConfirm,
        dangerous: true,
      })
      if (!yes) return
      const letter = storedLetter()
      keeper.forget()
      $restoredAt.set(null)
      version = letter?.updatedAt ?? null
      fields.reset(valuesOf(letter ?? LETTER_FIELDS.empty))
    },

    /** Opens the text of a letter that is sent or deleted as a new one. */
    openOrphan: (): void => {
      const values = $orphan.get()
      if (values === null) return
      const kept = { values, loadedVersion: null, keptAt: new Date().toISOString() }
      if (!leaveForm({ kind: 'letter', id: null }, kept, keptForms)) {
        showError(itemFormTexts.keepingFailed)
        return
      }
      keeper.forget()
      panel.settle({ screen: 'letters', letter: { id: null } })
    },

    /** Resolves a conflict: saves the form over what is stored. */
    keepMine: async (): Promise<void> => {
      const theirs = conflict()
      editor.resolveConflict('mine')
      if (theirs === null) return
      const stored = await save(theirs.updatedAt, theirs.id)
      if (stored !== null && id === null) moveTo(stored)
    },

    /** Resolves a conflict: loads what is stored into the form. */
    takeTheirs: (): void => {
      const theirs = conflict()
      editor.resolveConflict('theirs')
      if (theirs === null) return
      goOn(theirs, valuesOf(fields.read()))
      if (id === null) moveTo(theirs)
    },

    /** Closes the view of a conflict; the form stays as it is. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

export type LetterFormStore = ReturnType<typeof createLetterForm>

import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { type ReactNode, useEffect, useRef, useId, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { FoldArrow, LoadError } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { type PanelView, TAB_PANEL_ID } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { useClosing } from '#src/panel/frame/use-closing.tsx'
import { Elsewhere, PostponedNotice, SideBySide } from './Elsewhere.tsx'
import { FormNotice } from './FormNotice.tsx'
import type { StoredRecord } from './record-editor.ts'
import type { PartState } from './record-kind.ts'
import type { RecordForm } from './record-form.ts'
import { formTexts } from './texts.ts'

type Parts<Name extends keyof RecordForm<never, never>> = Pick<RecordForm<never, never>, Name>

/** List and texts of a kind of record. */
export interface FrameTexts {
  list: PanelView
  toList: string
  missing: string
  orphanText?: string
  orphanOpen?: string
}

/** Renders the parts that all forms share: loading, restored draft, saving, conflict. */
export function FormFrame<Values, Stored extends StoredRecord>({
  form,
  texts,
  heading,
  className = '',
  isSaveQuiet = false,
  hidesBar = false,
  actions,
  beside,
  children,
}: {
  form: RecordForm<Values, Stored>
  texts: FrameTexts
  heading: ReactNode
  className?: string
  /** Whether another button of the bar is the filled one. */
  isSaveQuiet?: boolean
  /** Whether the save bar is shown only while there is something to save. */
  hidesBar?: boolean
  /** Further buttons of the save bar. On a phone they are in a menu. */
  actions?: ((saving: boolean) => ReactNode) | undefined
  /** Content beside the save button, also on a phone. */
  beside?: ((saving: boolean) => ReactNode) | undefined
  children: ReactNode
}) {
  const state = useStore(form.$state)
  const isUnsaved = useStore(panel.$unsaved)
  useEffect(() => {
    // The button that was pressed is gone.
    if (hidesBar && !isUnsaved) restoreFocus(null, { preventScroll: true })
  }, [hidesBar, isUnsaved])
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'missing':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{texts.missing}</p>
          <ClosedRecordDraft form={form} texts={texts} />
          <ToList {...texts} />
        </div>
      )
    case 'error':
      return <LoadError message={state.message} onRetry={form.load} />
    case 'editing':
      return (
        <form
          noValidate
          aria-busy={state.saving}
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent
            void submitBy(form, (submitter as HTMLButtonElement | null)?.value)
          }}
          className={`flex flex-col gap-6 sm:gap-8 ${className}`}
        >
          {heading}
          <RestoredNotice form={form} />
          <PostponedNotice form={form} />
          {children}
          {hidesBar && !isUnsaved && state.failure === null ? null : (
            <SaveBar>
              {state.failure === null ? null : <SaveFailure form={form} message={state.failure} />}
              <SaveButton saving={state.saving} quiet={isSaveQuiet} />
              {beside?.(state.saving)}
              <RestOfBar hasActions={form.isClosedBySave || actions !== undefined}>
                {form.isClosedBySave ? <StayButton saving={state.saving} /> : null}
                {actions?.(state.saving)}
                <KeptNote form={form} />
              </RestOfBar>
              <KeepingFailure form={form} />
            </SaveBar>
          )}
          {state.conflict === null ? (
            <Elsewhere form={form} />
          ) : (
            <Conflict form={form} theirs={state.conflict} />
          )}
        </form>
      )
  }
}

/**
 * Renders the bar with the save buttons, which does not scroll away. Sets the CSS variable `--foot` to the bar's
 * height.
 */
function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--foot', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (bar.current !== null) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return (
    <div
      ref={bar}
      className="foot z-10 -mx-5 flex flex-wrap items-center gap-2 bg-paper px-5 sm:gap-3 max-sm:[&_button]:px-3"
    >
      {children}
    </div>
  )
}

/**
 * Renders the other content of the save bar. On a phone, buttons are in a menu above the bar, so that the bar is one
 * row high.
 */
function RestOfBar({ hasActions, children }: { hasActions: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  useClosing(menu, open, () => setOpen(false))
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[aria-expanded]') === null) setOpen(false)
    }
    const element = menu.current
    element?.addEventListener('click', hear)
    return () => element?.removeEventListener('click', hear)
  }, [])
  if (!hasActions) return children
  return (
    <div ref={menu} className="contents">
      <button
        type="button"
        aria-label={formTexts.more}
        aria-expanded={open}
        aria-controls={id}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
        className="button-quiet ml-auto size-11 shrink-0 justify-center p-0! sm:hidden"
      >
        <span aria-hidden="true">•••</span>
      </button>
      <div
        id={id}
        className={`items-stretch gap-2 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-full max-sm:flex-col max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-5 max-sm:py-3 max-sm:shadow-lg sm:contents ${open ? 'max-sm:flex' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </div>
  )
}

/** Renders the save button. Ctrl+S clicks it, or the button that keeps the form open if there is one. */
function SaveButton({ saving, quiet }: { saving: boolean; quiet: boolean }) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const form = close.current?.form
      const stay = form?.querySelector<HTMLButtonElement>('button[value=stay]')
      if (document.querySelector('dialog[open]') === null)
        form?.requestSubmit(stay ?? close.current)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <Button ref={close} type="submit" quiet={quiet} busy={saving}>
      {saving ? formTexts.saving : formTexts.save}
    </Button>
  )
}

/** Renders the button that saves and keeps the form open. */
function StayButton({ saving }: { saving: boolean }) {
  return (
    <Button
      type="submit"
      value="stay"
      quiet
      aria-disabled={saving}
      aria-keyshortcuts="Control+S Meta+S"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {formTexts.saveOn}
    </Button>
  )
}

/** Renders a link in the save bar that leads to a field. */
export function BarLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="link min-h-11 min-w-0 px-1! text-left text-sm leading-tight max-sm:flex-1 max-sm:basis-0"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Saves a form in the way that the pressed button's value names: `again`, `stay`, or none to close the form. */
function submitBy(form: Parts<'submit' | 'retry'>, button = ''): Promise<void> {
  return button === 'again' ? form.retry() : form.submit(button === 'stay' ? 'stay' : 'close')
}

/** Shows why a save failed and where the text is kept, with a retry button. */
function SaveFailure({ form, message }: { form: Parts<'$kept'>; message: string }) {
  const kept = useStore(form.$kept)
  const where = { none: '', kept: formTexts.textSafe, failed: formTexts.textHere }[kept.step]
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 text-sm">
      <p role="alert">
        <span className="font-semibold text-danger">{message}</span> {where}
      </p>
      <button type="submit" value="again" className="link min-h-11 px-0!">
        {formTexts.saveAgain}
      </button>
    </div>
  )
}

function ToList({ list, toList }: FrameTexts) {
  return (
    <PanelLink to={list} className="link inline-block py-2.5">
      {toList}
    </PanelLink>
  )
}

/** Renders a heading with a link to the list, if there is one. The heading gets the focus unless a control has it. */
export function FormHeading({ texts, children }: { texts?: FrameTexts; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const holder = document.activeElement
    if (holder !== document.body && holder?.id !== TAB_PANEL_ID) return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 ref={heading} tabIndex={-1} className="heading wrap-anywhere focus:outline-0">
        {children}
      </h2>
      {texts === undefined ? null : <ToList {...texts} />}
    </div>
  )
}

/** Offers to open unsaved text as a new record, if its own record was deleted or closed to changes. */
export function ClosedRecordDraft<Values>({
  form,
  texts: { orphanText = formTexts.orphanText, orphanOpen = formTexts.orphanOpen },
}: {
  form: Pick<RecordForm<Values, never>, '$orphan' | 'openOrphan'>
  texts: FrameTexts
}) {
  if (useStore(form.$orphan) === null) return null
  return <FormNotice text={orphanText} act={[orphanOpen, form.openOrphan]} />
}

/** Says that the form shows a restored draft, and offers to discard it. */
function RestoredNotice({
  form,
}: {
  form: Parts<'$restoredAt' | '$restoredFrom' | 'discardRestored'>
}) {
  const restoredAt = useStore(form.$restoredAt)
  const device = useStore(form.$restoredFrom)
  if (restoredAt === null) return null
  const moment = formatMinute(restoredAt)
  return (
    <FormNotice
      title={formTexts.keptTitle}
      text={
        device === null ? formTexts.keptText(moment) : formTexts.keptElsewhereText(moment, device)
      }
      act={[formTexts.keptDiscard, form.discardRestored]}
    />
  )
}

/** Shows when the browser stored the draft. */
function KeptNote({ form }: { form: Parts<'$kept'> }) {
  const kept = useStore(form.$kept)
  if (kept.step !== 'kept') return null
  return <p className="text-sm text-muted">{wholeDays(formTexts.keptAt(formatMinute(kept.at)))}</p>
}

/** Shows that the browser could not store the draft. */
function KeepingFailure({ form }: { form: Parts<'$kept'> }) {
  if (useStore(form.$kept).step !== 'failed') return null
  return (
    <p role="alert" className="text-sm text-danger">
      {formTexts.keepingFailed}
    </p>
  )
}

/** Shows the differences between the form and a version saved elsewhere. The coach chooses one of them. */
function Conflict<Values, Stored extends StoredRecord>({
  form,
  theirs,
}: {
  form: RecordForm<Values, Stored>
  theirs: Stored
}) {
  return (
    <SideBySide
      title={formTexts.conflictTitle}
      text={formTexts.conflictText}
      rows={form.rowsOf(theirs)}
      mine={[formTexts.conflictMine, formTexts.keepMine, () => void form.keepMine()]}
      theirs={[formTexts.conflictTheirs, formTexts.takeTheirs, form.takeTheirs]}
      onClose={form.postponeConflict}
    />
  )
}

export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 sm:gap-5">
      <h3 id={id} className="subheading border-b border-line pb-2">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Renders the state of a part, as a badge if it asks for attention. */
export function PartMark({ text, isOpenTask = false }: PartState) {
  return (
    <span className={isOpenTask ? 'badge badge-clay' : 'text-sm wrap-anywhere text-muted'}>
      {text}
    </span>
  )
}

/**
 * Renders a collapsible part of a form, closed at first.
 * @param fields paths of fields that have no input of that name. If one is invalid, the part opens.
 * @param state of its fields, beside the heading.
 * @param id of the heading, which then can get the focus.
 * @param isField whether it is one field among others, so that its heading looks like their labels.
 */
export function FoldedPart({
  id,
  heading,
  fields = [],
  state,
  isField = false,
  children,
}: {
  id?: string
  heading: string
  fields?: readonly string[]
  state?: ReactNode
  isField?: boolean
  children: ReactNode
}) {
  return (
    <details data-part={fields.join(' ')} className="group/part border-y border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-1.5 sm:py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-col items-start gap-x-4 gap-y-0.5 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between">
          <h3
            {...(id === undefined ? {} : { id, tabIndex: -1 })}
            className={isField ? 'font-sans font-semibold' : 'subheading'}
          >
            {heading}
          </h3>
          {state}
        </span>
        <FoldArrow />
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-5">{children}</div>
    </details>
  )
}

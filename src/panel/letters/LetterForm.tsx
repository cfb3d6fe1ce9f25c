import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { LIMITS } from '#src/contracts/fields.ts'
import type { Letter } from '#src/contracts/letters.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx'
import { LoadError } from '../frame/controls.tsx'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { Conflict, KeptNote, RestoredNotice } from '../items/FormFrame.tsx'
import { TextField } from '../items/TextField.tsx'
import { useKeptForm } from '../items/use-item-form.tsx'
import { FromArticle } from './FromArticle.tsx'
import {
  createLetterForm,
  LETTER_FIELDS,
  type LetterFormStore,
  letterRows,
  type LetterValues,
} from './letter-form.ts'
import { isUnsent } from './letter-list.ts'
import { LetterCounts } from './LetterCounts.tsx'
import { LetterPreview, WrittenPreview } from './LetterPreview.tsx'
import { LetterSending } from './LetterSending.tsx'
import { letterTexts } from './texts.ts'

type OpenForm = LetterFormStore & { form: UseFormReturn<LetterValues> }

/** A letter: its form, and once it is sent its preview. */
export function LetterForm({ id }: { id: string | null }) {
  const letter = useKeptForm(LETTER_FIELDS, (fields) => createLetterForm({ id, fields }))
  const state = useStore(letter.$state)
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'missing':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{letterTexts.missing}</p>
          <Orphan letter={letter} />
          <ToList />
        </div>
      )
    case 'error':
      return <LoadError message={state.message} onRetry={letter.load} />
    case 'editing':
      return state.item === null || isUnsent(state.item) ? (
        <Editor letter={letter} stored={state.item} saving={state.saving}>
          {state.conflict === null ? null : (
            <Conflict item={letter} rows={letterRows(letter.form.getValues(), state.conflict)} />
          )}
        </Editor>
      ) : (
        <SentLetter letter={letter} stored={state.item} />
      )
  }
}

function ToList() {
  return (
    <PanelLink to={{ screen: 'letters', letter: null }} className="link inline-block py-2.5">
      {letterTexts.toList}
    </PanelLink>
  )
}

/** The heading takes the focus when what had it is gone. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 ref={heading} tabIndex={-1} className="heading wrap-anywhere focus:outline-0">
        {children}
      </h2>
      <ToList />
    </div>
  )
}

function Orphan({ letter }: { letter: LetterFormStore }) {
  if (useStore(letter.$orphan) === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-mist px-5 py-4">
      <p>{letterTexts.orphanText}</p>
      <Button quiet onClick={letter.openOrphan}>
        {letterTexts.orphanOpen}
      </Button>
    </div>
  )
}

interface EditorProps {
  letter: OpenForm
  /** Null while it is new. */
  stored: Letter | null
  saving: boolean
  children: ReactNode
}

function Editor({ letter, stored, saving, children }: EditorProps) {
  const { form } = letter
  return (
    <form
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault()
        void letter.submit()
      }}
      className="flex flex-col gap-8"
    >
      <Heading>{stored === null ? letterTexts.newHeading : letterTexts.editHeading}</Heading>
      <RestoredNotice item={letter} />
      <div className="flex flex-col gap-5">
        <FromArticle form={form} />
        <SubjectField form={form} />
        <MarkdownEditor
          form={form}
          previewTitle={letterTexts.previewTitle}
          preview={<WrittenPreview form={form} />}
        />
      </div>
      <LetterSending form={letter} letter={stored} />
      <div className="foot z-10 -mx-5 flex flex-wrap items-center gap-2 bg-paper px-5 sm:gap-3">
        <Button type="submit" busy={saving}>
          {saving ? letterTexts.saving : letterTexts.save}
        </Button>
        <KeptNote item={letter} />
      </div>
      {children}
    </form>
  )
}

function SubjectField({ form }: { form: UseFormReturn<LetterValues> }) {
  const { length } = useWatch({ control: form.control, name: 'subject' })
  return (
    <div>
      <TextField
        form={form}
        name="subject"
        label={letterTexts.subject}
        hint={letterTexts.subjectHint}
        maximum={LIMITS.subject}
      />
      <p className="mt-1 text-sm text-muted tabular-nums">
        {letterTexts.count(length, LIMITS.subject)}
      </p>
    </div>
  )
}

function SentLetter({ letter, stored }: { letter: OpenForm; stored: Letter }) {
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading>{stored.subject}</Heading>
        <LetterCounts letter={stored} />
      </div>
      <Orphan letter={letter} />
      <LetterPreview letter={stored} />
    </section>
  )
}

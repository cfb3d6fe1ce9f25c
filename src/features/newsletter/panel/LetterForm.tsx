import { useStore } from '@nanostores/react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import type { Letter } from '../contracts.ts'
import { TextEditor } from '#src/features/articles/panel/editor/TextEditor.tsx'
import { TextChecks } from '#src/features/articles/panel/TextChecks.tsx'
import {
  FormFrame,
  FormHeading,
  type FrameTexts,
  ClosedRecordDraft,
} from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { FromArticle } from './FromArticle.tsx'
import { createLetterForm, LETTER, type LetterFormStore, type LetterValues } from './letter-form.ts'
import { isUnsent } from './letter-list.ts'
import { LetterCounts } from './LetterCounts.tsx'
import { LetterPreview, WrittenPreview } from './LetterPreview.tsx'
import { LetterSending } from './LetterSending.tsx'
import { letterTexts } from './texts.ts'

const TEXTS: FrameTexts = { list: { screen: 'letters', letter: null }, ...letterTexts }

/** Shows a letter: its form, or its preview once it is sent. */
export function LetterForm({ id, text }: { id: string | null; text?: string }) {
  const letter = useRecordForm(LETTER, (fields) => createLetterForm({ id, text, fields }))
  const state = useStore(letter.$state)
  const stored = state.step === 'editing' ? state.stored : null
  if (stored !== null && !isUnsent(stored)) return <SentLetter letter={letter} stored={stored} />
  const { form } = letter
  return (
    <FormFrame
      form={letter}
      texts={TEXTS}
      heading={
        <FormHeading texts={TEXTS}>
          {stored === null ? letterTexts.newHeading : letterTexts.editHeading}
        </FormHeading>
      }
    >
      <div className="flex flex-col gap-5">
        <FromArticle form={form} />
        <SubjectField form={form} />
        <TextEditor
          form={form}
          counts={<TextChecks form={form} />}
          previewTitle={letterTexts.previewTitle}
          preview={<WrittenPreview form={form} />}
        />
      </div>
      <LetterSending form={letter} letter={stored} />
    </FormFrame>
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

function SentLetter({ letter, stored }: { letter: LetterFormStore; stored: Letter }) {
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <FormHeading texts={TEXTS}>{stored.subject}</FormHeading>
        <LetterCounts letter={stored} />
      </div>
      <ClosedRecordDraft form={letter} texts={TEXTS} />
      <LetterPreview letter={stored} />
    </section>
  )
}

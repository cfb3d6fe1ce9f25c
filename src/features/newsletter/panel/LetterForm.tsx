import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Letter } from '../contracts.ts'
import {
  FormFrame,
  FormHeading,
  type FrameTexts,
  ClosedRecordDraft,
} from '#src/panel/kit/FormFrame.tsx'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { FromArticle } from './FromArticle.tsx'
import { createLetterForm, LETTER, type LetterFormStore } from './letter-form.ts'
import { isUnsent } from './letter-list.ts'
import { LetterCounts } from './LetterCounts.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { chosenSend, createLetterSending } from './letter-sending.ts'
import { LetterSending, SendingButtons } from './LetterSending.tsx'
import { letterTexts } from './texts.ts'

const TEXTS: FrameTexts = { list: { screen: 'letters', letter: null }, ...letterTexts }

/** Shows a letter: its form, or its preview once it is sent. */
export function LetterForm({ id, text }: { id: string | null; text?: string }) {
  const letter = useRecordForm(LETTER, (fields) => createLetterForm({ id, text, fields }))
  const [sending] = useState(() => createLetterSending({ form: letter }))
  const time = useRef<HTMLInputElement>(null)
  const state = useStore(letter.$state)
  const choice = useStore(sending.$choice)
  const stored = state.step === 'editing' ? state.stored : null
  if (stored !== null && !isUnsent(stored)) return <SentLetter letter={letter} stored={stored} />
  const { form } = letter
  return (
    <FormFrame
      form={letter}
      texts={TEXTS}
      heading={
        <h2 className="heading">
          {stored === null ? letterTexts.newHeading : letterTexts.editHeading}
        </h2>
      }
      className="max-sm:[&_.foot_button]:text-sm"
      isSaveQuiet={chosenSend(choice, stored) === 'later'}
      beside={(saving) => (
        <SendingButtons sending={sending} letter={stored} time={time} saving={saving} />
      )}
    >
      <LetterEditor form={form} source={<FromArticle form={form} />}>
        <LetterSending sending={sending} letter={stored} time={time} />
      </LetterEditor>
    </FormFrame>
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

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useDebouncedValues } from '#src/features/articles/panel/editor/use-debounced-values.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { mayBeClipped } from '../newsletter.ts'
import type { LetterValues } from './letter-form.ts'
import { createLetterPreview, type LetterPreviewState } from './letter-preview.ts'
import { letterTexts } from './texts.ts'

/** Debounce of the preview in milliseconds. It is long, because every preview calls the server. */
const PREVIEW_DELAY = 1_000

/** Shows the preview of a letter while it is being written. */
export function WrittenPreview<Values extends LetterValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  return <LetterPreview warns letter={useDebouncedValues(form, PREVIEW_DELAY)} />
}

interface LetterPreviewProps {
  letter: LetterValues
  /** Whether to warn that the letter is too long. Set only while the letter can still be shortened. */
  warns?: boolean
}

/** Shows a letter as mail programs show it. */
export function LetterPreview({ letter: { subject, content }, warns = false }: LetterPreviewProps) {
  const [preview] = useState(() => createLetterPreview())
  const state = useStore(preview.$state)
  const [shown, setShown] = useState<'html' | 'text'>('html')

  useEffect(() => void preview.show({ subject, content }), [preview, subject, content])
  useEffect(() => preview.stop, [preview])

  return (
    <div className="flex grow flex-col gap-3">
      <div role="group" aria-label={letterTexts.previewForms} className="flex flex-wrap gap-2">
        {(['html', 'text'] as const).map((form) => (
          <button
            key={form}
            type="button"
            aria-pressed={form === shown}
            onClick={() => setShown(form)}
            className="pill"
          >
            {letterTexts.previewForm[form]}
          </button>
        ))}
      </div>
      <p role="status" className="rounded-xl bg-blush px-5 py-4 text-sm empty:hidden">
        {warns && state.step === 'shown' && mayBeClipped(state.html) ? letterTexts.clipped : null}
      </p>
      <Shown state={state} form={shown} onRetry={() => preview.show({ subject, content })} />
    </div>
  )
}

interface ShownProps {
  state: LetterPreviewState
  form: 'html' | 'text'
  onRetry: () => unknown
}

function Shown({ state, form, onRetry }: ShownProps) {
  switch (state.step) {
    case 'empty':
      return <p className="panel text-muted">{letterTexts.previewEmpty}</p>
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'error':
      return <LoadErrorLine message={state.message} onRetry={onRetry} />
    case 'shown':
      return form === 'html' ? (
        <iframe
          title={letterTexts.previewTitle}
          srcDoc={state.html}
          // The `onLoad` handler needs the same origin. Scripts stay forbidden.
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: { contentDocument } }) => {
            // In a sandboxed frame links cannot open a new window, so links with this target do nothing.
            for (const link of contentDocument?.querySelectorAll('a') ?? []) {
              link.target = '_blank'
            }
          }}
          className="h-[60dvh] min-h-96 w-full grow rounded-[0.625rem] border border-line bg-white"
        />
      ) : (
        <pre className="h-[60dvh] min-h-96 grow overflow-auto rounded-[0.625rem] border border-line bg-raised p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {state.text}
        </pre>
      )
  }
}

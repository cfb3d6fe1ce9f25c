import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { linkAddress } from './markdown-editing.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { createLinkTargets } from '#src/features/publishing/panel/site-content.ts'
import { editorTexts } from './texts.ts'

export interface Link {
  address: string
  /** Text to insert as the link; null if the selection becomes the link. */
  words: string | null
}

interface LinkDialogProps extends Link {
  onLink: (link: Link) => void
  /** Removes the link at the selection; null if there is none. */
  onUnlink: (() => void) | null
  onClose: () => void
}

/** Asks for the URL of a link, and for its text unless the selection becomes the link. */
export function LinkDialog({ address, words, onLink, onUnlink, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState({ address, words })
  const [isWrong, setWrong] = useState(false)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [targets] = useState(() => createLinkTargets())
  useEffect(() => {
    input.current?.focus()
    void targets.load()
  }, [targets])

  /**
   * Takes a chosen URL. The title of the item at that URL becomes the link text, unless the user has typed another
   * text.
   */
  function takeAddress(to: string): void {
    const { address, words } = typed
    const isTyped = words !== '' && words !== targets.titleOf(address)
    setTyped({ address: to, words: words === null || isTyped ? words : targets.titleOf(to) })
  }

  function submit(): void {
    const found = linkAddress(typed.address)
    setWrong(found === null)
    if (found === null) return
    const linked = typed.words?.trim() === '' ? targets.titleOf(found) || found : typed.words
    onLink({ address: found, words: linked })
  }

  // Rendered outside the text's form, as forms cannot be nested.
  return createPortal(
    <Dialog title={editorTexts.link} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree this form is inside the text's form, and the event would submit that form too.
          event.stopPropagation()
          submit()
        }}
      >
        <Field
          label={editorTexts.linkAddress}
          hint={editorTexts.linkHint}
          message={isWrong ? editorTexts.linkWrong : null}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              list={listId}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              value={typed.address}
              onChange={({ target }) => takeAddress(target.value)}
            />
          )}
        </Field>
        {typed.words === null ? null : (
          <Field label={editorTexts.linkText}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={typed.words ?? ''}
                onChange={({ target }) => setTyped({ ...typed, words: target.value })}
              />
            )}
          </Field>
        )}
        <datalist id={listId}>
          {useStore(targets.$targets).map(({ path, title }) => (
            <option key={path} value={path} label={title} />
          ))}
        </datalist>
        <div className="flex flex-wrap justify-end gap-3">
          {onUnlink === null ? null : (
            <Button quiet onClick={onUnlink}>
              {editorTexts.linkRemove}
            </Button>
          )}
          <Button quiet onClick={onClose}>
            {panelTexts.cancel}
          </Button>
          <Button type="submit">{editorTexts.linkInsert}</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Called when the person leaves the dialog by Escape or by what is drawn inside. */
  onClose: () => void
  /** Room for two columns of text. */
  wide?: boolean
  /** A short question: its first button has the focus, so that a key answers it. */
  asks?: boolean
  children: ReactNode
}

/**
 * A dialog over the whole page: the browser's own, which keeps the focus inside and gives it back.
 * It is open as long as it is drawn, and begins at its heading.
 */
export function Dialog({ title, onClose, wide = false, asks = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // The browser begins at the first control, which may stand below all there is to read.
    if (!asks) heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [asks])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`dialog ${wide ? 'max-w-5xl' : 'max-w-lg'}`}
    >
      <div className="flex flex-col gap-5 p-6 sm:p-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="subheading focus:outline-0">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Called when the person leaves the dialog by Escape or by what is drawn inside. */
  onClose: () => void
  /** Room for two columns of text. */
  wide?: boolean
  children: ReactNode
}

/**
 * A dialog over the whole page: the browser's own, which keeps the focus inside and gives it back.
 * It is open as long as it is drawn.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

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
        <h2 id={id} className="subheading">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Called on Escape and, for a sheet, on a press outside. */
  onClose: () => void
  wide?: boolean
  /** Shows the dialog at the bottom edge; a press outside closes it too. */
  sheet?: boolean
  /** For a short question: focuses the first button instead of the heading. */
  asks?: boolean
  /** Controls that stay in sight at the bottom edge while the contents scroll. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Shows a native modal dialog while it is mounted. The heading gets the focus first, unless `asks` is set. On closing,
 * the focus returns to the element that had it before.
 */
export function Dialog({
  title,
  onClose,
  wide = false,
  sheet = false,
  asks = false,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // The browser would focus the first control, which may be below a long text.
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
      {...(sheet ? { onClick: ({ target }) => target === dialog.current && onClose() } : {})}
      className={`dialog ${wide ? 'max-w-4xl' : 'max-w-lg'} ${sheet ? 'mb-0 w-full rounded-b-none' : ''}`}
    >
      <div className="flex flex-col gap-5 p-6 sm:p-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="subheading focus:outline-0">
          {title}
        </h2>
        {children}
      </div>
      {footer === undefined ? null : (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-raised px-6 py-3 sm:gap-3 sm:px-8 sm:py-4 max-sm:[&>button]:px-3!">
          {footer}
        </div>
      )}
    </dialog>
  )
}

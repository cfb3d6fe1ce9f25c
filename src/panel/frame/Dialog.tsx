import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Called on Escape and, for a sheet, on a click outside. */
  onClose: () => void
  wide?: boolean
  /** Whether the dialog is at the bottom edge and is closed by a click outside. */
  sheet?: boolean
  /** Whether the dialog is a short question. Then the first button gets the focus, not the heading. */
  asks?: boolean
  /** Controls that stay in sight at the bottom edge while the contents scroll. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Renders a native modal dialog, open while it is mounted. The heading gets the focus, unless `asks` is set. After
 * closing, the previously focused element gets the focus back.
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
    // By default the browser focuses the first control, which may be below a long text.
    if (!asks) heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
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

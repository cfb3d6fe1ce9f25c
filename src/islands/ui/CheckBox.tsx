import type { ComponentProps, ReactNode } from 'react'

interface CheckBoxProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'disabled' | 'required'
> {
  onTick: (ticked: boolean) => void
  /** Its label. */
  children: ReactNode
}

/** A box to tick, with its label beside it. */
export function CheckBox({ onTick, children, ...input }: CheckBoxProps) {
  return (
    <label className="flex cursor-pointer gap-3 py-2">
      <input
        {...input}
        type="checkbox"
        onChange={(event) => onTick(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-forest"
      />
      <span>{children}</span>
    </label>
  )
}

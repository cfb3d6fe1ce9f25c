import type { ComponentProps, ReactNode } from 'react'

interface CheckBoxProps extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'name'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'disabled'
  | 'required'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'ref'
> {
  /** Absent if the form works without a script. */
  onTick?: (ticked: boolean) => void
  /** Content of the label. */
  children: ReactNode
}

/** Renders a checkbox, or a radio button if `type` is `radio`, with its label. */
export function CheckBox({ onTick, children, ...input }: CheckBoxProps) {
  return (
    <label className="flex cursor-pointer gap-3 py-2">
      <input
        type="checkbox"
        {...input}
        onChange={onTick && ((event) => onTick(event.target.checked))}
        className="mt-0.5 size-5 shrink-0 accent-forest"
      />
      <span>{children}</span>
    </label>
  )
}

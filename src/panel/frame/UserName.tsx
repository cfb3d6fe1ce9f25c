import { brand } from '#src/core/brand-texts.ts'

/** Tells password managers whose password a form has: there is one administrator, who types no name. */
export function UserName() {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={brand.administrator} />
  )
}

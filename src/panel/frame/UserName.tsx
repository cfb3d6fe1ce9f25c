import { brand } from '#src/core/brand-texts.ts'

/** Tells password managers a user name. The login form asks for none, since there is only one administrator. */
export function UserName() {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={brand.administrator} />
  )
}

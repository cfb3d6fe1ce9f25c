import { brand } from '#src/core/brand-texts.ts'

/**
 * Renders a hidden user name for password managers. The login form asks for none, because there is only one
 * administrator.
 */
export function UserName() {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={brand.administrator} />
  )
}

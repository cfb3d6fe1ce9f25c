import { brand } from '#src/core/brand-texts.ts'

/** Tells password managers the user name: the only administrator does not type one. */
export function UserName() {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={brand.administrator} />
  )
}

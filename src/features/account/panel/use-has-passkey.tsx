import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPasskeys } from './passkeys.ts'

/** Whether a passkey can confirm an act in this browser; false until the passkeys are loaded. */
export function useHasPasskey(): boolean {
  const [passkeys] = useState(() => createPasskeys())
  useStore(passkeys.$state)
  useEffect(() => void passkeys.load(), [passkeys])
  return passkeys.areUsable()
}

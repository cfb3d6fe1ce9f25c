import { useEffect } from 'react'

/**
 * Calls `cancel` when the view is left. A view stays mounted if only its URL changes, as after the first save of a
 * record; then `cancel` is not called.
 * @param cancel must be the same function in every render. A new function makes React call the old one.
 */
export function useCancelOnLeave(cancel: () => void): void {
  useEffect(() => cancel, [cancel])
}

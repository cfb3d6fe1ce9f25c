import { useEffect } from 'react'

/**
 * Calls `cancel` when the view is left. A view of which only the URL changes, as after the first save of a record,
 * stays mounted, so `cancel` is not called.
 * @param cancel must be the same function at every render, since a different one cancels too.
 */
export function useCancelOnLeave(cancel: () => void): void {
  useEffect(() => cancel, [cancel])
}

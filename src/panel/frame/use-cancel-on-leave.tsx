import { useEffect } from 'react'
import { panel } from './panel.ts'

/**
 * Cancels what a view has started once it is left, or its form is saved and empty again.
 * @param cancel must be stable.
 */
export function useCancelOnLeave(cancel: () => void): void {
  useEffect(() => {
    const unsubscribe = panel.$view.listen(cancel)
    return () => {
      unsubscribe()
      cancel()
    }
  }, [cancel])
}

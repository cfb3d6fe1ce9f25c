import { useEffect } from 'react'
import { panel } from './panel.ts'

/**
 * Cancels what a view has started when it is left, or when its form is empty again after a save.
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

import { useEffect } from 'react'
import { panel } from './panel.ts'

/**
 * Cancels what a view has started once it is left, or its form is saved and empty again.
 * @param callOff must be stable.
 */
export function useCalledOff(callOff: () => void): void {
  useEffect(() => {
    const unsubscribe = panel.$view.listen(callOff)
    return () => {
      unsubscribe()
      callOff()
    }
  }, [callOff])
}

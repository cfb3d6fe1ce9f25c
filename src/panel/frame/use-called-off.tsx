import { useEffect } from 'react'
import { panel } from './panel.ts'

/**
 * Calls off what a form has started once the form is closed, or saved and empty again: what comes later
 * would land in the next item.
 * @param callOff stays the same for as long as the form is open.
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

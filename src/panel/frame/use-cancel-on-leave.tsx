import { useEffect } from 'react'

/**
 * Cancels what a view has started when it is left. Each opened view is mounted anew; one that only gets another
 * address, as after the first save of a record, stays.
 * @param cancel must be stable.
 */
export function useCancelOnLeave(cancel: () => void): void {
  useEffect(() => cancel, [cancel])
}

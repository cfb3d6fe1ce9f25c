import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { toasts } from '#src/client/toasts.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

const FIELDS = 'input, textarea, select, [contenteditable=true]'

/**
 * Renders the toasts of the panel. On a phone they are above the bar. One that is shown while a field has the focus, or
 * gets it, moves to the top and stays there, so that it covers neither the field nor what is pressed next.
 */
export function PanelToaster() {
  const toast = useStore(toasts.$toast)
  const [raised, setRaised] = useState<number | null>(null)

  useEffect(() => {
    // The page keeps room for an error below the field that has the focus.
    if (!toast?.open || toast.variant === 'destructive') return
    const raise = () => {
      if (document.activeElement?.matches(FIELDS)) setRaised(toast.id)
    }
    raise()
    document.addEventListener('focusin', raise)
    return () => document.removeEventListener('focusin', raise)
  }, [toast])

  return <Toaster place={raised === toast?.id ? 'toasts raised' : 'toasts'} />
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { LoadError } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { createEditing } from './editing.ts'
import { formTexts } from '#src/panel/kit/texts.ts'

/** Finds the item at a public path and opens its form in place of this view. */
export function Editing({ path }: { path: string }) {
  const [editing] = useState(() => createEditing(path))
  const state = useStore(editing.$state)
  useEffect(() => {
    void editing.load()
    return editing.stop
  }, [editing])
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'error':
      return <LoadError message={state.message} onRetry={editing.load} />
    case 'missing':
      return <p className="panel">{formTexts.missing}</p>
  }
}

import { type ComponentType, useEffect, useState } from 'react'
import { type MissedCode, recoverMissedCode } from './missed-code.ts'
import { MissedCodeNotice } from './MissedCodeNotice.tsx'
import { panelTexts } from './texts.ts'

/**
 * Returns a view whose code is loaded on the first render. Does without `Suspense`, which would show its fallback for
 * at least 300 ms. If loading fails, a notice is shown in place of this view alone.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Fetched(props: Props) {
    const [View, setView] = useState(() => known)
    const [missed, setMissed] = useState<MissedCode | null>(null)
    useEffect(() => {
      Promise.resolve(known ?? load()).then(
        (view) => {
          known = view
          setView(() => view)
        },
        async () => setMissed(await recoverMissedCode()),
      )
    }, [])
    if (missed !== null) return <MissedCodeNotice reason={missed} />
    return View === undefined ? <p role="status">{panelTexts.loadingView}</p> : <View {...props} />
  }
}

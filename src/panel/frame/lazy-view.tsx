import { type ComponentType, useEffect, useState } from 'react'
import { panelTexts } from './texts.ts'

/**
 * Returns a view whose code is loaded on the first render. Does without `Suspense`, which would show its fallback for
 * at least 300 ms.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Fetched(props: Props) {
    const [View, setView] = useState(() => known)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      Promise.resolve(known ?? load()).then(
        (view) => {
          known = view
          setView(() => view)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure !== null) throw failure.error
    return View === undefined ? <p role="status">{panelTexts.loadingView}</p> : <View {...props} />
  }
}

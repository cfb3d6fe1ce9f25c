import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { ItemKind } from '#src/domain/items.ts'
import { panelAddress, type PanelView as View } from '#src/stores/admin/panel-address.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { Button } from '../ui/Button.tsx'

interface FormProps {
  id: string | null
}

// A view is fetched when it is opened.
const FORMS: Record<ItemKind, ComponentType<FormProps>> = {
  post: lazy(async () => ({ default: (await import('./forms/ArticleForm.tsx')).ArticleForm })),
  page: lazy(async () => ({ default: (await import('./forms/PageForm.tsx')).PageForm })),
  quiz: lazy(async () => ({ default: (await import('./forms/QuizForm.tsx')).QuizForm })),
}
const Items = lazy(async () => ({ default: (await import('./lists/Items.tsx')).Items }))
const Bookings = lazy(async () => ({ default: (await import('./inbox/Bookings.tsx')).Bookings }))
const Subscribers = lazy(async () => ({
  default: (await import('./inbox/Subscribers.tsx')).Subscribers,
}))
const Submissions = lazy(async () => ({
  default: (await import('./inbox/Submissions.tsx')).Submissions,
}))
const Statistics = lazy(async () => ({
  default: (await import('./inbox/Statistics.tsx')).Statistics,
}))
const Media = lazy(async () => ({ default: (await import('./media/Media.tsx')).Media }))
const Archive = lazy(async () => ({ default: (await import('./archive/Archive.tsx')).Archive }))

/**
 * The open view. It is drawn anew for every address, so that each form begins with its own item; only
 * the statistics stay, as another quiz is chosen in them.
 */
export function PanelView({ view }: { view: View }) {
  return (
    <ViewBoundary key={view.screen === 'statistics' ? view.screen : panelAddress(view)}>
      <Suspense fallback={<p role="status">{panelTexts.loadingView}</p>}>{drawn(view)}</Suspense>
    </ViewBoundary>
  )
}

function drawn(view: View): ReactNode {
  switch (view.screen) {
    case 'form': {
      const Form = FORMS[view.kind]
      return <Form id={view.id} />
    }
    case 'list':
      return <Items kind={view.kind} />
    case 'bookings':
      return <Bookings />
    case 'subscribers':
      return <Subscribers />
    case 'submissions':
      return <Submissions />
    case 'statistics':
      return <Statistics quizId={view.quizId} />
    case 'media':
      return <Media />
    case 'archive':
      return <Archive />
  }
}

/** Says so when a view cannot be fetched: offline, or since a new version of the site is up. */
class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="panel flex flex-col items-start gap-4">
        <p>{panelTexts.viewFailed}</p>
        <Button onClick={() => location.reload()}>{panelTexts.retry}</Button>
      </div>
    )
  }
}

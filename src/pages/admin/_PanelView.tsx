import { Component, type ComponentType, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { ItemKind } from '#src/core/items.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { MissedCodeNotice } from '#src/panel/frame/MissedCodeNotice.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import { isSavedCard, type PanelView as View } from '#src/panel/frame/panel-address.ts'

interface FormProps {
  id: string | null
  /** Id of the unfinished text to continue. */
  text: string | undefined
}

const FORMS: Record<ItemKind, ComponentType<FormProps>> = {
  post: lazyView(
    async () => (await import('#src/features/articles/panel/ArticleForm.tsx')).ArticleForm,
  ),
  page: lazyView(async () => (await import('#src/features/articles/panel/PageForm.tsx')).PageForm),
  quiz: lazyView(async () => (await import('#src/features/quizzes/panel/QuizForm.tsx')).QuizForm),
}
const SavedCard = lazyView(
  async () => (await import('#src/features/publishing/panel/SavedCard.tsx')).SavedCard,
)
const Items = lazyView(async () => (await import('#src/features/publishing/panel/Items.tsx')).Items)
const Editing = lazyView(
  async () => (await import('#src/features/publishing/panel/Editing.tsx')).Editing,
)
const Quizzes = lazyView(
  async () => (await import('#src/features/quizzes/panel/Quizzes.tsx')).Quizzes,
)
const Today = lazyView(async () => (await import('#src/features/clients/panel/Today.tsx')).Today)
const Plan = lazyView(async () => (await import('#src/features/clients/panel/Plan.tsx')).Plan)
const Bookings = lazyView(
  async () => (await import('#src/features/consultations/panel/Bookings.tsx')).Bookings,
)
const Clients = lazyView(
  async () => (await import('#src/features/clients/panel/Clients.tsx')).Clients,
)
const Client = lazyView(async () => (await import('#src/features/clients/panel/Client.tsx')).Client)
const Orders = lazyView(async () => (await import('#src/features/orders/panel/Orders.tsx')).Orders)
const Subscribers = lazyView(
  async () => (await import('#src/features/newsletter/panel/Subscribers.tsx')).Subscribers,
)
const Submissions = lazyView(
  async () => (await import('#src/features/quizzes/panel/Submissions.tsx')).Submissions,
)
const Withdrawals = lazyView(
  async () => (await import('#src/features/orders/panel/Withdrawals.tsx')).Withdrawals,
)
const Statistics = lazyView(
  async () => (await import('#src/features/quizzes/panel/Statistics.tsx')).Statistics,
)
const Media = lazyView(async () => (await import('#src/features/images/panel/Media.tsx')).Media)
const Archive = lazyView(
  async () => (await import('#src/features/archive/panel/Archive.tsx')).Archive,
)
const Letters = lazyView(
  async () => (await import('#src/features/newsletter/panel/Letters.tsx')).Letters,
)
const LetterForm = lazyView(
  async () => (await import('#src/features/newsletter/panel/LetterForm.tsx')).LetterForm,
)
const AllSeries = lazyView(
  async () => (await import('#src/features/newsletter/panel/AllSeries.tsx')).AllSeries,
)
const StepForm = lazyView(
  async () => (await import('#src/features/newsletter/panel/StepForm.tsx')).StepForm,
)
const Experts = lazyView(
  async () => (await import('#src/features/experts/panel/Experts.tsx')).Experts,
)
const ExpertForm = lazyView(
  async () => (await import('#src/features/experts/panel/ExpertForm.tsx')).ExpertForm,
)
const Health = lazyView(async () => (await import('#src/features/health/panel/Health.tsx')).Health)
const Outbox = lazyView(async () => (await import('#src/features/outbox/panel/Outbox.tsx')).Outbox)
const Settings = lazyView(
  async () => (await import('#src/features/settings/panel/Settings.tsx')).Settings,
)
const Security = lazyView(
  async () => (await import('#src/features/account/panel/Security.tsx')).Security,
)

/**
 * Renders a view. Mounts it anew each time that a view is opened, except when another quiz is chosen in the statistics.
 */
export function PanelView({ view }: { view: View }) {
  const opened = useStore(panel.$opened)
  return (
    <ViewBoundary key={view.screen === 'statistics' ? view.screen : opened}>
      {drawn(view)}
    </ViewBoundary>
  )
}

function drawn(view: View): ReactNode {
  switch (view.screen) {
    case 'form': {
      if (isSavedCard(view)) return <SavedCard />
      const Form = FORMS[view.kind]
      return <Form id={view.id} text={view.text} />
    }
    case 'list':
      return view.kind === 'quiz' ? <Quizzes /> : <Items kind={view.kind} />
    case 'editing':
      return <Editing path={view.path} />
    case 'today':
      return <Today />
    case 'plan':
      return <Plan />
    case 'bookings':
      return <Bookings />
    case 'clients':
      return <Clients />
    case 'client':
      return <Client email={view.email} />
    case 'orders':
      return <Orders order={view.order} />
    case 'subscribers':
      return <Subscribers />
    case 'submissions':
      return <Submissions />
    case 'withdrawals':
      return <Withdrawals order={view.order} />
    case 'statistics':
      return <Statistics quizId={view.quizId} />
    case 'media':
      return <Media />
    case 'archive':
      return <Archive />
    case 'outbox':
      return <Outbox group={view.group} />
    case 'health':
      return <Health />
    case 'settings':
      return <Settings field={view.field} />
    case 'security':
      return <Security part={view.part} />
    case 'series':
      return view.step === null ? <AllSeries /> : <StepForm {...view.step} />
    case 'experts':
      return view.expert === null ? <Experts /> : <ExpertForm id={view.expert.id} />
    case 'letters':
      return view.letter === null ? <Letters /> : <LetterForm {...view.letter} />
  }
}

/** Shows an error if a view cannot be rendered. The rest of the panel stays usable. */
class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <MissedCodeNotice reason="unreachable" /> : this.props.children
  }
}

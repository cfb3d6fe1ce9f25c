import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { AdminExpert } from '#src/contracts/experts.ts'
import { Portrait } from '#src/views/Portrait.tsx'
import { Button } from '../../islands/ui/Button.tsx'
import { LoadError, Skeletons } from '../frame/controls.tsx'
import { panel } from '../frame/panel.ts'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { createExpertList, type ExpertList } from './expert-list.ts'
import { expertTexts } from './texts.ts'

/** The experts whom the site introduces. */
export function Experts() {
  const [list] = useState(() => createExpertList())
  const state = useStore(list.$state)
  const moved = useStore(list.$moved)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])

  const focusHeading = () => heading.current?.focus()
  const experts = state.step === 'loaded' ? state.page.items : []
  return (
    <section aria-labelledby="ekspertai" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex max-w-3xl flex-col gap-2">
          <h2 ref={heading} id="ekspertai" tabIndex={-1} className="heading">
            {expertTexts.heading}
          </h2>
          <p className="text-muted">{expertTexts.intro}</p>
        </div>
        <Button onClick={() => void panel.go({ screen: 'experts', expert: { id: null } })}>
          {expertTexts.create}
        </Button>
      </div>
      {state.step === 'loading' ? <Skeletons count={2} height="h-24" /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => void list.load().then(focusHeading)} />
      ) : null}
      {state.step === 'loaded' && experts.length === 0 ? (
        <p className="panel text-muted">{expertTexts.empty}</p>
      ) : null}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {experts.map((expert, index) => (
          <li key={expert.id}>
            <Row
              expert={expert}
              list={list}
              isFirst={index === 0}
              isLast={index === experts.length - 1}
              onGone={focusHeading}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  expert: AdminExpert
  list: ExpertList
  isFirst: boolean
  isLast: boolean
  /** The pressed button is gone with its expert. */
  onGone: () => void
}

function Row({ expert, list, isFirst, isLast, onGone }: RowProps) {
  const deleting = useStore(list.$deleting) === expert.id
  const { name } = expert
  const labelled = (label: string) => panelTexts.itemLabel(label, name)
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <Portrait person={expert} size="small" />
      <div className="min-w-48 grow basis-48">
        <h3 className="font-sans text-lg wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted">{expert.qualification}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* Not disabled, which would lose the focus at the end of the list. */}
        <Button
          quiet
          aria-label={labelled(expertTexts.up)}
          aria-disabled={isFirst}
          onClick={() => void list.move(expert, -1)}
        >
          <Arrow sign="↑" faint={isFirst} />
        </Button>
        <Button
          quiet
          aria-label={labelled(expertTexts.down)}
          aria-disabled={isLast}
          onClick={() => void list.move(expert, 1)}
        >
          <Arrow sign="↓" faint={isLast} />
        </Button>
        <PanelLink
          to={{ screen: 'experts', expert: { id: expert.id } }}
          label={labelled(expertTexts.edit)}
          className="button-quiet"
        >
          {expertTexts.edit}
        </PanelLink>
        <Button
          quiet
          dangerous
          busy={deleting}
          aria-label={labelled(panelTexts.remove)}
          onClick={() =>
            void list.remove(expert).then((isGone) => {
              if (isGone) onGone()
            })
          }
        >
          {panelTexts.remove}
        </Button>
      </div>
    </article>
  )
}

function Arrow({ sign, faint }: { sign: string; faint: boolean }) {
  return (
    <span aria-hidden="true" className={faint ? 'opacity-30' : ''}>
      {sign}
    </span>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ListedLetter } from '#src/contracts/letters.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { LoadError, Pagination, Skeletons } from '../frame/controls.tsx'
import { panel } from '../frame/panel.ts'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { pagesOf } from '../inbox/paged-list.ts'
import { createLetterList, isUnsent, shownState, type LetterList } from './letter-list.ts'
import { LetterCounts } from './LetterCounts.tsx'
import { letterTexts } from './texts.ts'

/** The letters to all subscribers. */
export function Letters() {
  const [list] = useState(() => createLetterList())
  const state = useStore(list.$state)
  const choice = useStore(list.$choice)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void list.load()
    const unwatch = list.watch()
    return () => {
      unwatch()
      list.stop()
    }
  }, [list])

  const page = state.step === 'loaded' ? state.page : null
  const focusHeading = () => heading.current?.focus()
  return (
    <section aria-labelledby="naujienlaiskiai" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex max-w-3xl flex-col gap-2">
          <h2 ref={heading} id="naujienlaiskiai" tabIndex={-1} className="heading">
            {letterTexts.heading}
          </h2>
          <p className="text-muted">
            {letterTexts.intro}
            {page === null ? null : ` ${letterTexts.subscribers(page.subscribers)}`}
          </p>
        </div>
        <Button onClick={() => void panel.go({ screen: 'letters', letter: { id: null } })}>
          {letterTexts.create}
        </Button>
      </div>
      {page === null || page.mail === 'on' ? null : (
        <p className="rounded-xl bg-blush px-5 py-4 text-sm">{letterTexts.notSent[page.mail]}</p>
      )}
      {state.step === 'loading' ? <Skeletons count={3} height="h-24" /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => void list.load().then(focusHeading)} />
      ) : null}
      {page === null ? null : page.total === 0 ? (
        <p className="panel text-muted">{letterTexts.empty}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {page.items.map((letter) => (
            <li key={letter.id}>
              <Row letter={letter} list={list} onGone={focusHeading} />
            </li>
          ))}
        </ul>
      )}
      {page === null ? null : (
        <Pagination
          page={choice.page}
          pages={pagesOf(page)}
          onChoose={(chosen) => {
            list.choose({ page: chosen })
            focusHeading()
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  letter: ListedLetter
  list: LetterList
  /** The pressed button is gone with its letter. */
  onGone: () => void
}

function Row({ letter, list, onGone }: RowProps) {
  const deleting = useStore(list.$deleting) === letter.id
  const open = isUnsent(letter) ? letterTexts.edit : letterTexts.open
  return (
    <article className="card gap-x-6 gap-y-4 p-5 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg wrap-anywhere">{letter.subject}</h3>
          <StateBadge letter={letter} />
        </div>
        <LetterCounts letter={letter} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <PanelLink
          to={{ screen: 'letters', letter: { id: letter.id } }}
          label={panelTexts.itemLabel(open, letter.subject)}
          className="button-quiet"
        >
          {open}
        </PanelLink>
        <Button
          quiet
          dangerous
          busy={deleting}
          aria-label={panelTexts.itemLabel(panelTexts.remove, letter.subject)}
          onClick={() =>
            void list.remove(letter).then((gone) => {
              if (gone) onGone()
            })
          }
        >
          {deleting ? panelTexts.removing : panelTexts.remove}
        </Button>
      </div>
    </article>
  )
}

function StateBadge({ letter }: { letter: ListedLetter }) {
  const shown = shownState(letter)
  const isOut = shown === 'sent' || shown === 'handed-over'
  return (
    <span className={`badge ${isOut ? '' : 'badge-clay'}`.trim()}>
      {letter.sendAt === null
        ? letterTexts.states[shown]
        : letterTexts.scheduledAt(formatMinute(letter.sendAt))}
    </span>
  )
}

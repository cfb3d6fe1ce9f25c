import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListedLetter } from '../contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { news } from '#src/panel/frame/news.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { keepChoice } from '#src/panel/kit/left-list.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { createLetterList, isUnsent, shownState, type LetterList } from './letter-list.ts'
import { LetterCounts } from './LetterCounts.tsx'
import { UnfinishedTexts } from '#src/features/publishing/panel/UnfinishedTexts.tsx'
import { letterTexts } from './texts.ts'

/** Lists the letters to all subscribers. */
export function Letters() {
  const [list] = useState(() => {
    const list = createLetterList()
    keepChoice(list.$choice)
    return list
  })
  const state = useStore(list.$state)
  const page = state.step === 'loaded' ? state.page : null
  const isWeekEmpty = useStore(news.$weekWithoutLetter)

  useEffect(() => list.watch(), [list])

  return (
    <ListFrame
      list={list}
      id="naujienlaiskiai-antraste"
      title={letterTexts.heading}
      intro={[
        letterTexts.intro,
        ...(page === null ? [] : [letterTexts.subscribers(page.subscribers)]),
      ].join(' ')}
      action={
        <Button onClick={() => void panel.go({ screen: 'letters', letter: { id: null } })}>
          {letterTexts.create}
        </Button>
      }
      controls={
        <>
          <UnfinishedTexts kind="letter" />
          {page === null || page.mail === 'on' ? null : (
            <p className="rounded-xl bg-blush px-5 py-4 text-sm">
              {letterTexts.notSent[page.mail]}
            </p>
          )}
          {isWeekEmpty ? (
            <p className="flex flex-wrap items-baseline gap-x-3 rounded-xl bg-mist px-5 py-2 text-sm">
              {letterTexts.weekWithoutLetter}
              <PanelLink
                to={{ screen: 'letters', letter: { id: null } }}
                className="link inline-block py-2 font-semibold"
              >
                {letterTexts.write}
              </PanelLink>
            </p>
          ) : null}
        </>
      }
      skeletons={{ count: 3, height: 'h-24' }}
      empty={letterTexts.empty}
    >
      {({ items }) => (
        <ul className="flex flex-col gap-3">
          {items.map((letter) => (
            <li key={letter.id}>
              <Row letter={letter} list={list} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

interface RowProps {
  letter: ListedLetter
  list: LetterList
}

function Row({ letter, list }: RowProps) {
  const acting = useStore(list.$acting)
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
        {letter.state === 'scheduled' ? (
          <Button
            quiet
            busy={acting === letter.id}
            aria-label={panelTexts.itemLabel(letterTexts.unplan, letter.subject)}
            onClick={({ currentTarget }) => {
              const link = currentTarget.parentElement?.querySelector('a') ?? null
              void list.unplan(letter).then(() => restoreFocus(link))
            }}
          >
            {letterTexts.unplan}
          </Button>
        ) : null}
        <RemoveButton list={list} item={letter} />
      </div>
    </article>
  )
}

/** Names the state of a letter. None is a fault; only a draft is not on its way. */
function StateBadge({ letter }: { letter: ListedLetter }) {
  const shown = shownState(letter)
  return (
    <span className={`badge ${shown === 'draft' ? 'bg-sand text-muted' : ''}`.trim()}>
      {wholeDays(
        letter.sendAt === null
          ? letterTexts.states[shown]
          : letterTexts.scheduledAt(formatMinute(letter.sendAt)),
      )}
    </span>
  )
}

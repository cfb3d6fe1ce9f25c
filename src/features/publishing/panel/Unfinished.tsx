import { useState } from 'react'
import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import { formatMoment } from '#src/panel/frame/moments.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { unfinishedTexts } from './unfinished-texts.ts'
import { createUnfinishedList, formOf, nameOf, type UnfinishedList } from './unfinished-list.ts'

/** Lists the texts that no form has saved yet, from every device. */
export function Unfinished() {
  const [list] = useState(() => createUnfinishedList())
  return (
    <ListFrame
      list={list}
      id="nebaigti"
      title={unfinishedTexts.heading}
      intro={unfinishedTexts.intro(UNFINISHED_DAYS)}
      skeletons={{ count: 2, height: 'h-24' }}
      empty={unfinishedTexts.empty}
    >
      {({ items }, focusHeading) => (
        <ul className="flex flex-col gap-3">
          {items.map((text) => (
            <li key={text.id}>
              <Row text={text} list={list} onGone={focusHeading} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

interface RowProps {
  text: ListedText
  list: UnfinishedList
  /** Called when the text is gone, and the pressed button with it. */
  onGone: () => void
}

function Row({ text, list, onGone }: RowProps) {
  const { kind, recordId, device, updatedAt } = text
  const facts = [
    unfinishedTexts.kinds[kind][recordId === null ? 'new' : 'stored'],
    device,
    formatMoment(updatedAt),
  ]
  return (
    <article className="card gap-x-6 gap-y-4 p-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="font-sans text-lg wrap-anywhere">{nameOf(text)}</h3>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <PanelLink
          to={formOf(text)}
          label={panelTexts.itemLabel(unfinishedTexts.goOn, nameOf(text))}
          className="button-quiet"
        >
          {unfinishedTexts.goOn}
        </PanelLink>
        <RemoveButton list={list} item={text} onGone={onGone} />
      </div>
    </article>
  )
}

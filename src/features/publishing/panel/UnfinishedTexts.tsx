import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ListedKind } from '#src/features/publishing/unfinished-contracts.ts'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { FoldArrow, LoadError } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { unfinishedTexts } from './unfinished-texts.ts'
import {
  createUnfinishedList,
  formOf,
  type ListedText,
  nameOf,
  type UnfinishedList,
} from './unfinished-list.ts'

/**
 * Loads and shows unsaved texts from all devices. Renders nothing if there are none.
 * @param kind shows only texts of this kind of record.
 */
export function UnfinishedTexts({ kind }: { kind?: ListedKind }) {
  const [list] = useState(() => createUnfinishedList())

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])

  return <UnfinishedSection list={list} {...(kind && { kind })} />
}

/** Renders `UnfinishedTexts` for a view that loads the list itself. The texts of one kind are behind one line. */
export function UnfinishedSection({ list, kind }: { list: UnfinishedList; kind?: ListedKind }) {
  const state = useStore(list.$state)
  const heading = useRef<HTMLHeadingElement>(null)

  if (state.step === 'loading') return null
  if (state.step === 'error') return <LoadError message={state.message} onRetry={list.load} />
  const texts = state.page.items.filter((text) => kind === undefined || text.kind === kind)
  if (texts.length === 0) return null
  const intro = <p className="text-sm text-muted">{unfinishedTexts.intro(UNFINISHED_DAYS)}</p>
  const rows = (
    <ul className="card divide-y divide-line">
      {texts.map((text) => (
        <li key={text.id}>
          <UnfinishedRow text={text} list={list} onGone={() => restoreFocus(heading.current)} />
        </li>
      ))}
    </ul>
  )
  if (kind === undefined) {
    return (
      <section aria-labelledby="nebaigti" className="flex flex-col gap-4">
        <div className="flex max-w-3xl flex-col gap-1">
          <h3 ref={heading} id="nebaigti" tabIndex={-1} className="subheading">
            {unfinishedTexts.heading}
          </h3>
          {intro}
        </div>
        {rows}
      </section>
    )
  }
  return (
    <section aria-labelledby="nebaigti">
      <details className="group/part">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <h3 ref={heading} id="nebaigti" tabIndex={-1} className="font-sans text-base">
            {unfinishedTexts.count(texts.length)}
          </h3>
          <span aria-hidden="true" className="link group-open/part:hidden">
            {unfinishedTexts.show}
          </span>
          <FoldArrow />
        </summary>
        <div className="flex flex-col gap-3 pt-1">
          {intro}
          {rows}
        </div>
      </details>
    </section>
  )
}

interface RowProps {
  text: ListedText
  list: UnfinishedList
  /** Called after deletion, to move the focus from the removed button. */
  onGone: () => void
}

/** Shows an unfinished text, with a link to continue and a button to delete it. */
function UnfinishedRow({ text, list, onGone }: RowProps) {
  const { kind, recordId, device, updatedAt } = text
  const facts = [
    unfinishedTexts.kinds[kind][recordId === null ? 'new' : 'stored'],
    device,
    formatMinute(updatedAt),
  ]
  return (
    <article className="flex flex-col gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h4 className="font-sans text-base font-semibold wrap-anywhere">{nameOf(text)}</h4>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact}>{wholeDays(fact)}</span>
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

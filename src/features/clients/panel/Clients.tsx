import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import { LIMITS } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { FilterPills, SearchAndFilters } from '#src/panel/kit/filters.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { CLIENT_KINDS } from '../client-entries.ts'
import { createClientsList, nameOf } from '#src/features/inbox/panel/inbox-lists.ts'
import {
  Compact,
  OnlyNotices,
  ROW,
  SECOND_LINE,
  TWO_LINES,
} from '#src/features/inbox/panel/InboxRow.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.clients

/**
 * Lists everybody about whom data is stored, by e-mail address: clients, or others by kind. Can be searched by name or
 * e-mail address.
 */
export function Clients() {
  const [list] = useState(() => createClientsList())
  const { search, filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const counts = state.step === 'loaded' ? state.page.counts : null
  return (
    <ListFrame
      list={list}
      id="klientai-antraste"
      title={texts.heading}
      controls={
        <SearchAndFilters
          label={inboxViewTexts.search}
          hint={inboxViewTexts.searchHints.subscribers}
          placeholder={inboxViewTexts.searchFor(inboxViewTexts.searchHints.subscribers)}
          maxLength={LIMITS.search}
          value={search}
          onType={(typed) => list.choose({ search: typed })}
          chosen={filters.kind === undefined ? 0 : 1}
        >
          <FilterPills
            label={texts.kindLabel}
            options={CLIENT_KINDS.flatMap((kind) => {
              const [count, filter] = [counts?.[kind], kind === 'client' ? undefined : kind]
              if (filter !== undefined && !count && filter !== filters.kind) return []
              const label = texts.kinds[kind]
              return [[filter, inboxViewTexts.counted(label, count)]]
            })}
            chosen={filters.kind}
            onChoose={(kind) => list.choose({ filters: { kind } })}
          />
        </SearchAndFilters>
      }
      skeletons={{ count: 5, height: 'h-24' }}
      empty={texts.empty}
      found={panelTexts.found}
    >
      {({ items }, _focusHeading, isRefreshing) => (
        <ul aria-busy={isRefreshing} className="card divide-y divide-line">
          {items.map(({ email, name, onlyNotices, waits, lastAt, entries }) => (
            // The link covers the row.
            <li key={email} className={`relative ${ROW}`}>
              <h3
                className={`max-w-full font-sans text-base ${TWO_LINES} max-md:not-group-open/part:line-clamp-1`}
              >
                <PanelLink
                  to={{ screen: 'client', email }}
                  label={inboxViewTexts.allOf(nameOf({ name, email }))}
                  className="after:absolute after:inset-0"
                >
                  {name ?? shownEmail(email)}
                </PanelLink>
              </h3>
              <span
                aria-hidden="true"
                className="col-start-2 row-start-1 -rotate-90 justify-self-end md:col-start-5"
              >
                <FoldArrow />
              </span>
              <span className={SECOND_LINE}>
                <span className="flex min-w-0 flex-wrap gap-2 empty:max-md:hidden">
                  {waits ? <span className="badge badge-clay">{texts.waits}</span> : null}
                  {onlyNotices ? <OnlyNotices /> : null}
                </span>
                <span className="whitespace-nowrap">
                  <Compact time={formatDay(lastAt)} />
                </span>
                <span className={`min-w-0 ${TWO_LINES}`}>
                  {texts.about(name === null ? null : shownEmail(email), entries)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

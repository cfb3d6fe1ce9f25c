import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import { LIMITS } from '#src/core/fields.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { SearchField } from '#src/panel/frame/controls.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { createClientsList, nameOf } from '#src/features/inbox/panel/inbox-lists.ts'
import { OnlyNotices } from '#src/features/inbox/panel/InboxRow.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.clients

/** Lists everybody about whom data is stored, by e-mail address. Can be searched by name or e-mail address. */
export function Clients() {
  const [list] = useState(() => createClientsList())
  const { search } = useStore(list.$choice)
  return (
    <ListFrame
      list={list}
      id="klientai"
      title={texts.heading}
      intro={texts.intro}
      controls={
        <search className="max-w-xl">
          <SearchField
            label={inboxViewTexts.search}
            hint={inboxViewTexts.searchHints.subscribers}
            maxLength={LIMITS.search}
            value={search}
            onType={(typed) => list.choose({ search: typed })}
          />
        </search>
      }
      skeletons={{ count: 5, height: 'h-24' }}
      empty={texts.empty}
      found={panelTexts.found}
    >
      {({ items }, _focusHeading, isRefreshing) => (
        <ul aria-busy={isRefreshing} className="card divide-y divide-line">
          {items.map(({ email, name, onlyNotices, waits, lastAt, entries }) => (
            <li key={email} className="flex flex-wrap items-baseline gap-x-6 px-5 py-3">
              <PanelLink
                to={{ screen: 'client', email }}
                label={inboxViewTexts.allOf(nameOf({ name, email }))}
                className="link inline-block py-2 font-semibold wrap-anywhere"
              >
                {name ?? shownEmail(email)}
              </PanelLink>
              {waits ? <span className="badge badge-clay">{texts.waits}</span> : null}
              {onlyNotices ? <OnlyNotices /> : null}
              <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                {name === null ? null : <span className="wrap-anywhere">{shownEmail(email)}</span>}
                <span>{texts.last(formatMinute(lastAt))}</span>
                <span>{texts.entries(entries)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

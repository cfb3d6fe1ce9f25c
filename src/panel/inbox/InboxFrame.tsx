import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { SearchField } from '../frame/controls.tsx'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { ListFrame } from '../kit/ListFrame.tsx'
import type { ListPage, PagedList } from '../kit/paged-list.ts'
import { RemoveButton } from '../kit/RemoveButton.tsx'
import { listTexts } from '../kit/texts.ts'
import { nameOf } from './inbox-lists.ts'
import { inboxViewTexts } from './texts.ts'

/** What an entry shows beside name and email. */
export interface InboxEntry {
  badge: ReactNode
  facts: ReactNode
  details?: ReactNode
  /** Beside the button that deletes it. */
  action?: ReactNode
}

interface InboxFrameProps<
  Item extends { id: string },
  Page extends ListPage<Item>,
  Filter extends string,
> {
  name: keyof typeof inboxViewTexts.headings
  list: PagedList<Item, Page, Filter>
  filters?: ReactNode
  /** Beside the download. */
  actions?: ReactNode
  /** Stands above the entries. */
  notice?: ReactNode
  onRemoved?: (item: Item) => void
  /** Whether the email is shown beside the name. */
  withEmail?: boolean
  children: (item: Item) => InboxEntry
}

/** The frame of an inbox list: search, filters, CSV download, cards of people. */
export function InboxFrame<
  Item extends { id: string; name: string | null; email: string | null },
  Page extends ListPage<Item>,
  Filter extends string,
>({
  name,
  list,
  filters,
  actions,
  notice,
  onRemoved,
  withEmail = false,
  children,
}: InboxFrameProps<Item, Page, Filter>) {
  const { search } = useStore(list.$choice)
  const downloading = useStore(list.$downloading)
  return (
    <ListFrame
      list={list}
      id="gauta"
      title={inboxViewTexts.headings[name]}
      action={
        <div className="flex flex-wrap gap-3 empty:hidden">
          {actions}
          {list.canDownload ? (
            <Button quiet busy={downloading} onClick={() => void list.download()}>
              {downloading ? listTexts.downloading : listTexts.download}
            </Button>
          ) : null}
        </div>
      }
      controls={
        <>
          <search className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-6">
            <SearchField
              label={inboxViewTexts.search}
              hint={inboxViewTexts.searchHints[name]}
              maxLength={LIMITS.search}
              value={search}
              onType={(typed) => list.choose({ search: typed })}
            />
            {filters}
          </search>
          {notice}
        </>
      }
      skeletons={{ count: 5, height: 'h-32' }}
      empty={inboxViewTexts.empty[name]}
      found={panelTexts.found}
    >
      {({ items }, focusHeading, isRefreshing) => (
        <ul aria-busy={isRefreshing} className="flex flex-col gap-3">
          {items.map((item) => (
            <li key={item.id} data-item={item.id}>
              <InboxCard
                {...children(item)}
                name={item.name}
                email={item.email}
                withEmail={withEmail}
                removeButton={
                  <RemoveButton
                    list={list}
                    item={item}
                    onGone={() => {
                      onRemoved?.(item)
                      focusHeading()
                    }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

interface InboxCardProps extends InboxEntry {
  name: string | null
  email: string | null
  withEmail?: boolean
  removeButton?: ReactNode
}

/** A person, and what it is about. */
export function InboxCard({
  name,
  email,
  withEmail = false,
  badge,
  facts,
  details,
  action,
  removeButton,
}: InboxCardProps) {
  return (
    <article className="card gap-x-6 gap-y-4 p-5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg">
            {email === null ? (
              (name ?? inboxTexts.noEmail)
            ) : (
              <PanelLink
                to={{ screen: 'client', email }}
                label={inboxViewTexts.allOf(nameOf({ name, email }))}
                className="link -my-2.5 inline-block py-2.5"
              >
                {name ?? email}
              </PanelLink>
            )}
          </h3>
          {badge}
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {withEmail && name !== null && email !== null ? (
            <a href={`mailto:${email}`} className="link -my-2.5 inline-block py-2.5">
              {email}
            </a>
          ) : null}
          {facts}
        </p>
      </div>
      {details === undefined ? null : (
        <div className="min-w-0 sm:col-span-2 sm:row-start-2">{details}</div>
      )}
      <div className="flex flex-wrap gap-2 self-start empty:hidden sm:col-start-2 sm:row-start-1">
        {action}
        {removeButton}
      </div>
    </article>
  )
}

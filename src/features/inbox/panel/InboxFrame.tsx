import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { SearchAndFilters } from '#src/panel/kit/filters.tsx'
import type { ListPage, PagedList } from '#src/panel/kit/paged-list.ts'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { listTexts } from '#src/panel/kit/texts.ts'
import { type InboxEntry, InboxRow } from './InboxRow.tsx'
import { inboxViewTexts } from './texts.ts'

type Entries = ListPage<{ id: string; name: string | null; email: string | null }>

interface InboxFrameProps<Page extends Entries, Filters extends object> {
  name: keyof typeof inboxViewTexts.headings
  list: PagedList<Page, Filters>
  filters: ReactNode
  /** Shown beside the download button. */
  actions?: ReactNode
  /** Shown above the entries. */
  notice?: ReactNode
  onRemoved?: (item: Page['items'][number]) => void
  /** Search for the only entry with which the list has begun, and its name; undefined for a whole list. */
  only?: { search: string; name: string } | undefined
  children: (item: Page['items'][number]) => InboxEntry
}

/** Shows the frame of an inbox list: search, filters, CSV download, entries that open. */
export function InboxFrame<Page extends Entries, Filters extends object>({
  name,
  list,
  filters,
  actions,
  notice,
  onRemoved,
  only,
  children,
}: InboxFrameProps<Page, Filters>) {
  const { search, filters: chosen } = useStore(list.$choice)
  /** Null for a list of more than the one entry. */
  const onlyName = search === only?.search ? only.name : null
  const downloading = useStore(list.$downloading)
  const isRoomy = useMediaQuery(ROOMY)
  const tools = (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {actions}
      {list.canDownload ? (
        <Button quiet busy={downloading} onClick={() => void list.download()}>
          {downloading ? listTexts.downloading : listTexts.download}
        </Button>
      ) : null}
    </div>
  )
  return (
    <>
      <ListFrame
        list={list}
        id="gauta"
        title={inboxViewTexts.headings[name]}
        // Beside the heading where there is room, so that the first row stands high.
        action={
          isRoomy ? <div className="flex grow flex-wrap justify-end gap-3">{tools}</div> : null
        }
        controls={(focusHeading) => (
          <>
            <SearchAndFilters
              label={inboxViewTexts.search}
              hint={inboxViewTexts.searchHints[name]}
              placeholder={inboxViewTexts.searchFor(inboxViewTexts.searchHints[name])}
              maxLength={LIMITS.search}
              // A number says nothing to her, so a filter names the entry instead.
              value={onlyName === null ? search : ''}
              onType={(typed) => list.choose({ search: typed })}
              chosen={Object.values(chosen).filter(Boolean).length}
            >
              {filters}
            </SearchAndFilters>
            {onlyName === null ? null : (
              <OnlyThis
                name={onlyName}
                onRemove={() => {
                  list.showAll()
                  focusHeading()
                }}
              />
            )}
            {notice}
          </>
        )}
        skeletons={{ count: 5, height: 'h-24' }}
        empty={inboxViewTexts.empty[name]}
        found={panelTexts.found}
      >
        {({ items }, focusHeading, isRefreshing) => (
          <ul aria-busy={isRefreshing} className="card divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} data-item={item.id}>
                <InboxRow
                  {...children(item)}
                  id={item.id}
                  name={item.name}
                  email={item.email}
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
      {/* Below the list on a phone, so that the first row is visible without scrolling. */}
      {isRoomy ? null : <div className="mt-6">{tools}</div>}
    </>
  )
}

/** Renders the filter that leaves only one entry, which a press removes. */
function OnlyThis({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <div>
      <button
        type="button"
        aria-pressed
        className="pill inline-flex items-center gap-2"
        onClick={onRemove}
      >
        {name}
        <span className="sr-only">{`, ${inboxViewTexts.removeOnly}`}</span>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

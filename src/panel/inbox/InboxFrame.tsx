import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { nameOf } from './inbox-lists.ts'
import { pagesOf, type ListPage, type PagedList, type PagedListState } from './paged-list.ts'
import { panelTexts } from '../frame/texts.ts'
import { inboxViewTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { LoadError, NothingFound, SearchField, Pagination, Skeletons } from '../frame/controls.tsx'

type Loaded = Extract<PagedListState<ListPage<unknown>, string>, { step: 'loaded' }>

/** What an entry shows beside name and email. */
interface InboxEntry {
  badge: ReactNode
  facts: ReactNode
  details?: ReactNode
}

interface InboxFrameProps<
  Item extends { id: string },
  Page extends ListPage<Item>,
  Filter extends string,
> {
  name: keyof typeof inboxViewTexts.headings
  list: PagedList<Item, Page, Filter>
  filters?: ReactNode
  /** Stands above the entries. */
  notice?: ReactNode
  onRemoved?: (item: Item) => void
  /** Whether the email is shown beside the name. */
  withEmail?: boolean
  children: (item: Item) => InboxEntry
}

/** The frame of an inbox list: search, filters, CSV download, pages. */
export function InboxFrame<
  Item extends { id: string; name: string | null; email: string | null },
  Page extends ListPage<Item>,
  Filter extends string,
>({
  name,
  list,
  filters,
  notice,
  onRemoved,
  withEmail = false,
  children,
}: InboxFrameProps<Item, Page, Filter>) {
  const state = useStore(list.$state)
  const choice = useStore(list.$choice)
  const deleting = useStore(list.$deleting)
  const downloading = useStore(list.$downloading)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])

  function remove(item: Item): void {
    void list.remove(item).then((gone) => {
      if (!gone) return
      onRemoved?.(item)
      heading.current?.focus()
    })
  }

  /** The pressed button is gone: moves the focus to the heading. */
  function startOver(load: () => unknown): void {
    void load()
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="gauta" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="gauta" tabIndex={-1} className="heading">
          {inboxViewTexts.headings[name]}
        </h2>
        {list.canDownload ? (
          <Button quiet busy={downloading} onClick={() => void list.download()}>
            {downloading ? inboxViewTexts.downloading : inboxViewTexts.download}
          </Button>
        ) : null}
      </div>
      <search className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-6">
        <SearchField
          label={inboxViewTexts.search}
          hint={inboxViewTexts.searchHints[name]}
          maxLength={LIMITS.search}
          value={choice.search}
          onType={(search) => list.choose({ search })}
        />
        {filters}
      </search>
      {notice}
      {state.step === 'loading' ? <Skeletons count={5} height="h-32" /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => startOver(list.load)} />
      ) : null}
      {state.step === 'loaded' ? (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {countOf(state)}
          </p>
          {state.page.total > 0 || state.refreshing ? null : state.narrowed ? (
            <NothingFound onShowAll={() => startOver(list.showAll)} />
          ) : (
            <p className="panel text-muted">{inboxViewTexts.empty[name]}</p>
          )}
          <ul aria-busy={state.refreshing} className="flex flex-col gap-3 empty:hidden">
            {state.page.items.map((item) => (
              <li key={item.id} data-item={item.id}>
                <InboxCard
                  {...children(item)}
                  name={item.name}
                  email={item.email}
                  withEmail={withEmail}
                  removeButton={
                    list.canRemove ? (
                      <Button
                        quiet
                        dangerous
                        busy={deleting === item.id}
                        aria-label={panelTexts.itemLabel(panelTexts.remove, nameOf(item))}
                        onClick={() => remove(item)}
                      >
                        {deleting === item.id ? panelTexts.removing : panelTexts.remove}
                      </Button>
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={choice.page}
            pages={pagesOf(state.page)}
            onChoose={(page) => {
              list.choose({ page })
              heading.current?.focus()
            }}
          />
        </>
      ) : null}
    </section>
  )
}

/** The announced number of results; an empty list has a sentence instead. */
function countOf({ page, narrowed, refreshing }: Loaded): string {
  if (refreshing) return panelTexts.loadingView
  return page.total === 0 && !narrowed ? '' : panelTexts.found(page.total)
}

interface InboxCardProps extends InboxEntry {
  name: string | null
  email: string | null
  withEmail: boolean
  removeButton: ReactNode
}

function InboxCard({
  name,
  email,
  withEmail,
  badge,
  facts,
  details,
  removeButton,
}: InboxCardProps) {
  const link =
    email === null ? (
      inboxTexts.noEmail
    ) : (
      <a href={`mailto:${email}`} className="link -my-2.5 inline-block py-2.5">
        {email}
      </a>
    )
  return (
    <article className="card gap-x-6 gap-y-4 p-5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg">{name ?? link}</h3>
          {badge}
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {withEmail && name !== null ? link : null}
          {facts}
        </p>
      </div>
      {details === undefined ? null : (
        <div className="min-w-0 sm:col-span-2 sm:row-start-2">{details}</div>
      )}
      <div className="sm:col-start-2 sm:row-start-1">{removeButton}</div>
    </article>
  )
}

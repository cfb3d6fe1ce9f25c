import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import { pagesOf, type ListPage, type PagedList, type PagedListState } from './paged-list.ts'
import { panelTexts } from '../frame/texts.ts'
import { inboxViewTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { Pagination } from '../frame/Pagination.tsx'
import { Skeletons } from '../frame/Skeletons.tsx'

type Loaded = Extract<PagedListState<ListPage<unknown>, string>, { step: 'loaded' }>

interface InboxFrameProps<
  Item extends { id: string },
  Page extends ListPage<Item>,
  Filter extends string,
> {
  name: keyof typeof inboxViewTexts.headings
  list: PagedList<Item, Page, Filter>
  /** What narrows the list besides the search. */
  filters?: ReactNode
  onRemoved?: (item: Item) => void
  /** Draws one item, given the button that deletes it. */
  children: (item: Item, removeButton: ReactNode) => ReactNode
}

/** A list of what visitors have left: searched, filtered, saved as a table, page by page. */
export function InboxFrame<
  Item extends { id: string; name: string | null; email: string },
  Page extends ListPage<Item>,
  Filter extends string,
>({ name, list, filters, onRemoved, children }: InboxFrameProps<Item, Page, Filter>) {
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

  /** The button that was pressed is gone: the focus goes to where the list begins. */
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
        <Button quiet busy={downloading} onClick={() => void list.download()}>
          {downloading ? inboxViewTexts.downloading : inboxViewTexts.download}
        </Button>
      </div>
      <search className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-6">
        <Field label={inboxViewTexts.search} hint={inboxViewTexts.searchHints[name]}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={LIMITS.search}
              value={choice.search}
              onChange={(event) => list.choose({ search: event.target.value })}
            />
          )}
        </Field>
        {filters}
      </search>
      {state.step === 'loading' ? <Skeletons count={5} height="h-32" /> : null}
      {state.step === 'error' ? (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button onClick={() => startOver(list.load)}>{panelTexts.retry}</Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {countOf(state)}
          </p>
          {state.page.total === 0 && !state.refreshing ? (
            <Nothing
              name={name}
              narrowed={state.narrowed}
              onShowAll={() => startOver(list.showAll)}
            />
          ) : null}
          <ul aria-busy={state.refreshing} className="flex flex-col gap-3 empty:hidden">
            {state.page.items.map((item) => (
              <li key={item.id} data-item={item.id}>
                {children(
                  item,
                  <Button
                    quiet
                    dangerous
                    busy={deleting === item.id}
                    aria-label={panelTexts.itemLabel(
                      panelTexts.remove,
                      inboxViewTexts.person(item.name, item.email),
                    )}
                    onClick={() => remove(item)}
                  >
                    {deleting === item.id ? panelTexts.removing : panelTexts.remove}
                  </Button>,
                )}
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

/** What is announced of a loaded list; of an empty one the sentence in its place says enough. */
function countOf({ page, narrowed, refreshing }: Loaded): string {
  if (refreshing) return panelTexts.loadingView
  return page.total === 0 && !narrowed ? '' : panelTexts.found(page.total)
}

interface NothingProps {
  name: keyof typeof inboxViewTexts.empty
  narrowed: boolean
  onShowAll: () => void
}

function Nothing({ name, narrowed, onShowAll }: NothingProps) {
  if (!narrowed) return <p className="panel text-muted">{inboxViewTexts.empty[name]}</p>
  return (
    <div className="panel flex flex-col items-start gap-4">
      <p>{panelTexts.nothingFound}</p>
      <Button quiet onClick={onShowAll}>
        {panelTexts.showAll}
      </Button>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { LoadError, NothingFound, Pagination, Skeletons } from '../frame/controls.tsx'
import { panelTexts } from '../frame/texts.ts'
import { restorePlace } from './left-list.ts'
import { type ListPage, type PagedList, pagesOf } from './paged-list.ts'

/** Content, or a function that returns it. `focusHeading` is for controls that disappear while they have the focus. */
type Slot = ReactNode | ((focusHeading: () => void) => ReactNode)

interface ListFrameProps<Page extends ListPage<{ id: string }>, Filters extends object> {
  list: Pick<
    PagedList<Page, Filters>,
    '$state' | '$choice' | 'load' | 'choose' | 'showAll' | 'stop'
  >
  /** Id of the heading. */
  id: string
  title: string
  intro?: ReactNode
  /** Whether the list is a part of a view, whose heading is outside. */
  isPart?: boolean
  /** Content beside the heading. */
  action?: Slot
  /** Content between heading and list, also while the list loads. */
  controls?: Slot
  skeletons: ComponentProps<typeof Skeletons>
  /** Sentence for an empty list. Without it, `children` also renders an empty list. */
  empty?: string
  /** Text with the number of results, for a list with a search. */
  found?: (total: number) => string
  nothingFound?: string
  /** Renders a loaded page. */
  children: (page: Page, focusHeading: () => void, isRefreshing: boolean) => ReactNode
}

/**
 * Renders what all lists share: heading, controls, loading state, error with retry, and a sentence for an empty list.
 */
export function ListFrame<Page extends ListPage<{ id: string }>, Filters extends object>({
  list,
  id,
  title,
  intro,
  isPart = false,
  action,
  controls,
  skeletons,
  empty,
  found,
  nothingFound,
  children,
}: ListFrameProps<Page, Filters>) {
  const state = useStore(list.$state)
  const choice = useStore(list.$choice)
  const focusHeading = () => document.getElementById(id)?.focus()
  const slot = (content: Slot) => (typeof content === 'function' ? content(focusHeading) : content)

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])
  const isLoaded = state.step === 'loaded'
  useEffect(() => {
    if (isLoaded && !isPart) restorePlace()
  }, [isLoaded, isPart])

  /** Loads the list and moves the focus to the heading, because the clicked button disappears. */
  function startOver(load: () => unknown): void {
    void load()
    focusHeading()
  }

  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col ${isPart ? 'gap-4' : 'gap-5 sm:gap-4'}`}
    >
      <div
        className={`flex flex-wrap justify-between ${
          intro === undefined
            ? 'items-end gap-x-6 gap-y-3'
            : isPart
              ? 'items-end gap-x-6 gap-y-3'
              : 'items-start gap-x-6 gap-y-4'
        }`}
      >
        <div className={`flex max-w-3xl flex-col ${isPart ? 'gap-1' : 'gap-2'}`}>
          <div
            className={`flex flex-wrap items-baseline gap-x-4 empty:hidden ${action ? 'max-sm:flex-col' : ''}`.trim()}
          >
            {isPart ? null : (
              <h2 id={id} tabIndex={-1} className="heading">
                {title}
              </h2>
            )}
            {found === undefined ? null : (
              // Its room is kept while it is empty, so that what stands beside it does not move.
              <p role="status" className="min-w-22 text-sm text-muted">
                {state.step !== 'loaded'
                  ? ''
                  : state.refreshing
                    ? panelTexts.loadingView
                    : // An empty list shows a sentence instead.
                      state.page.total > 0 || state.narrowed
                      ? found(state.page.total)
                      : ''}
              </p>
            )}
          </div>
          {intro === undefined ? null : (
            <p className={isPart ? 'text-sm text-muted' : 'text-muted'}>{intro}</p>
          )}
        </div>
        {slot(action)}
      </div>
      {slot(controls)}
      {state.step === 'loading' ? <Skeletons {...skeletons} /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => startOver(list.load)} />
      ) : null}
      {state.step === 'loaded' ? (
        <>
          {empty === undefined || state.page.items.length > 0 ? (
            children(state.page, focusHeading, state.refreshing)
          ) : state.refreshing ? null : found !== undefined && state.narrowed ? (
            <NothingFound
              {...(nothingFound === undefined ? {} : { text: nothingFound })}
              onShowAll={() => startOver(list.showAll)}
            />
          ) : (
            <p className="panel text-muted">{empty}</p>
          )}
          <Pagination
            page={choice.page}
            pages={pagesOf(state.page)}
            onChoose={(page) => {
              list.choose({ page })
              focusHeading()
            }}
          />
        </>
      ) : null}
    </section>
  )
}

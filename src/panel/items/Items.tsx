import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ItemKind } from '#src/domain/items.ts'
import { createDeletedItems } from './deleted-items.ts'
import {
  chooseItems,
  createItemList,
  FIRST_CHOICE,
  LIST_ORDERS,
  STATUS_FILTERS,
  type ItemList,
} from './item-list.ts'
import { listedKind, type ItemRow } from './listed-kinds.ts'
import { panelTexts } from '../frame/texts.ts'
import { itemListTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { panel } from '../frame/panel.ts'
import { session } from '../frame/session.ts'
import { Deleted } from './Deleted.tsx'
import { Item } from './Item.tsx'
import { Pagination } from '../frame/Pagination.tsx'
import { Skeletons } from '../frame/Skeletons.tsx'

/** All articles, pages or quizzes: searched, filtered, sorted, edited and deleted. */
export function Items({ kind }: { kind: ItemKind }) {
  const [list] = useState(() =>
    createItemList<ItemRow>({ kind: listedKind(kind, session), session }),
  )
  const [deleted] = useState(() =>
    createDeletedItems({ kind, session, onRestored: () => void list.load() }),
  )
  const state = useStore(list.$state)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => void list.load(), [list])

  return (
    <section aria-labelledby="sarasas" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="sarasas" tabIndex={-1} className="heading">
          {itemListTexts.headings[kind]}
        </h2>
        <Button onClick={() => void panel.go({ screen: 'form', kind, id: null })}>
          {itemListTexts.create[kind]}
        </Button>
      </div>
      {state.step === 'loading' ? <Skeletons count={5} height="h-24" /> : null}
      {state.step === 'error' ? (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button onClick={() => void list.load()}>{panelTexts.retry}</Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? (
        <Loaded
          kind={kind}
          list={list}
          items={state.items}
          deleting={state.deleting}
          onMoved={() => heading.current?.focus()}
          onRemoved={() => void deleted.refresh()}
        />
      ) : null}
      <Deleted deleted={deleted} />
    </section>
  )
}

interface LoadedProps {
  kind: ItemKind
  list: ItemList<ItemRow>
  items: readonly ItemRow[]
  deleting: string | null
  /** Another page is shown, or the row that had the focus is gone. */
  onMoved: () => void
  onRemoved: () => void
}

function Loaded({ kind, list, items, deleting, onMoved, onRemoved }: LoadedProps) {
  const choice = useStore(list.$choice)
  // Typing stays ahead of the list.
  const deferred = useDeferredValue(choice)
  const chosen = useMemo(() => chooseItems(items, deferred), [items, deferred])

  if (items.length === 0) {
    return <p className="panel text-muted">{itemListTexts.empty[kind]}</p>
  }
  return (
    <>
      <search className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label={itemListTexts.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={choice.search}
              onChange={(event) => list.choose({ search: event.target.value })}
            />
          )}
        </Field>
        <Field label={itemListTexts.statusLabel}>
          {(control) => (
            <select
              {...control}
              value={choice.status}
              onChange={(event) => {
                const status = STATUS_FILTERS.find((each) => each === event.target.value)
                list.choose({ status: status ?? 'all' })
              }}
            >
              {STATUS_FILTERS.map((status) => (
                <option key={status} value={status}>
                  {itemListTexts.statuses[status]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={itemListTexts.orderLabel}>
          {(control) => (
            <select
              {...control}
              value={choice.order}
              onChange={(event) => {
                const order = LIST_ORDERS.find((each) => each === event.target.value)
                list.choose({ order: order ?? 'newest' })
              }}
            >
              {LIST_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {itemListTexts.orders[order]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <p role="status" className="text-sm text-muted">
        {panelTexts.found(chosen.total)}
      </p>
      {chosen.total === 0 ? (
        <div className="panel flex flex-col items-start gap-4">
          <p>{panelTexts.nothingFound}</p>
          <Button quiet onClick={() => list.choose(FIRST_CHOICE)}>
            {panelTexts.showAll}
          </Button>
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {chosen.items.map((item) => (
            <li key={item.id}>
              <Item
                kind={kind}
                item={item}
                deleting={deleting === item.id}
                onRemove={() =>
                  void list.remove(item).then((gone) => {
                    if (!gone) return
                    onMoved()
                    onRemoved()
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={chosen.page}
        pages={chosen.pages}
        onChoose={(page) => {
          list.choose({ page })
          onMoved()
        }}
      />
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ItemKind } from '#src/core/items.ts'
import { createDeletedItems } from './deleted-items.ts'
import {
  chooseItems,
  createItemList,
  FIRST_CHOICE,
  ITEM_SORTS,
  STATUS_FILTERS,
  type ItemList,
  type ListChoice,
} from './item-list.ts'
import { listedKind, type ItemRow } from './listed-kinds.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { itemListTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { NothingFound, SelectField, Pagination } from '#src/panel/frame/controls.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { SearchAndFilters } from '#src/panel/kit/filters.tsx'
import { keepChoice } from '#src/panel/kit/left-list.ts'
import { Deleted } from './Deleted.tsx'
import { Item } from './Item.tsx'
import { UnfinishedTexts } from './UnfinishedTexts.tsx'

interface ItemsProps {
  kind: ItemKind
  /** Copies an item. Without it, rows have no copy button. */
  onCopy?: (id: string) => void
}

/** Lists all items of a kind. */
export function Items({ kind, onCopy }: ItemsProps) {
  const [{ list, deleted }] = useState(() => {
    const onRestore = (id: string) => void deleted.restoreItem(id)
    const list = createItemList({ kind: listedKind(kind), onRestore })
    keepChoice(list.$arrangement)
    const deleted = createDeletedItems(kind, () => void list.load())
    return { list, deleted }
  })
  const state = useStore(list.$state)
  const choice = useStore(list.$arrangement)
  // Deferred, so that a long list does not delay typing in the search field.
  const deferred = useDeferredValue(choice)
  const items = state.step === 'loaded' ? state.page.items : NONE
  const chosen = useMemo(() => chooseItems(items, deferred), [items, deferred])
  return (
    <div className="flex flex-col gap-6">
      <ListFrame
        list={list}
        id="sarasas"
        title={itemListTexts.headings[kind]}
        action={
          <Button onClick={() => void panel.go({ screen: 'form', kind, id: null })}>
            {itemListTexts.create[kind]}
          </Button>
        }
        controls={<UnfinishedTexts kind={kind} />}
        skeletons={{ count: 5, height: 'h-24' }}
        empty={itemListTexts.empty[kind]}
        found={() => panelTexts.found(chosen.total)}
      >
        {(page, focusHeading) => (
          <Loaded
            kind={kind}
            list={list}
            items={page.items}
            choice={choice}
            chosen={chosen}
            onMoved={focusHeading}
            onRemoved={deleted.refresh}
            onCopy={onCopy}
          />
        )}
      </ListFrame>
      <Deleted deleted={deleted} />
    </div>
  )
}

/** Items while the list loads. */
const NONE: ItemRow[] = []

interface LoadedProps extends Pick<ItemsProps, 'kind'> {
  onCopy: ItemsProps['onCopy']
  list: ItemList<ItemRow>
  items: readonly ItemRow[]
  choice: ListChoice
  /** Items that the choice shows. */
  chosen: ReturnType<typeof chooseItems<ItemRow>>
  /** Called after another page is shown, to move the focus. */
  onMoved: () => void
  onRemoved: () => Promise<void>
}

function Loaded(props: LoadedProps) {
  const { kind, list, items, choice, chosen, onMoved, onRemoved, onCopy } = props
  const saved = useStore(panel.$saved)
  const justSaved = items.find(({ id }) => id === saved?.id)

  return (
    <>
      <SearchAndFilters
        label={itemListTexts.search}
        placeholder={itemListTexts.searchFor}
        value={choice.search}
        onType={(search) => list.arrange({ search })}
        chosen={
          Number(choice.status !== FIRST_CHOICE.status) + Number(choice.sort !== FIRST_CHOICE.sort)
        }
      >
        <SelectField
          label={itemListTexts.statusLabel}
          value={choice.status}
          options={STATUS_FILTERS}
          textOf={(status) => itemListTexts.statuses[status]}
          onChoose={(status) => list.arrange({ status })}
        />
        <SelectField
          label={itemListTexts.sortLabel}
          value={choice.sort}
          options={ITEM_SORTS}
          textOf={(sort) => itemListTexts.sorts[sort]}
          onChoose={(sort) => list.arrange({ sort })}
        />
      </SearchAndFilters>
      {justSaved === undefined ? null : (
        <p className="text-sm text-muted">
          {itemListTexts.justSaved}{' '}
          <PanelLink to={{ screen: 'form', kind, id: justSaved.id }} className="link py-2.5">
            {justSaved.title}
          </PanelLink>
        </p>
      )}
      {chosen.total === 0 ? (
        <NothingFound onShowAll={() => list.arrange(FIRST_CHOICE)} />
      ) : (
        <ul className="card divide-y divide-line">
          {chosen.items.map((item) => (
            <li key={item.id}>
              <Item
                kind={kind}
                item={item}
                list={list}
                onCopy={onCopy}
                onGone={() => void onRemoved()}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={chosen.page}
        pages={chosen.pages}
        onChoose={(page) => {
          list.arrange({ page })
          onMoved()
        }}
      />
    </>
  )
}

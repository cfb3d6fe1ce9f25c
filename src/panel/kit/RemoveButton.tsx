import { useStore } from '@nanostores/react'
import { Button } from '#src/ui/Button.tsx'
import { restoreFocus } from '../frame/lost-focus.ts'
import { panelTexts } from '../frame/texts.ts'
import type { ListPage, PagedList } from './paged-list.ts'

interface RemoveButtonProps<Item extends { id: string }> {
  list: Pick<PagedList<ListPage<Item>>, '$deleting' | 'nameOf' | 'remove'>
  item: Item
  /** Called after the item was removed. */
  onGone?: () => void
}

/**
 * Renders a button that deletes an item after a question; nothing if items of the list cannot be deleted. The focus goes
 * to the row beside, so that the list stays where it is.
 */
export function RemoveButton<Item extends { id: string }>({
  list,
  item,
  onGone,
}: RemoveButtonProps<Item>) {
  const deleting = useStore(list.$deleting) === item.id
  if (list.nameOf === undefined) return null
  return (
    <Button
      quiet
      dangerous
      busy={deleting}
      aria-label={panelTexts.itemLabel(panelTexts.remove, list.nameOf(item))}
      onClick={({ currentTarget }) => {
        const row = currentTarget.closest('li')
        const beside = row?.nextElementSibling ?? row?.previousElementSibling
        void list.remove(item).then((isGone) => {
          if (!isGone) return
          const taking = beside?.querySelector<HTMLElement>('a, button') ?? null
          restoreFocus(taking, { preventScroll: true })
          onGone?.()
        })
      }}
    >
      {deleting ? panelTexts.removing : panelTexts.remove}
    </Button>
  )
}

import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { type ItemList, statusOf } from './item-list.ts'
import type { ItemRow } from './listed-kinds.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { itemListTexts } from './texts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'

interface ItemProps {
  kind: ItemKind
  item: ItemRow
  list: ItemList<ItemRow>
  onCopy: ((id: string) => void) | undefined
  /** Called after deletion, to move the focus from the removed button. */
  onGone: () => void
}

/** Renders one article, page or quiz of a list (specification, section 2). */
export function Item({ kind, item, list, onCopy, onGone }: ItemProps) {
  const status = statusOf(item)
  const path = itemPath(kind, item.slug)
  const facts = [
    typeof item.publishAt === 'string'
      ? itemListTexts.publishOn(formatMinute(item.publishAt))
      : null,
    itemListTexts.createdOn(formatDay(item.createdAt)),
    kind === 'post' ? null : shownAddress(kind, item.slug),
    item.category,
    item.readingTime === null ? null : itemListTexts.readingTime(item.readingTime),
    item.questionCount === null ? null : itemListTexts.questionCount(item.questionCount),
  ].filter((fact) => fact !== null)
  // On a phone, three buttons fill a row, so the link is beside the title.
  const hasCorner = status === 'published' && onCopy !== undefined
  return (
    <article className="card relative gap-2 p-4 sm:p-5 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className={`line-clamp-2 font-sans text-lg ${hasCorner ? 'max-sm:mr-14' : ''}`.trim()}>
          {item.title}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <StatusBadge status={status} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="line-clamp-1 text-sm sm:line-clamp-2">{item.summary}</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 max-sm:gap-x-2 max-sm:text-sm max-sm:[&_.button-quiet]:px-2.5">
        {status === 'published' ? (
          <a
            href={path}
            className={`link px-1 py-3 text-sm ${hasCorner ? 'max-sm:absolute max-sm:top-2 max-sm:right-3' : 'max-sm:order-last'}`}
            aria-label={panelTexts.itemLabel(itemListTexts.open, item.title)}
          >
            <span className="sm:hidden">{itemListTexts.openShort}</span>
            <span className="max-sm:hidden">{itemListTexts.open}</span>
          </a>
        ) : null}
        <PanelLink
          to={{ screen: 'form', kind, id: item.id }}
          label={panelTexts.itemLabel(itemListTexts.edit, item.title)}
          className="button-quiet"
        >
          {itemListTexts.edit}
        </PanelLink>
        {onCopy === undefined ? null : (
          <Button
            quiet
            aria-label={panelTexts.itemLabel(itemListTexts.copy, item.title)}
            onClick={() => onCopy(item.id)}
          >
            {itemListTexts.copy}
          </Button>
        )}
        <RemoveButton list={list} item={item} onGone={onGone} />
      </div>
    </article>
  )
}

/** Returns the path to show for an item (specification, section 2). A quiz is shown without its folder. */
function shownAddress(kind: ItemKind, slug: string): string {
  return kind === 'quiz' ? `/${slug}` : itemPath(kind, slug)
}

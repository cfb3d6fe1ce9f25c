import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { type ItemList, statusOf } from './item-list.ts'
import type { ItemRow } from './listed-kinds.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { itemListTexts } from './texts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
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

/** Classes of a row: columns for title with summary, facts and buttons; lines on a phone. */
const ROW = 'flex flex-col px-3 pt-2 pb-0.5 sm:px-5 lg:grid lg:items-center lg:gap-x-6 lg:py-1.5'

/** Classes of the buttons. Only the first has an edge, on a phone none has; deleting stays quiet until it is chosen. */
const ACTS =
  'flex flex-wrap items-center gap-x-2 max-lg:order-2 max-sm:-mx-2 max-sm:-my-1.5 max-sm:text-sm max-sm:[&_.button-quiet]:border-transparent max-sm:[&_.button-quiet]:px-2 [&_button]:border-transparent [&_button]:px-2 [&_.button-danger:not(:hover,:focus-visible)]:text-muted'

/** Renders one article, page or quiz of a list (specification, section 2). */
export function Item({ kind, item, list, onCopy, onGone }: ItemProps) {
  const status = statusOf(item)
  const path = itemPath(kind, item.slug)
  const facts = [
    typeof item.publishAt === 'string'
      ? itemListTexts.publishOn(formatMinute(item.publishAt))
      : null,
    kind === 'post' ? null : shownAddress(kind, item.slug),
    item.category,
  ].filter((fact) => fact !== null)
  return (
    <article
      className={`${ROW} ${onCopy === undefined ? 'lg:grid-cols-[minmax(0,1fr)_17rem_17rem]' : 'lg:grid-cols-[minmax(0,1fr)_17rem_22rem]'}`}
    >
      <div className="flex min-w-0 flex-col max-lg:contents">
        <h3 className="line-clamp-2 font-sans text-base leading-snug sm:text-lg">{item.title}</h3>
        <p className="line-clamp-1 text-sm max-lg:order-1 max-sm:leading-snug">{item.summary}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-muted max-sm:gap-x-2 max-sm:text-[0.75rem] max-sm:[&>.badge]:px-2 max-sm:[&>.badge]:text-[0.75rem]">
        <StatusBadge status={status} />
        {facts.map((fact) => (
          <span key={fact}>{wholeDays(fact)}</span>
        ))}
        <Length item={item} />
        <span>
          <span className="max-sm:sr-only">{itemListTexts.created}</span>{' '}
          {wholeDays(formatDay(item.createdAt))}
        </span>
      </p>
      <div className={ACTS}>
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
        {status === 'published' ? (
          <a
            href={path}
            className="link inline-flex min-h-11 items-center px-1 text-sm"
            aria-label={panelTexts.itemLabel(itemListTexts.open, item.title)}
          >
            {itemListTexts.openShort}
          </a>
        ) : null}
        <span className="ml-auto">
          <RemoveButton list={list} item={item} onGone={onGone} />
        </span>
      </div>
    </article>
  )
}

/** Shows the reading time of an article and the number of questions of a quiz, in short on a phone. */
function Length({ item: { readingTime, questionCount } }: { item: ItemRow }) {
  if (questionCount !== null)
    return <span className="max-sm:sr-only">{itemListTexts.questionCount(questionCount)}</span>
  if (readingTime === null) return null
  return (
    <span>
      {itemListTexts.minutes(readingTime)}{' '}
      <span className="max-sm:sr-only">{itemListTexts.ofReading}</span>
    </span>
  )
}

/** Returns the path to show for an item (specification, section 2). A quiz is shown without its folder. */
function shownAddress(kind: ItemKind, slug: string): string {
  return kind === 'quiz' ? `/${slug}` : itemPath(kind, slug)
}

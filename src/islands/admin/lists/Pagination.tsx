import { itemListTexts } from '#src/texts/item-lists.ts'
import { Button } from '../../ui/Button.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onChoose: (page: number) => void
}

/** The way through the pages of a list; nothing when there is one page only. */
export function Pagination({ page, pages, onChoose }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label={itemListTexts.pagesLabel}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <Button quiet disabled={page === 1} onClick={() => onChoose(page - 1)}>
        {itemListTexts.previous}
      </Button>
      <p className="text-sm text-muted">{itemListTexts.page(page, pages)}</p>
      <Button quiet disabled={page === pages} onClick={() => onChoose(page + 1)}>
        {itemListTexts.next}
      </Button>
    </nav>
  )
}

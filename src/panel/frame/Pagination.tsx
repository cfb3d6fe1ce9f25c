import { panelTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'

interface PaginationProps {
  page: number
  pages: number
  onChoose: (page: number) => void
}

/** Renders nothing for a single page. */
export function Pagination({ page, pages, onChoose }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label={panelTexts.pagesLabel}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <Button quiet disabled={page === 1} onClick={() => onChoose(page - 1)}>
        {panelTexts.previous}
      </Button>
      <p className="text-sm text-muted">{panelTexts.page(page, pages)}</p>
      <Button quiet disabled={page === pages} onClick={() => onChoose(page + 1)}>
        {panelTexts.next}
      </Button>
    </nav>
  )
}

import { itemFormTexts } from './texts.ts'

/** Shows the status of an item. */
export function StatusBadge({ status }: { status: keyof typeof itemFormTexts.statuses }) {
  return (
    <span className={`badge shrink-0 ${status === 'published' ? '' : 'badge-clay'}`}>
      {itemFormTexts.statuses[status]}
    </span>
  )
}

import { itemFormTexts } from './texts.ts'

/** Shows the status of an item. A draft is no fault, so it stays quiet. */
export function StatusBadge({ status }: { status: keyof typeof itemFormTexts.statuses }) {
  return (
    <span className={`badge shrink-0 ${status === 'published' ? '' : 'bg-sand text-muted'}`}>
      {itemFormTexts.statuses[status]}
    </span>
  )
}

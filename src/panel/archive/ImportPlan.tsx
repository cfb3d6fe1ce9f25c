import type { ItemKind } from '#src/domain/items.ts'
import type { ImportPlan as Plan } from './content-import.ts'
import { contentTransferTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Faults } from './Faults.tsx'

interface ImportPlanProps {
  name: string
  plan: Plan
  onStart: () => void
}

/** What an archive would bring, before anything is stored. */
export function ImportPlan({ name, plan, onStart }: ImportPlanProps) {
  const { items, images, faults } = plan
  const total = items.length + images.length
  const counts = { post: 0, page: 0, quiz: 0, image: images.length }
  for (const { kind } of items) counts[kind] += 1
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <h4 className="text-lg font-semibold break-words">
        {contentTransferTexts.planHeading(name)}
      </h4>
      <p role="status">
        {total === 0 ? contentTransferTexts.planEmpty : contentTransferTexts.counts(counts)}
      </p>
      <Faults faults={faults} />
      {total > 0 ? (
        <>
          <p className="max-w-prose text-muted">{contentTransferTexts.planNote}</p>
          <Button onClick={onStart}>{contentTransferTexts.importStart(total)}</Button>
        </>
      ) : null}
      {total > 0 ? (
        <ul className="flex w-full flex-col divide-y divide-line">
          {items.map((item) => (
            <Entry key={item.id} {...item} />
          ))}
          {images.map(({ name: image, known }) => (
            <Entry key={image} kind="image" title={image} known={known} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface EntryProps {
  kind: ItemKind | 'image'
  title: string
  draft?: boolean
  /** Whether the site has it already. */
  known: boolean
}

function Entry({ kind, title, draft = false, known }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="text-sm text-muted sm:w-24">{contentTransferTexts.kinds[kind]}</span>
      <span className="min-w-0 grow font-semibold break-words">{title}</span>
      {draft ? <span className="badge">{contentTransferTexts.planDraft}</span> : null}
      <span className={`badge ${known ? 'badge-clay' : ''}`}>
        {known ? contentTransferTexts.planKnown : contentTransferTexts.planNew}
      </span>
    </li>
  )
}

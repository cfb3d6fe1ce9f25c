import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { panel, type SavedItem } from '#src/panel/frame/panel.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { FormHeading } from '#src/panel/kit/FormFrame.tsx'
import { formTexts } from '#src/panel/kit/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { statusOf } from './item-list.ts'
import { PreviewLinkButton } from './PreviewLinkButton.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { itemListTexts, savedTexts } from './texts.ts'

/** Shows the title of the item that was just saved, whether visitors can see it, and what to do next. */
export function SavedCard() {
  const item = useStore(panel.$saved)
  if (item === null) return null
  const { kind, id, title } = item
  const status = statusOf(item)
  const path = itemPath(kind, item.slug)
  const { toList, missing } = formTexts
  return (
    <div className="panel flex flex-col gap-5">
      <FormHeading texts={{ list: { screen: 'list', kind }, toList, missing }}>
        {savedTexts.heading(title)}
      </FormHeading>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <StatusBadge status={status} />
        <span className="wrap-anywhere">
          {wholeDays(sentenceOf(item))} <strong>{path}</strong>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {status === 'published' ? (
          <a href={path} target="_blank" rel="noopener" className="button">
            {savedTexts.view}
          </a>
        ) : null}
        <PanelLink
          to={{ screen: 'form', kind, id }}
          className={status === 'published' ? 'button-quiet' : 'button'}
        >
          {formTexts.editOn}
        </PanelLink>
        {status === 'published' ? null : (
          <PreviewLinkButton kind={kind} id={id}>
            {savedTexts.view}
          </PreviewLinkButton>
        )}
        <Button quiet onClick={() => void panel.go({ screen: 'form', kind, id: null })}>
          {itemListTexts.create[kind]}
        </Button>
      </div>
    </div>
  )
}

/** Returns the sentence that says who can see the item. */
function sentenceOf({ published, publishAt }: SavedItem): string {
  if (published) return savedTexts.published
  return publishAt === null ? savedTexts.unpublished : savedTexts.scheduled(formatMinute(publishAt))
}

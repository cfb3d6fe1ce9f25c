import type { AiPart } from '../generated.ts'
import { aiTexts } from '#src/features/images/texts.ts'

/** Shows that the picture or the text of an item was made by AI, if the owner has chosen to show that. */
export function AiCaption({
  item,
  part,
}: {
  item: { aiCaptions?: readonly AiPart[] | undefined }
  part: AiPart
}) {
  if (item.aiCaptions?.includes(part) !== true) return null
  return (
    <p
      data-pagefind-ignore=""
      className={`text-sm text-muted ${part === 'image' ? '-mt-4 mb-5' : 'mt-8'}`}
    >
      {aiTexts[part]}
    </p>
  )
}

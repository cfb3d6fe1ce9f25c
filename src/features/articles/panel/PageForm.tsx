import { articleFormTexts } from './texts.ts'
import { ItemFrame } from '#src/features/publishing/panel/ItemFrame.tsx'
import { useItemForm } from '#src/features/publishing/panel/use-item-form.tsx'
import { useGeneratedImage } from './use-generated-image.tsx'
import { PublishingLink } from './MissingFields.tsx'
import { PostText } from './PostText.tsx'
import { PublishingPart } from './PublishingPart.tsx'
import { pageKind } from './post-values.ts'

/**
 * Shows the form of a static page. Fields that it does not show keep their stored values (specification, section 2).
 */
export function PageForm({ id, text }: { id: string | null; text: string | undefined }) {
  const item = useItemForm(pageKind, id, text)
  const { form } = item
  const image = useGeneratedImage(form, 'page')

  return (
    <ItemFrame
      item={item}
      beside={<PublishingLink form={form} kept={item.$kept} kind={pageKind} />}
    >
      <div className="writing">
        <PostText form={form} kind="page" />
        <PublishingPart form={form} kind={pageKind} id={id} image={image}>
          <p className="text-sm text-muted">{articleFormTexts.pageNote}</p>
        </PublishingPart>
      </div>
    </ItemFrame>
  )
}

import { LIMITS } from '#src/core/fields.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import { articleFormTexts } from './texts.ts'
import { ItemFrame } from '#src/features/publishing/panel/ItemFrame.tsx'
import { useItemForm } from '#src/features/publishing/panel/use-item-form.tsx'
import { useGeneratedImage } from './use-generated-image.tsx'
import { FormPart } from '#src/panel/kit/FormFrame.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { PostText } from './PostText.tsx'
import { pageKind } from './post-values.ts'
import { ReadFirst } from './ReadFirst.tsx'
import { SeoBlock } from './SeoBlock.tsx'
import { StatusFields } from '#src/features/publishing/panel/StatusFields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'

/** Shows the form of a static page; fields that it does not show stay as stored (specification, section 2). */
export function PageForm({ id, text }: { id: string | null; text: string | undefined }) {
  const item = useItemForm(pageKind, id, text)
  const { form } = item
  const image = useGeneratedImage(form, 'page')

  return (
    <ItemFrame item={item}>
      <p className="max-w-3xl text-sm text-muted">{articleFormTexts.pageNote}</p>
      <FormPart heading={articleFormTexts.textPart}>
        <TextField form={form} name="title" label={articleFormTexts.title} maximum={LIMITS.title} />
        <PostText form={form} kind="page" id={id} />
      </FormPart>
      <FormPart heading={imageBlockTexts.heading}>
        <ImageBlock form={form} kind="page" generated={image} />
      </FormPart>
      <FormPart heading={seoBlockTexts.heading}>
        <SeoBlock form={form} kind="page" />
      </FormPart>
      <FormPart heading={articleFormTexts.publishingPart}>
        <StatusFields form={form} />
        <ReadFirst form={form} />
      </FormPart>
    </ItemFrame>
  )
}

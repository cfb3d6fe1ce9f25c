import type { ReactNode } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { SlugField } from '#src/features/publishing/panel/SlugField.tsx'
import { StatusFields } from '#src/features/publishing/panel/StatusFields.tsx'
import { FormPart } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { MissingFields } from './MissingFields.tsx'
import type { PostForm } from './post-form.tsx'
import type { PostKind } from './post-values.ts'
import { ReadFirst } from './ReadFirst.tsx'
import { SeoBlock } from './SeoBlock.tsx'
import { articleFormTexts } from './texts.ts'
import type { GeneratedImage } from './use-generated-image.tsx'

interface PublishingPartProps {
  form: PostForm
  kind: PostKind
  /** Id of the item; null for a new one. */
  id: string | null
  image: GeneratedImage
  /** Fields of this kind of item. */
  children: ReactNode
}

/** Shows every field of an article or page except title and text. It is beside the text, on a phone below the text. */
export function PublishingPart({ form, kind, id, image, children }: PublishingPartProps) {
  return (
    <div className="publishing">
      <FormPart heading={articleFormTexts.publishingPart}>
        <MissingFields form={form} kind={kind} />
        <StatusFields form={form} />
        <ReadFirst form={form} />
        <TextField
          form={form}
          name="excerpt"
          label={articleFormTexts.excerpt}
          hint={articleFormTexts.excerptHint}
          maximum={LIMITS.excerpt}
          rows={3}
        />
        {children}
        <SlugField form={form} kind={kind.kind} id={id} />
      </FormPart>
      <FormPart heading={imageBlockTexts.heading}>
        <ImageBlock form={form} kind={kind.kind} generated={image} />
      </FormPart>
      <SeoBlock form={form} kind={kind.kind} />
    </div>
  )
}

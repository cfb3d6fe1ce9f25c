import { LIMITS } from '#src/contracts/fields.ts'
import { articleFormTexts } from './texts.ts'
import { FormFrame } from '../items/FormFrame.tsx'
import { useItemForm } from '../items/use-item-form.tsx'
import { FormPart } from './FormPart.tsx'
import { PostText } from './PostText.tsx'
import { pageKind } from './post-kinds.ts'
import { StatusFields } from '../items/StatusFields.tsx'
import { TextField } from '../items/TextField.tsx'

/** The form of a static page; fields that it does not show stay as stored (specification, section 2). */
export function PageForm({ id }: { id: string | null }) {
  const item = useItemForm(pageKind, id)
  const { form } = item

  return (
    <FormFrame item={item}>
      <p className="rounded-2xl bg-mist px-5 py-4">{articleFormTexts.pageNote}</p>
      <FormPart heading={articleFormTexts.textPart}>
        <TextField form={form} name="title" label={articleFormTexts.title} maximum={LIMITS.title} />
        <PostText form={form} kind="page" id={id} />
      </FormPart>
      <FormPart heading={articleFormTexts.publishingPart}>
        <StatusFields form={form} />
      </FormPart>
    </FormFrame>
  )
}

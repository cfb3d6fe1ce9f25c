import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import type { PostType } from '#src/core/items.ts'
import { META_DESCRIPTION_MAX, SEO_TITLE_INPUT_MAX } from '#src/core/seo-limits.ts'
import { createSeoAssistant, type SeoField } from './seo-assistant.ts'
import { DEFAULT_CATEGORY } from './image-assistant.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { listed } from './post-values.ts'
import { useDebouncedValues } from './editor/use-debounced-values.tsx'
import type { PostForm } from './post-form.tsx'
import { SearchResult, SeoSuggestions } from './SeoSuggestions.tsx'
import { FoldedPart } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'

const NAMES: Record<SeoField, string> = {
  seoTitle: seoBlockTexts.seoTitle,
  metaDescription: seoBlockTexts.metaDescription,
  focusKeyword: seoBlockTexts.focusKeyword,
  metaKeywords: seoBlockTexts.keywords,
  imageAltText: imageBlockTexts.alt,
}

/** Fields that this collapsible part contains. An error in one of them opens the part. */
const FIELDS = ['metaDescription', 'focusKeyword', 'metaKeywords', 'seoTitle', 'canonicalUrl']

/** Shows the fields for search engines, suggestions for them, and a preview of the search result. */
export function SeoBlock({ form, kind }: { form: PostForm; kind: PostType }) {
  const [assistant] = useState(() => createSeoAssistant())
  useCancelOnLeave(assistant.close)
  const state = useStore(assistant.$state)
  const asking = state.step === 'asking'

  function suggest(): void {
    const { title, excerpt, content, category, tags, imageUrl } = form.getValues()
    void assistant.suggest({
      title,
      excerpt,
      content,
      category: kind === 'page' ? DEFAULT_CATEGORY : category,
      tags: listed(tags),
      imageUrl: imageUrl.trim() === '' ? null : imageUrl.trim(),
      type: kind,
    })
  }

  const target = {
    names: NAMES,
    read: (field: SeoField) => form.getValues(field),
    write: (field: SeoField, value: string) =>
      form.setValue(field, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }),
  }

  return (
    <FoldedPart heading={seoBlockTexts.heading} fields={FIELDS}>
      <div className="flex flex-wrap gap-3">
        <Button quiet busy={asking} onClick={suggest}>
          {asking ? seoBlockTexts.suggestingSeo : seoBlockTexts.suggestSeo}
        </Button>
        {asking ? (
          <Button quiet onClick={assistant.close}>
            {panelTexts.stop}
          </Button>
        ) : null}
      </div>
      {state.step === 'open' ? (
        <SeoSuggestions
          suggestions={state.suggestions}
          names={NAMES}
          form={form}
          kind={kind}
          onApply={(chosen) => void assistant.apply(chosen, target)}
          onClose={assistant.close}
        />
      ) : null}
      <div>
        <TextField
          form={form}
          name="metaDescription"
          label={seoBlockTexts.metaDescription}
          hint={seoBlockTexts.metaDescriptionHint}
          maximum={META_DESCRIPTION_MAX}
          rows={3}
        />
        <Length
          form={form}
          name="metaDescription"
          maximum={META_DESCRIPTION_MAX}
          fits={seoBlockTexts.fits}
        />
      </div>
      <div className="grid gap-5 @xl:grid-cols-2">
        <TextField
          form={form}
          name="focusKeyword"
          label={seoBlockTexts.focusKeyword}
          maximum={LIMITS.keyword}
        />
        <TextField
          form={form}
          name="metaKeywords"
          label={seoBlockTexts.keywords}
          hint={seoBlockTexts.keywordsHint}
        />
      </div>
      <div>
        <TextField
          form={form}
          name="seoTitle"
          label={seoBlockTexts.seoTitle}
          hint={seoBlockTexts.seoTitleHint}
          maximum={SEO_TITLE_INPUT_MAX}
        />
        <Length form={form} name="seoTitle" maximum={SEO_TITLE_INPUT_MAX} />
      </div>
      <TextField
        form={form}
        name="canonicalUrl"
        label={seoBlockTexts.canonical}
        hint={seoBlockTexts.canonicalHint}
        maximum={LIMITS.address}
        inputMode="url"
      />
      <FormResult form={form} kind={kind} />
    </FoldedPart>
  )
}

/** Shows the length of a text, and whether it is too long (specification, section 5). */
function Length({
  form,
  name,
  maximum,
  fits = '',
}: {
  form: PostForm
  name: 'metaDescription' | 'seoTitle'
  maximum: number
  fits?: string
}) {
  const { length } = useWatch({ control: form.control, name }).trim()
  if (length === 0) return null
  const isTooLong = length > maximum
  return (
    <p className="mt-1 flex gap-3 text-sm text-muted tabular-nums">
      <span>{seoBlockTexts.count(length, maximum)}</span>
      <span role="status" className={isTooLong ? 'text-danger' : 'text-forest'}>
        {isTooLong ? seoBlockTexts.tooLong : fits}
      </span>
    </p>
  )
}

function FormResult({ form, kind }: { form: PostForm; kind: PostType }) {
  const values = useDebouncedValues(form, 200)
  return <SearchResult heading={seoBlockTexts.resultTitle} kind={kind} values={values} />
}

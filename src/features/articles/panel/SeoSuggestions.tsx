import { useWatch } from 'react-hook-form'
import type { PostType } from '#src/core/items.ts'
import { documentTitle, itemPath } from '#src/features/search/seo.ts'
import { brand } from '#src/core/brand-texts.ts'
import type { SeoField, SeoSuggestion } from './seo-assistant.ts'
import { seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import type { PostForm } from './post-form.tsx'
import type { PostFormValues } from './post-values.ts'

interface SeoSuggestionsProps {
  suggestions: readonly SeoSuggestion[]
  names: Readonly<Record<SeoField, string>>
  form: PostForm
  kind: PostType
  onApply: (chosen: readonly SeoSuggestion[]) => void
  onClose: () => void
}

/** Shows suggestions, to be applied one by one or all at once, and the resulting preview of the search result. */
export function SeoSuggestions({
  suggestions,
  names,
  form,
  kind,
  onApply,
  onClose,
}: SeoSuggestionsProps) {
  const values = useWatch({ control: form.control, name: fieldsOf(suggestions) })
  const { title, slug, excerpt } = form.getValues()
  const suggested = (field: SeoField) =>
    suggestions.find((suggestion) => suggestion.field === field)?.value ?? ''
  return (
    <section
      aria-label={seoBlockTexts.suggestionsTitle}
      className="flex flex-col gap-5 rounded-2xl bg-mist p-5"
    >
      <h4 className="subheading">{seoBlockTexts.suggestionsTitle}</h4>
      <SearchResult
        heading={seoBlockTexts.suggestedResult}
        kind={kind}
        values={{
          title,
          slug,
          excerpt,
          seoTitle: suggested('seoTitle'),
          metaDescription: suggested('metaDescription'),
        }}
      />
      <ul className="flex flex-col gap-4">
        {suggestions.map((suggestion, index) => {
          const { field, value } = suggestion
          const isApplied = values[index] === value
          return (
            <li key={field} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-60 grow basis-0">
                <p className="text-sm font-semibold">{names[field]}</p>
                <p>{value}</p>
              </div>
              <Button
                quiet
                aria-disabled={isApplied}
                aria-label={
                  isApplied
                    ? seoBlockTexts.appliedField(names[field])
                    : seoBlockTexts.applyField(names[field])
                }
                onClick={() => onApply([suggestion])}
              >
                {isApplied ? seoBlockTexts.applied : seoBlockTexts.apply}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button quiet onClick={() => onApply(suggestions)}>
          {seoBlockTexts.applyAll}
        </Button>
        <Button quiet onClick={onClose}>
          {seoBlockTexts.closeSuggestions}
        </Button>
      </div>
    </section>
  )
}

const fieldsOf = (suggestions: readonly SeoSuggestion[]) => suggestions.map(({ field }) => field)

export function SearchResult({
  heading,
  kind,
  values: { title, slug, excerpt, seoTitle, metaDescription },
}: {
  heading: string
  kind: PostType
  values: Pick<PostFormValues, 'title' | 'slug' | 'excerpt' | 'seoTitle' | 'metaDescription'>
}) {
  const shownTitle = seoTitle.trim() || title.trim() || seoBlockTexts.resultUntitled
  return (
    <section aria-label={heading} className="rounded-2xl border border-line bg-raised p-5">
      <p className="mb-2 text-sm font-semibold text-muted">{heading}</p>
      <p className="truncate text-sm text-muted">{location.host + itemPath(kind, slug)}</p>
      <p className="line-clamp-2 text-lg font-semibold text-forest">
        {documentTitle(shownTitle, { name: brand.name })}
      </p>
      <p className="line-clamp-3 text-sm">
        {metaDescription.trim() || excerpt.trim() || seoBlockTexts.resultUndescribed}
      </p>
    </section>
  )
}

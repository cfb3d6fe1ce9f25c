import { documentTitle, itemPath } from '#src/domain/seo.ts'
import { brand } from '#src/texts/brand.ts'
import { seoBlockTexts } from '../items/texts.ts'
import type { PostValues } from './post-values.ts'

/** How search engines would show an article. */
export function SearchResult({
  heading,
  values: { title, slug, excerpt, seoTitle, metaDescription },
}: {
  heading: string
  values: Pick<PostValues, 'title' | 'slug' | 'excerpt' | 'seoTitle' | 'metaDescription'>
}) {
  const shownTitle = seoTitle.trim() || title.trim() || seoBlockTexts.resultUntitled
  return (
    <section aria-label={heading} className="rounded-2xl border border-line bg-raised p-5">
      <p className="mb-2 text-sm font-semibold text-muted">{heading}</p>
      <p className="truncate text-sm text-muted">{location.host + itemPath('post', slug)}</p>
      <p className="line-clamp-2 text-lg font-semibold text-forest">
        {documentTitle(shownTitle, { name: brand.name })}
      </p>
      <p className="line-clamp-3 text-sm">
        {metaDescription.trim() || excerpt.trim() || seoBlockTexts.resultUndescribed}
      </p>
    </section>
  )
}

import type { AdminPost } from '#src/contracts/posts.ts'
import type { Version } from '#src/contracts/versions.ts'
import type { PostType } from '#src/domain/articles.ts'
import { imageBlockTexts } from '#src/texts/image-block.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { seoBlockTexts } from '#src/texts/seo-block.ts'
import type { ItemForm } from '../item-form.ts'
import { ConflictView } from './ConflictView.tsx'
import type { FieldRow } from './Differences.tsx'
import { ItemTools } from './ItemTools.tsx'
import { EMPTY_POST, toPostValues, type PostValues } from './post-form.ts'

type PostItemForm = ItemForm<PostValues, AdminPost>

/** The fields in the order of the form; `canonicalUrl` is on no form. */
const LABELS: readonly (readonly [Exclude<keyof PostValues, 'canonicalUrl'>, string])[] = [
  ['title', postFormTexts.title],
  ['slug', postFormTexts.slug],
  ['excerpt', postFormTexts.excerpt],
  ['content', postFormTexts.content],
  ['imageUrl', imageBlockTexts.address],
  ['imageAltText', imageBlockTexts.alt],
  ['metaDescription', seoBlockTexts.metaDescription],
  ['focusKeyword', seoBlockTexts.focusKeyword],
  ['metaKeywords', seoBlockTexts.keywords],
  ['seoTitle', seoBlockTexts.seoTitle],
  ['category', postFormTexts.category],
  ['readingTime', postFormTexts.readingTime],
  ['tags', postFormTexts.tags],
  ['status', postFormTexts.status],
  ['publishAt', postFormTexts.publishAt],
]

function rowsOf(mine: PostValues, theirs: PostValues): FieldRow[] {
  return LABELS.map(([name, label]) =>
    name === 'status'
      ? {
          label,
          mine: postFormTexts.statuses[mine.status],
          theirs: postFormTexts.statuses[theirs.status],
        }
      : { label, mine: mine[name], theirs: theirs[name] },
  )
}

/** What differs between the form and an article or page that was saved meanwhile. */
export function PostConflict({
  item,
  mine,
  theirs,
}: {
  item: PostItemForm
  mine: PostValues
  theirs: AdminPost
}) {
  return (
    <ConflictView
      rows={rowsOf(mine, toPostValues(theirs))}
      onKeepMine={item.keepMine}
      onTakeTheirs={item.takeTheirs}
      onLater={item.postpone}
    />
  )
}

/** Earlier versions and the preview link of a stored article or page; nothing for a new one. */
export function PostTools({
  kind,
  id,
  item,
}: {
  kind: PostType
  id: string | null
  item: PostItemForm
}) {
  return <ItemTools kind={kind} id={id} item={item} valuesOf={valuesOf} rowsOf={rowsOf} />
}

/** What a version puts into the form. */
function valuesOf(version: Version): PostValues {
  return version.kind === 'quiz' ? EMPTY_POST : toPostValues(version.item)
}

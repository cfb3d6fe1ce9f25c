import { withoutForbiddenCharacters } from '#src/core/characters.ts'
import { LIMITS } from '#src/core/fields.ts'
import type { PostType } from '#src/core/items.ts'
import {
  IMAGE_ALT_TEXT_MAX,
  META_DESCRIPTION_MAX,
  SEO_TITLE_INPUT_MAX,
} from '#src/core/seo-limits.ts'
import { plainLetters, SLUG_PATTERN, slugify } from '#src/core/slugs.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { countWords, proposeReadingTime } from '#src/features/articles/reading.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { StartError } from '../runtime/start-error.ts'
import { parse, textOfHtml, toMarkdown } from './html.ts'
import { addPicture, type Pictures } from './pictures.ts'
import {
  GENERAL_CATEGORY,
  idOf,
  type ReadItem,
  type Source,
  type SourceItem,
  startOf,
} from './source.ts'

/** Record of an export. */
interface Entry {
  /** Text of a child element; '' without one. */
  text: (name: string) => string
  meta: ReadonlyMap<string, string>
  terms: readonly { isTag: boolean; slug: string; name: string }[]
}

interface Export {
  site: string
  /** Uploaded files by their ids. */
  files: ReadonlyMap<string, Entry>
  /** Paths on this site by the addresses of articles and pages. */
  places: ReadonlyMap<string, string>
}

/** Statuses that are taken. Only the first is published here. */
const STATUSES = ['publish', 'draft', 'pending', 'private', 'future']

/** Reads a WordPress export (WXR). @throws StartError if the text is none. */
export function readWordpress(xml: string): Source {
  const document = parse(withoutForbiddenCharacters(xml), 'text/xml')
  const channel = document.querySelector('channel')
  if (document.querySelector('parsererror') !== null || channel === null) {
    throw new StartError('The file is no WordPress export, or it is damaged.')
  }
  const entries = [...channel.children].filter(({ nodeName }) => nodeName === 'item').map(entryOf)
  const named = entryOf(channel)
  const site = named.text('wp:base_blog_url') || named.text('link')
  const files = entries.filter((entry) => entry.text('wp:post_type') === 'attachment')
  const taken = entries.flatMap((entry) => {
    const kind = kindOf(entry)
    return kind !== null && STATUSES.includes(entry.text('wp:status')) ? [{ kind, entry }] : []
  })
  const placed = taken.map(
    ({ kind, entry }) => [placeOf(entry.text('link')), itemPath(kind, slugOf(entry))] as const,
  )
  const whole = {
    site,
    files: new Map(files.map((file) => [file.text('wp:post_id'), file])),
    places: new Map(placed),
  }
  const known = new Set([...files, ...taken.map(({ entry }) => entry)])
  const left = entries
    .filter((entry) => !known.has(entry))
    .map(
      (entry) =>
        `${kindOf(entry) ? `${entry.text('wp:status')} ` : ''}${entry.text('wp:post_type')}`,
    )
  const comments = Array.from(document.getElementsByTagName('wp:comment'), () => 'comment')
  return {
    items: taken.map(({ kind, entry }) => itemOf(entry, kind, whole)),
    left: [...Map.groupBy([...left, ...comments], (kind) => kind)].map(
      ([kind, { length }]) => `${length} × ${kind}: not taken`,
    ),
  }
}

function entryOf(element: Element): Entry {
  const children = [...element.children]
  const texts = new Map<string, string>()
  for (const { nodeName, textContent } of children) {
    if (!texts.has(nodeName)) texts.set(nodeName, textContent.trim())
  }
  const named = (name: string) => children.filter(({ nodeName }) => nodeName === name)
  const inside = (parent: Element, name: string) =>
    [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent ?? ''
  return {
    text: (name) => texts.get(name) ?? '',
    meta: new Map(
      named('wp:postmeta').map((meta) => [
        inside(meta, 'wp:meta_key'),
        inside(meta, 'wp:meta_value'),
      ]),
    ),
    terms: named('category').map((term) => ({
      isTag: term.getAttribute('domain') === 'post_tag',
      slug: term.getAttribute('nicename') ?? '',
      name: textOfHtml(term.textContent),
    })),
  }
}

function kindOf(entry: Entry): PostType | null {
  const type = entry.text('wp:post_type')
  return type === 'post' || type === 'page' ? type : null
}

function titleOf(entry: Entry): string {
  return textOfHtml(entry.text('title'))
}

/** Returns the slug of an entry, or one made of it if this site cannot have it. */
function slugOf(entry: Entry): string {
  const slug = givenSlugOf(entry)
  if (SLUG_PATTERN.test(slug) && slug.length <= LIMITS.slug) return slug
  return slugify(slug) || slugify(titleOf(entry)) || `wordpress-${entry.text('wp:post_id')}`
}

function givenSlugOf(entry: Entry): string {
  const name = entry.text('wp:post_name')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns an address without its scheme and other parts that lead to the same page. */
function placeOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/?(?:#.*)?$/, '')
}

function itemOf(entry: Entry, kind: PostType, whole: Export): SourceItem {
  return {
    kind,
    id: idOf(whole.site, kind, entry.text('wp:post_id')),
    slug: slugOf(entry),
    title: titleOf(entry),
    read: () => readEntry(entry, kind, whole),
  }
}

function readEntry(entry: Entry, kind: PostType, whole: Export): ReadItem {
  const left: string[] = []
  const pictures: Pictures = new Map()
  const page = entry.text('link') || whole.site
  const status = entry.text('wp:status')
  const isLocked = entry.text('wp:post_password') !== ''
  if (isLocked) left.push('it was open only with a password, and is a draft now')
  else if (status === 'private') left.push('it was private, and is a draft now')
  const given = givenSlugOf(entry)
  if (given !== '' && given !== slugOf(entry)) left.push(`its address "${given}" is changed`)

  const html = withBreaks(withoutShortcodes(entry, whole, left))
  const content = withNewLinks(toMarkdown(html, page, { pictures, left }), whole)
  const cover = fileOf(entry.meta.get('_thumbnail_id'), whole, left)
  const date = dateOf(entry, 'post_date') ?? new Date().toISOString()
  const published = status === 'publish' && !isLocked
  const excerpt = textOfHtml(entry.text('excerpt:encoded'))
  const meta = (key: string, maximum: number) => {
    const value = entry.meta.get(key) ?? ''
    // Templates of the plugin, such as `%%title%%`, say nothing here.
    if (value.length <= maximum && !value.includes('%%')) return value
    left.push(`${key} is left out: ${value}`)
    return null
  }
  return {
    fields: {
      title: titleOf(entry),
      excerpt:
        (excerpt.length > LIMITS.excerpt ? startOf(excerpt) : excerpt) ||
        startOf(textOfHtml(html.replaceAll(/<br>|<\/p>/gi, ' '))) ||
        titleOf(entry),
      content,
      ...termsOf(entry, kind, left),
      imageUrl: cover && addPicture(pictures, cover.text('wp:attachment_url'), page),
      imageAltText: cover && altOf(cover).slice(0, IMAGE_ALT_TEXT_MAX),
      seoTitle: meta('_yoast_wpseo_title', SEO_TITLE_INPUT_MAX),
      metaDescription: meta('_yoast_wpseo_metadesc', META_DESCRIPTION_MAX),
      focusKeyword: meta('_yoast_wpseo_focuskw', LIMITS.keyword),
      readingTime: proposeReadingTime(countWords(content)),
      published,
      publishAt: status === 'future' && !isLocked ? date : null,
      publishedAt: published ? date : null,
      createdAt: date,
      updatedAt: dateOf(entry, 'post_modified') ?? date,
    },
    pictures,
    left,
  }
}

/** Returns an uploaded file; null if the entry names none, or one that the export lacks. */
function fileOf(id: string | undefined, { files }: Export, left: string[]): Entry | null {
  const file = files.get(id ?? '') ?? null
  if (id !== undefined && file === null) left.push(`the picture ${id} is not in the export`)
  return file
}

const altOf = (file: Entry) => file.meta.get('_wp_attachment_image_alt') ?? ''

function dateOf(entry: Entry, name: 'post_date' | 'post_modified'): string | null {
  const at = (text: string, zone: string) => {
    const date = new Date(text.replace(' ', 'T') + zone)
    return date.getTime() > 0 ? date.toISOString() : null
  }
  // A draft has no date in UTC.
  const local = entry.text(`wp:${name}`).slice(0, 16).replace(' ', 'T')
  return (
    at(entry.text(`wp:${name}_gmt`), 'Z') ?? (local > '1970-01-02' ? fromVilniusTime(local) : null)
  )
}

/** Category of new sites of WordPress, in both languages. */
const NO_CATEGORY = /^(?:uncategorized|be-kategorij.*|be-temos)$/

/**
 * Returns the tags of an entry, and the category of an article: the first that this site offers, otherwise the first
 * one. Other categories become tags.
 */
function termsOf({ terms }: Entry, kind: PostType, left: string[]) {
  const known = terms.filter(({ slug, name }) => name !== '' && !NO_CATEGORY.test(slug))
  const categories = known.flatMap(({ isTag, name }) => (isTag ? [] : [name]))
  const isSame = (one: string, other: string) => plainLetters(one) === plainLetters(other)
  const category =
    ARTICLE_CATEGORIES.find((each) => categories.some((name) => isSame(name, each))) ??
    categories.find(({ length }) => length <= LIMITS.category) ??
    GENERAL_CATEGORY
  const names = [...new Set([...categories, ...known.map(({ name }) => name)])]
  const others = names.filter((name) => !isSame(name, category))
  const tags = others.filter(({ length }) => length <= LIMITS.tag).slice(0, LIMITS.tags)
  const lost = others.filter((name) => !tags.includes(name))
  left.push(...lost.map((name) => `the tag "${name}" is left out`))
  return { tags, ...(kind === 'post' && { category }) }
}

const SHORTCODE = /(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)(\/?)\](?!\])/gi

/** Returns the HTML of an entry. Shortcodes with pictures or texts become HTML; other ones are removed. */
function withoutShortcodes(entry: Entry, whole: Export, left: string[]): string {
  const source = entry.text('content:encoded')
  const html = source
    .replaceAll(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi, (_, inside: string) => {
      return `<p>${inside.replace(/<img[^>]*>(?:\s*<\/a>)?/i, '$&</p><p>')}</p>`
    })
    .replaceAll(/\[gallery\b([^\]]*)\]/gi, (_, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]*)/.exec(attributes)?.[1]?.split(/[,\s]+/)
      const own = [...whole.files.values()].filter(
        (file) => file.text('wp:post_parent') === entry.text('wp:post_id'),
      )
      return (ids?.map((id) => fileOf(id, whole, left)) ?? own)
        .map((file) => (file === null ? '' : `<p>${imageOf(file)}</p>`))
        .join('')
    })
    .replaceAll(/\[embed\b[^\]]*\]([^[]*)\[\/embed\]/gi, '<p>$1</p>')
  const lost = new Set<string>()
  const text = html.replaceAll(
    SHORTCODE,
    (shortcode, end: string, name: string, attributes: string, single: string) => {
      // Brackets around a word are no shortcode.
      const isOne =
        /=|_|-/.test(name + attributes) || end + single !== '' || html.includes(`[/${name}]`)
      if (isOne && end === '') lost.add(shortcode)
      return isOne ? '' : shortcode
    },
  )
  left.push(...[...lost].map((shortcode) => `${shortcode} is left out`))
  return text
}

function imageOf(file: Entry): string {
  const image = parse('', 'text/html').createElement('img')
  image.src = file.text('wp:attachment_url')
  image.alt = altOf(file)
  return image.outerHTML
}

/** Makes line breaks of the classic editor visible. Texts of the block editor mark their paragraphs themselves. */
function withBreaks(html: string): string {
  if (html.includes('<!-- wp:')) return html
  return html.replaceAll(
    /<(pre|script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[a-z/][^>]*>|\r?\n/gi,
    (part) => (part.endsWith('\n') && part.length < 3 ? '<br>' : part),
  )
}

/** Leads links between the articles and pages of an export to their new addresses. */
function withNewLinks(markdown: string, { places }: Export): string {
  return markdown.replaceAll(/(?<=\]\()https?:[^\s)]+/g, (url) => {
    const place = places.get(placeOf(url))
    return place === undefined ? url : place + (/#.*$/.exec(url)?.[0] ?? '')
  })
}

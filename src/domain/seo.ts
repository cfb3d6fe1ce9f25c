import type { PostType } from './articles.ts'

/** One element of a page's head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'property'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string }
  | { tag: 'json-ld'; data: Record<string, unknown> }

/** Limits of the SEO fields in characters (specification, sections 5 and 9). */
export const SEO_TITLE_MAX = 60
export const SEO_TITLE_INPUT_MAX = 70
export const META_DESCRIPTION_MIN = 120
export const META_DESCRIPTION_MAX = 160
export const IMAGE_ALT_TEXT_MAX = 120
export const META_KEYWORDS_MIN = 3
export const META_KEYWORDS_MAX = 10
export const FOCUS_KEYWORD_MIN = 2

/** Declared size of the Open Graph image in pixels (specification, section 2). */
const OPEN_GRAPH_IMAGE = { width: 1200, height: 630 } as const

/** What every head needs to know of the site. */
export interface SiteIdentity {
  name: string
  /** Origin without a trailing slash, as `https://www.example.lt`. */
  origin: string
}

export interface PlainHead {
  title: string
  description: string
  /** Path from the root, as `/blog`. */
  path: string
  robots?: string
}

/** The fields of an article, page or quiz that its head is made of. */
export interface ItemHead {
  title: string
  slug: string
  excerpt: string
  seoTitle: string | null
  metaDescription: string | null
  metaKeywords: readonly string[]
  imageUrl: string | null
  imageAltText: string | null
  canonicalUrl: string | null
  category: string | null
  tags: readonly string[]
  /** ISO instants. */
  createdAt: string
  updatedAt: string
}

/** Address of an item: articles under /blog, pages under /p, quizzes under /testas. */
export function itemPath(kind: PostType | 'quiz', slug: string): string {
  const folder = { post: '/blog', page: '/p', quiz: '/testas' }[kind]
  return `${folder}/${slug}`
}

/** `{title} - {site}`; the home page passes the site's own name and gets it alone. */
export function documentTitle(title: string, site: SiteIdentity): string {
  return title === site.name ? title : `${title} - ${site.name}`
}

function absolute(address: string, site: SiteIdentity): string {
  return new URL(address, `${site.origin}/`).href.replace(/\/$/, '')
}

/** Head of a page that is not an article, page or quiz from the database. */
export function plainHead(head: PlainHead, site: SiteIdentity): HeadTag[] {
  const title = documentTitle(head.title, site)
  const url = absolute(head.path, site)
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'robots', content: head.robots ?? 'index, follow' },
    { tag: 'link', rel: 'canonical', href: url },
    { tag: 'property', property: 'og:type', content: 'website' },
    { tag: 'property', property: 'og:locale', content: 'lt_LT' },
    { tag: 'property', property: 'og:site_name', content: site.name },
    { tag: 'property', property: 'og:title', content: title },
    { tag: 'property', property: 'og:description', content: head.description },
    { tag: 'property', property: 'og:url', content: url },
    { tag: 'meta', name: 'twitter:card', content: 'summary' },
    { tag: 'meta', name: 'twitter:title', content: title },
    { tag: 'meta', name: 'twitter:description', content: head.description },
  ]
}

/**
 * Head of an article: title, description, keywords, robots, canonical, Open Graph (1200x630),
 * Twitter and article tags, and Article structured data (specification, section 2).
 */
export function articleHead(article: ItemHead, site: SiteIdentity): HeadTag[] {
  const title = documentTitle(article.seoTitle ?? article.title, site)
  const description = article.metaDescription ?? article.excerpt
  const url = absolute(article.canonicalUrl ?? itemPath('post', article.slug), site)
  const image = article.imageUrl === null ? null : absolute(article.imageUrl, site)
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: description },
    ...keywordTags(article),
    { tag: 'meta', name: 'robots', content: 'index, follow' },
    { tag: 'link', rel: 'canonical', href: url },
    { tag: 'property', property: 'og:type', content: 'article' },
    { tag: 'property', property: 'og:locale', content: 'lt_LT' },
    { tag: 'property', property: 'og:site_name', content: site.name },
    { tag: 'property', property: 'og:title', content: title },
    { tag: 'property', property: 'og:description', content: description },
    { tag: 'property', property: 'og:url', content: url },
    ...openGraphImage(image, article.imageAltText),
    {
      tag: 'meta',
      name: 'twitter:card',
      content: image === null ? 'summary' : 'summary_large_image',
    },
    { tag: 'meta', name: 'twitter:title', content: title },
    { tag: 'meta', name: 'twitter:description', content: description },
    ...(image === null ? [] : [{ tag: 'meta', name: 'twitter:image', content: image } as const]),
    { tag: 'property', property: 'article:published_time', content: article.createdAt },
    { tag: 'property', property: 'article:modified_time', content: article.updatedAt },
    ...(article.category === null
      ? []
      : [{ tag: 'property', property: 'article:section', content: article.category } as const]),
    ...article.tags.map(
      (content) => ({ tag: 'property', property: 'article:tag', content }) as const,
    ),
    { tag: 'json-ld', data: articleData(article, { url, image, description }, site) },
  ]
}

/** Head of a static page: as a plain page, with its own SEO fields. */
export function pageHead(page: ItemHead, site: SiteIdentity): HeadTag[] {
  return [
    ...plainHead(
      {
        title: page.seoTitle ?? page.title,
        description: page.metaDescription ?? page.excerpt,
        path: page.canonicalUrl ?? itemPath('page', page.slug),
      },
      site,
    ),
    ...keywordTags(page),
  ]
}

/** Head of a quiz page. */
export function quizHead(
  quiz: { title: string; slug: string; description: string },
  site: SiteIdentity,
): HeadTag[] {
  return plainHead(
    { title: quiz.title, description: quiz.description, path: itemPath('quiz', quiz.slug) },
    site,
  )
}

function keywordTags(item: ItemHead): HeadTag[] {
  if (item.metaKeywords.length === 0) return []
  return [{ tag: 'meta', name: 'keywords', content: item.metaKeywords.join(', ') }]
}

function openGraphImage(image: string | null, alt: string | null): HeadTag[] {
  if (image === null) return []
  return [
    { tag: 'property', property: 'og:image', content: image },
    { tag: 'property', property: 'og:image:width', content: String(OPEN_GRAPH_IMAGE.width) },
    { tag: 'property', property: 'og:image:height', content: String(OPEN_GRAPH_IMAGE.height) },
    ...(alt === null ? [] : [{ tag: 'property', property: 'og:image:alt', content: alt } as const]),
  ]
}

function articleData(
  article: ItemHead,
  { url, image, description }: { url: string; image: string | null; description: string },
  site: SiteIdentity,
): Record<string, unknown> {
  const organization = { '@type': 'Organization', name: site.name, url: site.origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description,
    inLanguage: 'lt-LT',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: organization,
    publisher: organization,
    ...(image === null ? {} : { image: [image] }),
    ...(article.category === null ? {} : { articleSection: article.category }),
    ...(article.metaKeywords.length === 0 ? {} : { keywords: article.metaKeywords.join(', ') }),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Stands in a prebuilt page where a server function puts the tags of the item it is asked for. */
export const LIVE_HEAD_MARKER = '<!--head-->'

/** The tags as HTML, every value escaped; JSON-LD cannot close its script element. */
export function renderHead(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      switch (tag.tag) {
        case 'title':
          return `<title>${escapeHtml(tag.text)}</title>`
        case 'meta':
          return `<meta name="${escapeHtml(tag.name)}" content="${escapeHtml(tag.content)}">`
        case 'property':
          return `<meta property="${escapeHtml(tag.property)}" content="${escapeHtml(tag.content)}">`
        case 'link':
          return `<link rel="${escapeHtml(tag.rel)}" href="${escapeHtml(tag.href)}">`
        case 'json-ld':
          return `<script type="application/ld+json">${JSON.stringify(tag.data).replaceAll('<', '\\u003c')}</script>`
      }
    })
    .join('')
}

import type { PostType } from '#src/core/items.ts'
import { EXPERTS_PATH, expertPath, type Person } from '#src/features/experts/experts.ts'
import { sharedCoverPath, webpPath } from '#src/features/images/responsive-images.ts'
import {
  articleShareImage,
  defaultShareImagePath,
  quizShareImage,
  SHARE_IMAGE_SIZE,
  shareImagePath,
} from '#src/features/images/share-images.ts'
import {
  articleData,
  breadcrumbData,
  type Crumb,
  peopleData,
  type PersonFacts,
  profileData,
  type StructuredData,
} from './structured-data.ts'

/** One element in a page's `head`. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'property'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string }
  | { tag: 'json-ld'; data: StructuredData }

/** Path of the academy's logo. */
export const LOGO_PATH = '/icon-512.png'

/** Data of the site that every `head` needs. */
export interface SiteIdentity {
  name: string
  /** Origin without a trailing slash, for example `https://www.example.lt`. */
  origin: string
  words: HeadWords
}

/** Names of the sections in Lithuanian. */
export interface HeadWords {
  home: string
  blog: string
  tests: string
  /** Word for "quiz". */
  quiz: string
}

/**
 * Share image of an item without a shareable cover. `own`: the image that the build draws. `default`: the image of the
 * site, for an item whose own image may not have been drawn yet.
 */
export type ShareImageChoice = 'own' | 'default'

export interface PlainHead {
  title: string
  description: string
  /** Path from the root, for example `/blog`. */
  path: string
  robots?: string
  /** Structured data in addition to the breadcrumbs. */
  data?: readonly StructuredData[]
}

/** Fields of an item that its `head` needs. */
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
  publishedAt: string
  updatedAt: string
}

/** Returns the path of an item: an article is under /blog, a page under /p, a quiz under /testas. */
export function itemPath(kind: PostType | 'quiz', slug: string): string {
  const folder = { post: '/blog', page: '/p', quiz: '/testas' }[kind]
  return `${folder}/${slug}`
}

/** Returns `{title} - {site}`; only the site's name if it is the title, as on the home page. */
export function documentTitle(title: string, site: Pick<SiteIdentity, 'name'>): string {
  return title === site.name ? title : `${title} - ${site.name}`
}

function absolute(address: string, site: SiteIdentity): string {
  return new URL(address, `${site.origin}/`).href.replace(/\/$/, '')
}

/**
 * Returns the head of a page that is not an item. Includes breadcrumbs, except on the home page and if `robots` is set.
 */
export function plainHead(head: PlainHead, site: SiteIdentity): HeadTag[] {
  const image = defaultImage(site)
  const isListed = head.path !== '/' && head.robots === undefined
  const crumbs = isListed ? [{ name: head.title, path: head.path }] : []
  return [...commonTags(head, image, site), ...dataTags(head.data ?? []), ...wayTo(crumbs, site)]
}

/**
 * Returns the head of an article (specification, section 2): title, description, keywords, robots, canonical, Open
 * Graph (1200x630), Twitter and article tags, Article data and breadcrumbs.
 */
export function articleHead(
  article: ItemHead & { author: Person | null },
  site: SiteIdentity,
  choice: ShareImageChoice = 'own',
): HeadTag[] {
  const ownPath = itemPath('post', article.slug)
  const path = article.canonicalUrl ?? ownPath
  const description = article.metaDescription ?? article.excerpt
  const shown = articleShareImage(article, site.name)
  const image =
    coverImage(article) ??
    (choice === 'own'
      ? { path: shareImagePath(ownPath, shown), alt: documentTitle(article.title, site) }
      : defaultImage(site))
  return [
    ...commonTags(
      { title: article.seoTitle ?? article.title, description, path },
      image,
      site,
      'article',
    ),
    ...keywordTags(article),
    { tag: 'property', property: 'article:published_time', content: article.publishedAt },
    { tag: 'property', property: 'article:modified_time', content: article.updatedAt },
    ...(article.category === null
      ? []
      : [{ tag: 'property', property: 'article:section', content: article.category } as const]),
    ...article.tags.map(
      (content) => ({ tag: 'property', property: 'article:tag', content }) as const,
    ),
    {
      tag: 'json-ld',
      data: articleData({
        ...article,
        description,
        url: absolute(path, site),
        images: [pictureOf(article) ?? webpPath(image.path), image.path].map((address) =>
          absolute(address, site),
        ),
        keywords: article.metaKeywords,
        author: article.author && personFacts(article.author, site),
        publisher: { name: site.name, url: site.origin, logo: absolute(LOGO_PATH, site) },
      }),
    },
    ...wayTo(
      [
        { name: site.words.blog, path: '/blog' },
        { name: article.title, path: ownPath },
      ],
      site,
    ),
  ]
}

/** Returns the head of the page of all experts, with structured data about them. */
export function expertsHead(
  experts: readonly Person[],
  { title, description }: { title: string; description: string },
  site: SiteIdentity,
): HeadTag[] {
  const people = experts.map((expert) => personFacts(expert, site))
  const data = people.length === 0 ? [] : [peopleData(people)]
  return plainHead({ title, description, path: EXPERTS_PATH, data }, site)
}

/** Returns the head of an expert's page, with structured data about the expert. */
export function expertHead(
  expert: Person,
  { title, profile }: { title: string; profile: (name: string, credentials: string) => string },
  site: SiteIdentity,
): HeadTag[] {
  const path = expertPath(expert)
  const description = profile(expert.name, expert.qualification)
  return [
    ...commonTags({ title: expert.name, description, path }, defaultImage(site), site),
    ...dataTags([profileData(personFacts(expert, site))]),
    ...wayTo(
      [
        { name: title, path: EXPERTS_PATH },
        { name: expert.name, path },
      ],
      site,
    ),
  ]
}

function personFacts(
  { id, name, qualification, photoUrl }: Person,
  site: SiteIdentity,
): PersonFacts {
  return {
    name,
    description: qualification,
    url: absolute(expertPath({ id, name }), site),
    image: photoUrl === null ? null : absolute(photoUrl, site),
  }
}

/** Returns the head of a static page. Uses its SEO fields, and its cover as the share image. */
export function pageHead(page: ItemHead, site: SiteIdentity): HeadTag[] {
  const path = itemPath('page', page.slug)
  return [
    ...commonTags(
      {
        title: page.seoTitle ?? page.title,
        description: page.metaDescription ?? page.excerpt,
        path: page.canonicalUrl ?? path,
      },
      coverImage(page) ?? defaultImage(site),
      site,
    ),
    ...keywordTags(page),
    ...wayTo([{ name: page.title, path }], site),
  ]
}

/** Returns the head of a quiz page. */
export function quizHead(
  quiz: { title: string; slug: string; description: string },
  site: SiteIdentity,
  choice: ShareImageChoice = 'own',
): HeadTag[] {
  const path = itemPath('quiz', quiz.slug)
  const shown = quizShareImage(quiz, site.name, site.words.quiz)
  const image =
    choice === 'own'
      ? { path: shareImagePath(path, shown), alt: documentTitle(quiz.title, site) }
      : defaultImage(site)
  return [
    ...commonTags({ title: quiz.title, description: quiz.description, path }, image, site),
    ...wayTo(
      [
        { name: site.words.tests, path: '/testai' },
        { name: quiz.title, path },
      ],
      site,
    ),
  ]
}

/** Share image: a JPEG of `SHARE_IMAGE_SIZE`. */
interface HeadImage {
  path: string
  alt: string
}

function defaultImage(site: SiteIdentity): HeadImage {
  return { path: defaultShareImagePath(site.name), alt: site.name }
}

/** Returns an item's cover as the share image; null if it cannot be shared or there is none. */
function coverImage({ imageUrl, imageAltText, title }: ItemHead): HeadImage | null {
  const path = sharedCoverPath(imageUrl)
  return path === null ? null : { path, alt: imageAltText ?? title }
}

/**
 * Returns an item's cover for structured data; null if there is none or it is an SVG, which search engines do not show.
 */
function pictureOf({ imageUrl }: ItemHead): string | null {
  return imageUrl === null || /\.svg([?#]|$)/i.test(imageUrl) ? null : imageUrl
}

/** Returns the tags that every page has. */
function commonTags(
  head: PlainHead,
  image: HeadImage,
  site: SiteIdentity,
  type: 'website' | 'article' = 'website',
): HeadTag[] {
  const title = documentTitle(head.title, site)
  const url = absolute(head.path, site)
  const imageUrl = absolute(image.path, site)
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'robots', content: head.robots ?? 'index, follow' },
    { tag: 'link', rel: 'canonical', href: url },
    { tag: 'property', property: 'og:type', content: type },
    { tag: 'property', property: 'og:locale', content: 'lt_LT' },
    { tag: 'property', property: 'og:site_name', content: site.name },
    { tag: 'property', property: 'og:title', content: title },
    { tag: 'property', property: 'og:description', content: head.description },
    { tag: 'property', property: 'og:url', content: url },
    { tag: 'property', property: 'og:image', content: imageUrl },
    { tag: 'property', property: 'og:image:type', content: 'image/jpeg' },
    { tag: 'property', property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { tag: 'property', property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
    { tag: 'property', property: 'og:image:alt', content: image.alt },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
    { tag: 'meta', name: 'twitter:title', content: title },
    { tag: 'meta', name: 'twitter:description', content: head.description },
    { tag: 'meta', name: 'twitter:image', content: imageUrl },
  ]
}

function dataTags(data: readonly StructuredData[]): HeadTag[] {
  return data.map((each) => ({ tag: 'json-ld', data: each }))
}

/** Returns the breadcrumbs, with the home page first; none if `places` is empty. */
function wayTo(places: readonly { name: string; path: string }[], site: SiteIdentity): HeadTag[] {
  if (places.length === 0) return []
  const crumbs: Crumb[] = [{ name: site.words.home, path: '/' }, ...places].map(
    ({ name, path }) => ({ name, url: absolute(path, site) }),
  )
  return dataTags([breadcrumbData(crumbs)])
}

function keywordTags(item: ItemHead): HeadTag[] {
  if (item.metaKeywords.length === 0) return []
  return [{ tag: 'meta', name: 'keywords', content: item.metaKeywords.join(', ') }]
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Renders the tags as HTML. Escapes all values, so that JSON-LD cannot close its script element. */
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

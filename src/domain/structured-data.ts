/** Structured data of a page, in schema.org terms. */
export type StructuredData = Record<string, unknown>

const CONTEXT = { '@context': 'https://schema.org' } as const

/** Block elements: their end is a line break in text. */
const BLOCK_END = /<\/(?:p|li|blockquote|pre|tr)>|<br\s*\/?>/gi
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** A breadcrumb; URLs are absolute. */
export interface Crumb {
  name: string
  url: string
}

export interface Academy {
  name: string
  url: string
  logo: string
  /** The seller's details; null: not given. */
  seller: {
    legalName: string
    code: string | null
    vatCode: string | null
    address: string | null
    email: string
    phone: string | null
  }
  /** A town. */
  locality: string
}

export interface ArticleFacts {
  title: string
  description: string
  url: string
  /** Absolute URLs, the most representative first. */
  images: readonly string[]
  category: string | null
  keywords: readonly string[]
  /** ISO instants. */
  publishedAt: string
  updatedAt: string
  /** Null: the academy. */
  author: PersonFacts | null
  publisher: { name: string; url: string; logo: string }
}

/** A person, with absolute URLs. */
export interface PersonFacts {
  name: string
  qualification: string
  /** Of the place that introduces them. */
  url: string
  image: string | null
}

export interface QuestionAndAnswer {
  question: string
  answer: string
}

/** The academy as an organization. */
export function organizationData({ name, url, logo, seller, locality }: Academy): StructuredData {
  const { legalName, code, vatCode, address, email, phone } = seller
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name,
    url,
    logo,
    ...(legalName === name ? {} : { legalName }),
    ...(code === null ? {} : { identifier: code }),
    ...(vatCode === null ? {} : { vatID: vatCode }),
    email,
    ...(phone === null ? {} : { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      addressLocality: locality,
      addressCountry: 'LT',
    },
  }
}

/** The site as a whole; on the home page, where search engines look for the site's name. */
export function websiteData({ name, url }: { name: string; url: string }): StructuredData {
  return { ...CONTEXT, '@type': 'WebSite', name, url, inLanguage: 'lt-LT' }
}

/** The breadcrumbs of a page; at least two, the last being the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

function personData({ name, qualification, url, image }: PersonFacts): StructuredData {
  return {
    '@type': 'Person',
    '@id': url,
    name,
    description: qualification,
    url,
    ...(image === null ? {} : { image }),
  }
}

/** The people whom a page introduces, in their order. */
export function peopleData(people: readonly PersonFacts[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'ItemList',
    itemListElement: people.map((person, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: personData(person),
    })),
  }
}

/** An article, with the academy as publisher, and as author unless it is a person. */
export function articleData(article: ArticleFacts): StructuredData {
  const { logo, ...academy } = article.publisher
  const organization = { '@type': 'Organization', ...academy }
  return {
    ...CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: 'lt-LT',
    mainEntityOfPage: article.url,
    image: article.images,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.author === null ? organization : personData(article.author),
    publisher: { ...organization, logo: { '@type': 'ImageObject', url: logo } },
    ...(article.category === null ? {} : { articleSection: article.category }),
    ...(article.keywords.length === 0 ? {} : { keywords: article.keywords.join(', ') }),
  }
}

/** Questions and answers of a page; null when there are none. */
export function faqData(questions: readonly QuestionAndAnswer[]): StructuredData | null {
  if (questions.length === 0) return null
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/**
 * Extracts the questions of a page: headings that end in a question mark, each with the text up to the next
 * question or the next heading of the same or a higher level. Questions without an answer are omitted.
 * @param html sanitised HTML from `renderMarkdown`.
 */
export function questionsAndAnswers(html: string): QuestionAndAnswer[] {
  const found: { question: string; level: number; answer: string }[] = []
  let open = false
  for (const { level, heading, body } of sections(html)) {
    const last = found.at(-1)
    if (heading.endsWith('?')) {
      found.push({ question: heading, level, answer: body })
      open = true
    } else if (last && open && level > last.level) {
      last.answer += `\n${heading}\n${body}`
    } else {
      open = false
    }
  }
  return found
    .map(({ question, answer }) => ({ question, answer: answer.trim() }))
    .filter(({ answer }) => answer !== '')
}

/** Every heading of the page with the text that follows it. */
function sections(html: string): { level: number; heading: string; body: string }[] {
  const headings = /<h([2-6])[^>]*>(.*?)<\/h\1>(.*?)(?=<h[2-6][ >]|$)/gis
  return Array.from(html.matchAll(headings), ([, level, heading = '', body = '']) => ({
    level: Number(level),
    heading: plainText(heading).replaceAll('\n', ' '),
    body: plainText(body),
  }))
}

/** The text of sanitised HTML, one line per block. */
function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

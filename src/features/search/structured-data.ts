/** Structured data in the vocabulary of schema.org. */
export type StructuredData = Record<string, unknown>

const CONTEXT = { '@context': 'https://schema.org' } as const

/** A breadcrumb with an absolute URL. */
export interface Crumb {
  name: string
  url: string
}

export interface Academy {
  name: string
  url: string
  logo: string
  /** Legal details of the seller; null if not set. */
  seller: {
    legalName: string
    code: string | null
    vatCode: string | null
    email: string
    phone: string | null
  }
  /** Street and town of the seller, or only the town of the city line. */
  place: { street: string | null; postalCode: string | null; town: string }
}

export interface ServiceFacts {
  name: string
  /** Name of the organization that provides the service. */
  provider: string
  /** Prices in euros. */
  offers: readonly { name: string; price: number }[]
}

export interface ArticleFacts {
  title: string
  description: string
  url: string
  /** Absolute URLs, the most important first. */
  images: readonly string[]
  category: string | null
  keywords: readonly string[]
  /** ISO instants. */
  publishedAt: string
  updatedAt: string
  /** Null if the academy itself is the author. */
  author: PersonFacts | null
  publisher: { name: string; url: string; logo: string }
}

/** A person. All URLs are absolute. */
export interface PersonFacts {
  name: string
  description: string
  /** URL of the person's page. */
  url: string
  image: string | null
}

/** Returns structured data about the academy. */
export function organizationData({ name, url, logo, seller, place }: Academy): StructuredData {
  const { legalName, code, vatCode, email, phone } = seller
  const { street, postalCode, town } = place
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
      ...(street === null ? {} : { streetAddress: street }),
      ...(postalCode === null ? {} : { postalCode }),
      addressLocality: town,
      addressCountry: 'LT',
    },
  }
}

/** Returns structured data about a service with prices. */
export function serviceData({ name, provider, offers }: ServiceFacts): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Service',
    name,
    provider: { '@type': 'Organization', name: provider },
    offers: offers.map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency: 'EUR' })),
  }
}

/** Returns structured data about the site. Used on the home page, where search engines look for the site's name. */
export function websiteData({ name, url }: { name: string; url: string }): StructuredData {
  return { ...CONTEXT, '@type': 'WebSite', name, url, inLanguage: 'lt-LT' }
}

/** Returns the structured data of breadcrumbs. There must be at least two; the last is the page itself. */
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

function personData({ name, description, url, image }: PersonFacts): StructuredData {
  return {
    '@type': 'Person',
    '@id': url,
    name,
    description,
    url,
    ...(image === null ? {} : { image }),
  }
}

/** Returns structured data about the people on a page, in order. */
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

/** Returns structured data for a person's page. */
export function profileData(person: PersonFacts): StructuredData {
  return { ...CONTEXT, '@type': 'ProfilePage', mainEntity: personData(person) }
}

/**
 * Returns structured data about an article. The academy is the publisher. It is also the author unless a person wrote
 * the article.
 */
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

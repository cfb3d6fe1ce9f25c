/** Structured data of a page, in schema.org terms. */
export type StructuredData = Record<string, unknown>

const CONTEXT = { '@context': 'https://schema.org' } as const

/** A breadcrumb; URLs are absolute. */
export interface Crumb {
  name: string
  url: string
}

export interface Academy {
  name: string
  url: string
  logo: string
  /** Details of the seller; null if not given. */
  seller: {
    legalName: string
    code: string | null
    vatCode: string | null
    address: string | null
    email: string
    phone: string | null
  }
  /** Town. */
  locality: string
}

export interface ServiceFacts {
  name: string
  /** Name of the provider. */
  provider: string
  /** Prices in euros. */
  offers: readonly { name: string; price: number }[]
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
  /** Null if the academy is the author. */
  author: PersonFacts | null
  publisher: { name: string; url: string; logo: string }
}

/** A person, with absolute URLs. */
export interface PersonFacts {
  name: string
  description: string
  /** Address of the person's page. */
  url: string
  image: string | null
}

/** Returns the data of the academy as an organization. */
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

/** Returns the data of a service with its offers. */
export function serviceData({ name, provider, offers }: ServiceFacts): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Service',
    name,
    provider: { '@type': 'Organization', name: provider },
    offers: offers.map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency: 'EUR' })),
  }
}

/**
 * Returns the data of the site as a whole. It belongs to the home page, where search engines look for the site's name.
 */
export function websiteData({ name, url }: { name: string; url: string }): StructuredData {
  return { ...CONTEXT, '@type': 'WebSite', name, url, inLanguage: 'lt-LT' }
}

/** Returns the data of a page's breadcrumbs: at least two, the last of them for the page itself. */
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

/** Returns the data of the people whom a page introduces, in their order. */
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

/** Returns the data of one person's page. */
export function profileData(person: PersonFacts): StructuredData {
  return { ...CONTEXT, '@type': 'ProfilePage', mainEntity: personData(person) }
}

/**
 * Returns the data of an article. The academy is the publisher, and the author too unless a person wrote the article.
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

import { describe, expect, test } from 'vitest'
import {
  articleData,
  breadcrumbData,
  organizationData,
  serviceData,
  websiteData,
} from './structured-data.ts'

// Checks the properties that Google's documentation of each type requires or recommends.
describe('structured data', () => {
  test('of the way to a page number its steps from 1', () => {
    const data = breadcrumbData([
      { name: 'Pagrindinis', url: 'https://www.example.lt' },
      { name: 'Testai', url: 'https://www.example.lt/testai' },
    ])
    expect(data).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Pagrindinis', item: 'https://www.example.lt' },
      { '@type': 'ListItem', position: 2, name: 'Testai', item: 'https://www.example.lt/testai' },
    ])
  })

  test('of the academy name it, its logo, email and town', () => {
    const academy = { name: 'A', url: 'https://a.lt', logo: 'https://a.lt/l.png' }
    const seller = {
      legalName: 'A',
      code: null,
      vatCode: null,
      email: 'a@a.lt',
      phone: null,
    }
    expect(
      organizationData({
        ...academy,
        seller,
        place: { street: null, postalCode: null, town: 'Vilnius' },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...academy,
      email: 'a@a.lt',
      address: { '@type': 'PostalAddress', addressLocality: 'Vilnius', addressCountry: 'LT' },
    })
    const given = {
      ...seller,
      legalName: 'A, UAB',
      code: '305',
      vatCode: 'LT1',
      phone: '+370',
    }
    expect(
      organizationData({
        ...academy,
        seller: given,
        place: { street: 'Upės g. 5', postalCode: 'LT-01100', town: 'Vilnius' },
      }),
    ).toMatchObject({
      legalName: 'A, UAB',
      identifier: '305',
      vatID: 'LT1',
      telephone: '+370',
      address: { streetAddress: 'Upės g. 5', postalCode: 'LT-01100', addressLocality: 'Vilnius' },
    })
    expect(websiteData({ name: 'A', url: 'https://a.lt' })).toMatchObject({
      '@type': 'WebSite',
      name: 'A',
      url: 'https://a.lt',
      inLanguage: 'lt-LT',
    })
  })

  test('of a service hold its offers with their prices', () => {
    const offers = [{ name: 'Savaitė', price: 39 }]
    expect(serviceData({ name: 'Laiškai', provider: 'A', offers })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Laiškai',
      provider: { '@type': 'Organization', name: 'A' },
      offers: [{ '@type': 'Offer', name: 'Savaitė', price: 39, priceCurrency: 'EUR' }],
    })
  })

  test('of an article hold headline, images, dates, author and publisher', () => {
    const data = articleData({
      title: 'Pavydas',
      description: 'Apie pavydą.',
      url: 'https://a.lt/blog/pavydas',
      images: ['https://a.lt/a.jpg'],
      category: null,
      keywords: [],
      publishedAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-02T08:00:00.000Z',
      author: null,
      publisher: { name: 'A', url: 'https://a.lt', logo: 'https://a.lt/a.png' },
    })
    const author = { '@type': 'Organization', name: 'A', url: 'https://a.lt' }
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Pavydas',
      image: ['https://a.lt/a.jpg'],
      datePublished: '2026-11-01T08:00:00.000Z',
      dateModified: '2026-11-02T08:00:00.000Z',
      author,
      publisher: { ...author, logo: { '@type': 'ImageObject', url: 'https://a.lt/a.png' } },
    })
    expect(data).not.toHaveProperty('articleSection')
    expect(data).not.toHaveProperty('keywords')
  })
})

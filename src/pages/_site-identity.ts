import { addressParts } from '#src/features/settings/seller.ts'
import { ownerSettings } from '#src/site/owner.ts'
import { siteEnvironment } from '#src/site/site-environment.ts'
import {
  documentTitle,
  type HeadTag,
  LOGO_PATH,
  type SiteIdentity,
} from '#src/features/search/seo.ts'
import {
  organizationData,
  serviceData,
  type StructuredData,
  websiteData,
} from '#src/features/search/structured-data.ts'
import type { ConsultationPackage } from '#src/features/consultations/consultations.ts'
import { brand } from '#src/core/brand-texts.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { headTexts } from '#src/site/site-texts.ts'

/** Returns the site's data for the head tags. */
export function siteIdentity(): SiteIdentity {
  identity ??= { name: brand.name, origin: siteEnvironment().origin, words: headTexts }
  return identity
}

/** Cached, because every page needs it and parsing the environment is slow. */
let identity: SiteIdentity | undefined

/** Returns the head of a not-found page. It has no canonical URL and is not indexed. */
export function missingHead(title: string): HeadTag[] {
  return [
    { tag: 'title', text: documentTitle(title, siteIdentity()) },
    { tag: 'meta', name: 'robots', content: 'noindex' },
  ]
}

/** Returns structured data about the academy. */
export async function academyData(): Promise<StructuredData> {
  const { name, origin } = siteIdentity()
  const owner = await ownerSettings()
  // The city line names the country after the town.
  const city = owner.city.split(',')[0] ?? owner.city
  const {
    street = null,
    postalCode = null,
    town,
  } = owner.address === null ? {} : addressParts(owner.address)
  return organizationData({
    name,
    url: origin,
    logo: origin + LOGO_PATH,
    seller: owner,
    // The town of the address, since a street in another town does not exist.
    place: { street, postalCode, town: town ?? city },
  })
}

/** Returns structured data about the packages on sale. */
export function packageData(packages: readonly ConsultationPackage[]): StructuredData {
  return serviceData({
    name: consultationTexts.title,
    provider: siteIdentity().name,
    offers: packages
      .filter(({ available }) => available)
      .map(({ title, price }) => ({ name: title, price })),
  })
}

/** Returns structured data about the site. */
export function siteData(): StructuredData {
  const { name, origin } = siteIdentity()
  return websiteData({ name, url: origin })
}

import type { Seller } from './seller-texts.ts'

/** Details that a seller must publish by law, besides name and e-mail address. */
export const SELLER_DETAILS = ['code', 'address', 'phone'] as const
export type SellerDetail = (typeof SELLER_DETAILS)[number]

/** Settings that say who sells, and how to reach the seller. */
const SELLER_FIELDS = [
  'legalName',
  'legalForm',
  'code',
  'vatCode',
  'address',
  'email',
  'phone',
] as const satisfies readonly (keyof Seller)[]

/** Returns the fields in which two states of the settings name the seller differently. */
export function changedDetails(before: Seller, after: Seller) {
  return SELLER_FIELDS.filter((field) => before[field] !== after[field])
}

/** Law that requires each detail, for warnings to the operator. */
export const SELLER_LAWS: Readonly<Record<SellerDetail, string>> = {
  code: 'the Law on Information Society Services, article 6',
  address: 'the Law on Information Society Services, article 6',
  phone: 'the Civil Code, article 6.228-7',
}

/** Returns the legally required details that are not set. */
export function missingDetails(
  seller: Readonly<Record<SellerDetail, string | null>>,
): SellerDetail[] {
  return SELLER_DETAILS.filter((detail) => seller[detail] === null)
}

/** Postal address in its parts. */
export interface PostalAddress {
  street: string
  postalCode: string | null
  /** Null if the address names none at its end. */
  town: string | null
}

const POSTAL_CODE = /\b(?:LT-?)?\d{5}\b/i

/** Splits an address such as `Upės g. 5, LT-01100 Vilnius`. */
export function addressParts(address: string): PostalAddress {
  const parts = address
    .split(',')
    .map((part) => part.replace(POSTAL_CODE, '').trim())
    .filter((part) => part !== '' && !/^lietuva$|^lithuania$/i.test(part))
  // A last part with a number is a street or a flat.
  const [town] = parts.length > 1 && !/\d/.test(parts.at(-1) ?? '') ? parts.splice(-1) : []
  return {
    street: parts.join(', '),
    postalCode: POSTAL_CODE.exec(address)?.[0] ?? null,
    town: town ?? null,
  }
}

export const townOf = (address: string): string | null => addressParts(address).town

/** Whether a city line, `Vilnius, Lietuva`, names a town, with any ending: `Vilniaus m.` is the same. */
export function isSameTown(city: string, town: string): boolean {
  const [named = ''] = city.toLowerCase().split(',')
  return town.toLowerCase().startsWith(named.trim().slice(0, -2))
}

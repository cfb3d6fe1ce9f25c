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

/** Whether two states of the settings name the seller differently. */
export function isSellerChanged(before: Seller, after: Seller): boolean {
  return SELLER_FIELDS.some((field) => before[field] !== after[field])
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

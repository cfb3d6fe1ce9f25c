/** What the law wants to be known of a seller, besides a name and an e-mail address. */
export const SELLER_DETAILS = ['code', 'address', 'phone'] as const
export type SellerDetail = (typeof SELLER_DETAILS)[number]

/** What is not given of what the law wants. */
export function missingDetails(
  seller: Readonly<Record<SellerDetail, string | null>>,
): SellerDetail[] {
  return SELLER_DETAILS.filter((detail) => seller[detail] === null)
}

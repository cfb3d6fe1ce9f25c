/** What the law wants to be known of a seller, besides a name and an e-mail address. */
export const SELLER_DETAILS = ['code', 'address', 'phone'] as const
export type SellerDetail = (typeof SELLER_DETAILS)[number]

/** The law of Lithuania that asks for each, as whoever runs the site reads it. */
export const SELLER_LAWS: Readonly<Record<SellerDetail, string>> = {
  code: 'the Law on Information Society Services, article 6',
  address: 'the Law on Information Society Services, article 6',
  phone: 'the Civil Code, article 6.228-7',
}

/** What is not given of what the law wants. */
export function missingDetails(
  seller: Readonly<Record<SellerDetail, string | null>>,
): SellerDetail[] {
  return SELLER_DETAILS.filter((detail) => seller[detail] === null)
}

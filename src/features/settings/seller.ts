/** Details that the law requires of a seller, besides a name and an email address. */
export const SELLER_DETAILS = ['code', 'address', 'phone'] as const
export type SellerDetail = (typeof SELLER_DETAILS)[number]

/** Lithuanian law that requires each detail, as named in warnings to the site's operator. */
export const SELLER_LAWS: Readonly<Record<SellerDetail, string>> = {
  code: 'the Law on Information Society Services, article 6',
  address: 'the Law on Information Society Services, article 6',
  phone: 'the Civil Code, article 6.228-7',
}

/** Returns the details that the law requires and that are not given. */
export function missingDetails(
  seller: Readonly<Record<SellerDetail, string | null>>,
): SellerDetail[] {
  return SELLER_DETAILS.filter((detail) => seller[detail] === null)
}

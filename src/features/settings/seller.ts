/** Details that a seller must publish by law, besides name and e-mail address. */
export const SELLER_DETAILS = ['code', 'address', 'phone'] as const
export type SellerDetail = (typeof SELLER_DETAILS)[number]

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

import { brand } from '#src/core/brand-texts.ts'

/** Details of the seller that the law requires. Null: not given or, for `vatCode`, not registered for VAT. */
export interface Seller {
  readonly legalName: string
  readonly legalForm: string | null
  readonly code: string | null
  readonly vatCode: string | null
  readonly address: string | null
  readonly email: string
  readonly phone: string | null
}

/** Defaults until the owner has set their own in the panel. */
export const seller: Seller = {
  legalName: brand.name,
  legalForm: null,
  code: null,
  vatCode: null,
  address: null,
  email: brand.email,
  phone: null,
}

/** Returns each detail with its label. A detail that is not given is null. */
export function sellerFacts(of: Seller): readonly (readonly [string, string | null])[] {
  return [
    ['Pavadinimas', of.legalName],
    ['Teisinė forma', of.legalForm],
    // Not called a company code, since a seller without a company has a code too.
    ['Kodas', of.code],
    ['PVM mokėtojo kodas', of.vatCode],
    ['Adresas', of.address],
    ['El. paštas', of.email],
    ['Telefonas', of.phone],
  ]
}

/** Returns the seller's name with the code, if given, as the footer shows them. */
export function sellerName({ legalName, code }: Pick<Seller, 'legalName' | 'code'>): string {
  return code ? `${legalName}, kodas ${code}` : legalName
}

/** Joins the given details into one line. */
export function sellerLine(of: Seller): string {
  return [
    sellerName(of),
    of.vatCode && `PVM mokėtojo kodas ${of.vatCode}`,
    of.address,
    of.email,
    of.phone,
  ]
    .filter(Boolean)
    .join(', ')
}

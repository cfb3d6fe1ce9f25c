import { brand } from '#src/core/brand-texts.ts'

/** Legal details of the seller. Null if not set; for `vatCode` also if the seller is not registered for VAT. */
export interface Seller {
  readonly legalName: string
  readonly legalForm: string | null
  readonly code: string | null
  readonly vatCode: string | null
  readonly address: string | null
  readonly email: string
  readonly phone: string | null
}

/** Defaults until the owner saves the settings. */
export const seller: Seller = {
  legalName: brand.name,
  legalForm: null,
  code: null,
  vatCode: null,
  address: null,
  email: brand.email,
  phone: null,
}

/** Returns each detail with its label; null if it is not set. */
export function sellerFacts(of: Seller): readonly (readonly [string, string | null])[] {
  return [
    ['Pavadinimas', of.legalName],
    ['Teisinė forma', of.legalForm],
    // Not "company code", because a seller without a company also has a code.
    ['Kodas', of.code],
    ['PVM mokėtojo kodas', of.vatCode],
    ['Adresas', of.address],
    ['El. paštas', of.email],
    ['Telefonas', of.phone],
  ]
}

/** Returns the seller's name, with the code if it is set, for the footer. */
export function sellerName({ legalName, code }: Pick<Seller, 'legalName' | 'code'>): string {
  return code ? `${legalName}, kodas ${code}` : legalName
}

/** Joins all details that are set to one line. */
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

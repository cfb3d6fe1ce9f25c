import { brand } from './brand.ts'

/** Who sells, as the law wants a seller to be named. */
interface Seller {
  /** While true, a production build and the panel warn that these are not the seller's own details. */
  readonly placeholder: boolean
  readonly legalName: string
  readonly legalForm: string
  readonly code: string
  /** Null for a seller who is not registered for VAT. */
  readonly vatCode: string | null
  readonly address: string
  readonly email: string
  readonly phone: string | null
}

/** Replace all of it with the seller's own details before launch; nothing else has to change. */
export const seller: Seller = {
  placeholder: true,
  legalName: 'UAB „Santykių akademija“',
  legalForm: 'uždaroji akcinė bendrovė',
  code: '000000000',
  vatCode: null,
  address: 'Pavyzdžio g. 1, LT-00000 Vilnius',
  email: brand.email,
  phone: null,
}

/** Each detail with its name, where the law wants all of them. */
export const sellerFacts: readonly (readonly [string, string | null])[] = [
  ['Pavadinimas', seller.legalName],
  ['Teisinė forma', seller.legalForm],
  ['Įmonės kodas', seller.code],
  ['PVM mokėtojo kodas', seller.vatCode],
  ['Adresas', seller.address],
  ['El. paštas', seller.email],
  ['Telefonas', seller.phone],
]

/** The details in one line. */
export const sellerLine: string = [
  seller.legalName,
  `įmonės kodas ${seller.code}`,
  seller.vatCode === null ? null : `PVM mokėtojo kodas ${seller.vatCode}`,
  seller.address,
  seller.email,
  seller.phone,
]
  .filter((part) => part !== null)
  .join(', ')

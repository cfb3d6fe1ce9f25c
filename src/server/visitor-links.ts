import { asPrivate, type Private } from '#src/core/private.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { RequestError } from './errors.ts'
import { environment } from './environment.ts'
import { readToken, signToken } from './signing.ts'

/** Pages behind signed links, by the purpose of the signature. */
const PATHS = {
  'newsletter-confirmation': '/naujienlaiskis/patvirtinti',
  'newsletter-leaving': '/naujienlaiskis/atsisakyti',
  'quiz-result': '/rezultatas',
  comparison: '/palyginimas',
  'own-data': '/mano-duomenys',
  order: '/uzsakymas',
  'order-address': '/uzsakymas/adresas',
} as const

/** What a signed link is for. */
export type LinkPurpose = keyof typeof PATHS

/**
 * The address of a page that only its visitor can open; one in a mail is made when that is sent.
 * @param claims what the link is about.
 */
export function visitorLink(
  purpose: LinkPurpose,
  claims: readonly string[],
  expiresAt: Date,
): Private {
  const path = `${PATHS[purpose]}/${signToken(purpose, claims, expiresAt)}`
  return asPrivate(environment().origin + path)
}

/**
 * The claims of such a link.
 * @throws RequestError 403 for a forged or an expired one.
 */
export function readVisitorLink(purpose: LinkPurpose, token: string): Private[] {
  const read = readToken(purpose, token)
  if (read.state === 'valid') return read.claims
  throw new RequestError(
    403,
    read.state === 'expired' ? visitorPageTexts.linkExpired : visitorPageTexts.linkForged,
  )
}

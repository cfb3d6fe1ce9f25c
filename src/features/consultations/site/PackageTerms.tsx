import { packageTerms } from '../package-term-texts.ts'

interface PackageTermsProps {
  /** Sentence about days on which no messages are answered; null for none. */
  absence?: string | null
  /** Whether to say how a subscription is renewed and ended. */
  renewed: boolean
}

/** Lists the facts to know before paying: days off, the refund with its limit, and the renewal of a subscription. */
export function PackageTerms({ absence = null, renewed }: PackageTermsProps) {
  const { before, link, between, terms, after } = packageTerms.refund
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {absence === null ? null : <li>{absence}</li>}
      <li>
        {before}
        <a href="/sutarties-atsisakymas" className="link">
          {link}
        </a>
        {between}
        <a href="/p/naudojimo-salygos" className="link">
          {terms}
        </a>
        {after}
      </li>
      {renewed ? <li>{packageTerms.renewal}</li> : null}
    </ul>
  )
}

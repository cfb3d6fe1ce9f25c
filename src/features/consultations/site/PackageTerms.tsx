import { packageTerms } from '../package-term-texts.ts'

interface PackageTermsProps {
  /** Sentences that come first, for example who answers; null for none. */
  facts?: readonly (string | null)[]
  /** Whether to say how a subscription is renewed and ended. */
  renewed: boolean
}

/**
 * Lists the facts to know before paying: who answers, the refund with its limit, and how a subscription is renewed and
 * ended.
 */
export function PackageTerms({ facts = [], renewed }: PackageTermsProps) {
  const { before, link, between, terms, after } = packageTerms.refund
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {facts.map((fact) => (fact === null ? null : <li key={fact}>{fact}</li>))}
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

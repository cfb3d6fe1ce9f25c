import { packageTerms } from '../package-term-texts.ts'

interface PackageTermsProps {
  /** Sentence that says who answers; left out where the page already says that. */
  answering?: string
  /** Whether to say how a subscription is renewed and ended. */
  renewed: boolean
}

/**
 * Lists the facts to know before paying: who answers, the refund with its limit, and how a subscription is renewed and
 * ended.
 */
export function PackageTerms({ answering, renewed }: PackageTermsProps) {
  const { before, link, between, terms, after } = packageTerms.refund
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {answering === undefined ? null : <li>{answering}</li>}
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

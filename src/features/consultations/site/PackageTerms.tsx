import { packageTerms } from '../package-term-texts.ts'

interface PackageTermsProps {
  /** Sentences about the time of an answer. */
  answers?: readonly string[]
  /** Whether to say how a subscription is renewed and ended. */
  renewed: boolean
}

/** Lists the facts to know before paying: when answers come, the refund with its limit, and how a subscription renews. */
export function PackageTerms({ answers = [], renewed }: PackageTermsProps) {
  const { before, link, between, terms, after } = packageTerms.refund
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {answers.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
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

import type { ReactNode } from 'react'
import { type ConsultationPackage, EMAIL_PACKAGES } from '../consultations.ts'
import { bindSpaces } from '#src/core/typography.ts'
import type { AnswerHours } from '../answer-hour-texts.ts'
import { offerTexts } from '../offer-texts.ts'
import { packageFeatures, packageTexts } from '../package-texts.ts'

/** Maximum number of features of a plan in the offer. The most important features come first in each plan. */
const OFFERED_FEATURES = 2

interface ConsultationOfferProps {
  packages: readonly ConsultationPackage[]
  /** Hours in which messages are answered; null for day and night. */
  hours: AnswerHours | null
  /** Shown below the packages. */
  children: ReactNode
}

/** Offers the e-mail packages under an article (specification, section 3); nothing while none is available. */
export function ConsultationOffer({ packages, hours, children }: ConsultationOfferProps) {
  const plans = packages.filter(
    ({ id, available }) => available && EMAIL_PACKAGES.some((each) => each === id),
  )
  const [plan] = plans
  if (plan === undefined) return null
  return (
    <section aria-labelledby="konsultacijos" className="panel wide flex flex-col gap-6">
      <h2 id="konsultacijos" className="heading">
        {offerTexts.heading}
      </h2>
      <p>
        {offerTexts.text}{' '}
        <a href="/experts" className="link">
          {offerTexts.who}
        </a>
      </p>
      <ul className="grid gap-6 md:grid-cols-2">
        {plans.map((item) => (
          <li key={item.id}>
            <Plan item={item} hours={hours} />
          </li>
        ))}
      </ul>
      {plan.absence === null ? null : <p>{plan.absence}</p>}
      <div>{children}</div>
      <a href="/consultations" className="link self-start">
        {offerTexts.all}
      </a>
    </section>
  )
}

function Plan({ item, hours }: { item: ConsultationPackage; hours: AnswerHours | null }) {
  const headingId = `planas-${item.id}`
  const label = item.paymentType === 'subscription' ? packageTexts.subscribe : packageTexts.buy
  return (
    <div className="card h-full gap-4 p-5">
      {item.popular ? (
        <span className="badge badge-clay self-start">{packageTexts.popular}</span>
      ) : null}
      <h3 id={headingId} className="subheading">
        {bindSpaces(item.title)}
      </h3>
      <p>
        <strong className="font-serif text-2xl">
          {packageTexts.price(item.price, item.paymentType)}
        </strong>
        {' \u2002'}
        <span className="text-sm text-muted">{packageTexts.durations[item.id]}</span>
      </p>
      <ul className="ticks flex flex-col gap-2 text-muted">
        {packageFeatures(item.features, hours)
          .slice(0, OFFERED_FEATURES)
          .map((feature) => (
            <li key={feature}>{bindSpaces(feature)}</li>
          ))}
      </ul>
      <div className="mt-auto pt-2">
        {item.paymentLink === null ? (
          <a href="/consultations" aria-describedby={headingId} className="button w-full px-2">
            {packageTexts.select}
          </a>
        ) : (
          <a
            href={item.paymentLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={headingId}
            className="button w-full px-2"
          >
            {label} <span className="sr-only">{packageTexts.newTab}</span>
          </a>
        )}
      </div>
    </div>
  )
}

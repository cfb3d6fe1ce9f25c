import type { ReactNode } from 'react'
import type { Week } from '#src/features/clients/contracts.ts'
import { formatSums } from '#src/core/lithuanian.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { todayTexts } from './today-texts.ts'

const { week: texts } = todayTexts

/**
 * Shows the last seven days in numbers; nothing if nothing has happened. Each number links to the list whose entries it
 * counts.
 */
export function WeekNumbers({ week }: { week: Week }) {
  const { money, answers, clients, subscribers, stopped, results } = week
  if (money.length + answers.total + clients + subscribers + stopped + results === 0) return null
  const refunds = money.filter(({ refunded }) => refunded > 0)
  return (
    <section aria-labelledby="savaite" className="flex flex-col gap-4">
      <div className="flex max-w-3xl flex-col gap-1">
        <h3 id="savaite" className="subheading">
          {texts.heading}
        </h3>
        <p className="text-sm text-muted">{texts.intro}</p>
      </div>
      <dl className="card divide-y divide-line lg:grid lg:grid-cols-5 lg:divide-x lg:divide-y-0">
        <Fact name={texts.clients} to={{ screen: 'clients' }} value={String(week.clients)} />
        <Fact
          name={texts.received}
          to={{ screen: 'orders' }}
          value={formatSums(money.map(({ currency, paid }) => [paid, currency]))}
        >
          {refunds.length === 0
            ? null
            : texts.refunded(
                formatSums(refunds.map(({ currency, refunded }) => [refunded, currency])),
              )}
        </Fact>
        <Fact
          name={texts.answers}
          to={{ screen: 'orders' }}
          value={answers.total === 0 ? texts.none : texts.of(answers.onTime, answers.total)}
        >
          {answers.medianMinutes === null ? null : texts.median(answers.medianMinutes)}
        </Fact>
        <Fact
          name={texts.subscribers}
          to={{ screen: 'subscribers' }}
          value={String(week.subscribers)}
        >
          {week.stopped === 0 ? null : (
            <PanelLink
              to={{ screen: 'subscribers' }}
              className="link inline-block py-2.5 lg:-my-2.5"
            >
              {texts.stopped(week.stopped)}
            </PanelLink>
          )}
        </Fact>
        <Fact name={texts.results} to={{ screen: 'submissions' }} value={String(week.results)}>
          {week.warned === 0 ? null : texts.warned(week.warned)}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  name: string
  /** List whose entries are counted. */
  to: PanelView
  value: string
  children?: ReactNode
}

function Fact({ name, to, value, children }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-4 px-5 py-2 lg:grid-cols-1 lg:py-4">
      <dt>
        <PanelLink to={to} className="link inline-block min-w-11 py-2.5 text-sm">
          {name}
        </PanelLink>
      </dt>
      <dd className="text-xl font-semibold lg:text-2xl">{value}</dd>
      {children === null || children === undefined ? null : (
        <dd className="pb-2 text-sm text-muted max-lg:col-span-2">{children}</dd>
      )}
    </div>
  )
}

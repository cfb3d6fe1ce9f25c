import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { LoadError, Skeletons } from '#src/panel/frame/controls.tsx'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import {
  createHealth,
  findingsOf,
  type Finding,
  type HealthAction,
  mailWords,
  type SiteFacts,
} from './health.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { healthTexts } from './texts.ts'

/** Stripe's page of the owner's webhooks. It lists the failed deliveries of each webhook. */
const FAILED_DELIVERIES = 'https://dashboard.stripe.com/webhooks'

/** Shows in sentences whether the site works, and what the administrator has to do. */
export function Health() {
  const [health] = useState(() => createHealth())
  const state = useStore(health.$state)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => void health.load(), [health])

  const look = () => void health.load().then(() => heading.current?.focus())
  return (
    <section aria-labelledby="bukle-antraste" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-2">
          <h2 ref={heading} id="bukle-antraste" tabIndex={-1} className="heading">
            {healthTexts.heading}
          </h2>
          <p className="max-w-3xl text-muted">{healthTexts.intro}</p>
        </div>
        {state.step === 'loaded' ? (
          <Button quiet busy={state.checking} onClick={look}>
            {state.checking ? healthTexts.checking : healthTexts.again}
          </Button>
        ) : null}
      </div>
      {state.step === 'loading' ? <Skeletons count={2} height="h-32" /> : null}
      {state.step === 'error' ? <LoadError message={state.message} onRetry={look} /> : null}
      {state.step === 'loaded' ? (
        <>
          <Todo
            facts={state.facts}
            onAgain={look}
            onPublish={() => void health.publish().then(() => heading.current?.focus())}
          />
          <Facts facts={state.facts} />
        </>
      ) : null}
    </section>
  )
}

function Todo({
  facts,
  onAgain,
  onPublish,
}: {
  facts: SiteFacts
  onAgain: () => void
  onPublish: () => void
}) {
  const findings = findingsOf(facts)
  if (findings.length === 0) {
    return (
      <p role="status" className="rounded-xl bg-mist px-5 py-4 font-semibold text-forest-deep">
        {healthTexts.well}
      </p>
    )
  }
  return (
    <section aria-labelledby="ka-padaryti" className="flex flex-col gap-3">
      <h3 id="ka-padaryti" className="subheading">
        {healthTexts.todoHeading}
      </h3>
      <ul className="card divide-y divide-line">
        {findings.map(({ level, text, action, field }, index) => (
          <li
            key={`${index} ${text}`}
            className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <p>
              <span className={`badge ${level === 'urgent' ? 'badge-clay' : ''}`.trim()}>
                {healthTexts.levels[level]}
              </span>
            </p>
            <p className="max-w-2xl">{text}</p>
            <div className="flex flex-wrap empty:hidden">
              <Action action={action} field={field} onAgain={onAgain} onPublish={onPublish} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Action({
  action,
  field,
  onAgain,
  onPublish,
}: Pick<Finding, 'action' | 'field'> & {
  onAgain: () => void
  onPublish: () => void
}) {
  if (action === null) return null
  if (typeof action === 'object' && 'screen' in action) {
    return (
      <PanelLink to={action} className="button-quiet">
        {healthTexts.actions.order}
      </PanelLink>
    )
  }
  if (typeof action === 'object') {
    const { kind, id, title } = action
    return (
      <PanelLink
        to={{ screen: 'form', kind, id }}
        label={panelTexts.itemLabel(healthTexts.edit, title)}
        className="button-quiet"
      >
        {healthTexts.edit}
      </PanelLink>
    )
  }
  const text = healthTexts.actions[action]
  if (action === 'again' || action === 'publish') {
    return (
      <Button quiet onClick={action === 'again' ? onAgain : onPublish}>
        {text}
      </Button>
    )
  }
  if (action === 'deliveries') {
    return (
      <a href={FAILED_DELIVERIES} className="button-quiet">
        {text}
      </a>
    )
  }
  return (
    <PanelLink to={viewOf(action, field)} className="button-quiet">
      {text}
    </PanelLink>
  )
}

function viewOf(
  action: Exclude<HealthAction, 'again' | 'publish' | 'deliveries'>,
  field: string | undefined,
): PanelView {
  if (action === 'settings' && field !== undefined) return { screen: 'settings', field }
  if (action === 'pages') return { screen: 'list', kind: 'page' }
  return action === 'waiting' ? { screen: 'outbox', group: 'waiting' } : { screen: action }
}

/** Shows in a line what is all right, and below it what is under way. */
function Facts({
  facts,
  facts: { publishing, outbox, marketing, health, aiStandIn },
}: {
  facts: SiteFacts
}) {
  const { parts } = healthTexts
  const working = [
    ...(publishing.status === 'live' ? [parts.site] : []),
    ...(['database', 'storage'] as const)
      .filter((part) => health?.[part] === 'ok')
      .map((part) => parts[part]),
    ...(marketing.configured ? [parts.marketing] : []),
  ]
  const isBroken = findingsOf(facts).some(({ level }) => level === 'urgent' || level === 'knowable')
  return (
    <section aria-labelledby="kaip-veikia" className="flex flex-col gap-1">
      <h3 id="kaip-veikia" className="subheading pb-1">
        {healthTexts.factsHeading}
      </h3>
      {working.length === 0 ? null : (
        <p>{isBroken ? healthTexts.work(working) : healthTexts.allWork(working)}</p>
      )}
      {publishing.status === 'live' ? null : <p>{healthTexts.site[publishing.status]}</p>}
      {publishing.liveAt === null ? null : (
        <p className="text-muted">{wholeDays(healthTexts.live(formatMinute(publishing.liveAt)))}</p>
      )}
      {health?.mailboxReadAt ? (
        <p className="text-muted">{healthTexts.mailboxRead(formatMinute(health.mailboxReadAt))}</p>
      ) : null}
      {aiStandIn ? <p className="text-muted">{healthTexts.aiStandIn}</p> : null}
      <MailWords outbox={outbox} />
    </section>
  )
}

/** Says in a sentence whether the mails were sent, and links to their list. */
function MailWords({ outbox }: Pick<SiteFacts, 'outbox'>) {
  const { due, counts } = outbox
  const group =
    due > 0 ? 'waiting' : counts.attention === 0 && counts.planned > 0 ? 'planned' : null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {mailWords(outbox)}
      <PanelLink
        to={{ screen: 'outbox', ...(group && { group }) }}
        className="link inline-flex min-h-11 items-center"
      >
        {healthTexts.actions[group ?? 'outbox']}
      </PanelLink>
    </p>
  )
}

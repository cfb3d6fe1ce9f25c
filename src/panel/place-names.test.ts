import { expect, it } from 'vitest'
import { planTexts } from '#src/features/clients/panel/plan-texts.ts'
import { contentTransferTexts } from '#src/features/archive/panel/texts.ts'
import { expertTexts } from '#src/features/experts/panel/texts.ts'
import { panelTexts } from './frame/texts.ts'
import { healthTexts } from '#src/features/health/panel/texts.ts'
import { mediaTexts } from '#src/features/images/panel/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { letterTexts } from '#src/features/newsletter/panel/texts.ts'
import { seriesTexts } from '#src/features/newsletter/panel/series-texts.ts'
import { outboxTexts } from '#src/features/outbox/panel/texts.ts'
import { settingsTexts } from '#src/features/settings/panel/texts.ts'

it('a link is named as the view that it opens', () => {
  const { views } = panelTexts
  expect(views).toMatchObject({
    plan: planTexts.heading,
    clients: inboxViewTexts.clients.heading,
    submissions: inboxViewTexts.headings.submissions,
    withdrawals: inboxViewTexts.headings.withdrawals,
    orders: inboxViewTexts.headings.orders,
    experts: expertTexts.heading,
    media: mediaTexts.heading,
    archive: contentTransferTexts.heading,
    outbox: outboxTexts.heading,
    health: healthTexts.heading,
    settings: settingsTexts.heading,
    letters: letterTexts.heading,
    series: seriesTexts.heading,
  })
  // The headings of these two say more than the short names.
  expect(inboxViewTexts.headings.bookings.toLowerCase()).toContain(views.bookings.toLowerCase())
  expect(inboxViewTexts.headings.subscribers).toContain(views.subscribers.toLowerCase())
})

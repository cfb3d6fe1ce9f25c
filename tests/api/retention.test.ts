import { sql } from 'kysely'
import { expect, it } from 'vitest'
import {
  BOOKING_MONTHS,
  COMPARISON_DAYS,
  LEFT_SUBSCRIPTION_MONTHS,
  ORDER_MESSAGE_MONTHS,
  ORDER_MONTHS,
  OWNER_NETWORK_DAYS,
  PENDING_SUBSCRIPTION_DAYS,
  QUIZ_ANSWERS_MONTHS,
  RESULT_DAYS,
  SENT_KEPT_DAYS,
  UNFINISHED_DAYS,
  UNSENT_KEPT_DAYS,
  USED_LINK_DAYS,
  WITHDRAWAL_MONTHS,
} from '#src/core/retention.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite()

/** Statements that insert rows of an age; `age` is an SQL expression. */
const ROWS = [
  {
    what: 'quiz answers',
    kept: `${QUIZ_ANSWERS_MONTHS} months`,
    insert: (email: string, age: string) =>
      `insert into quiz_submissions (id, email, answers, total_score, completed_at)
       values (gen_random_uuid(), '${email}', '[]', 1, now() - (${age}))`,
    emails: 'select email from quiz_submissions',
  },
  {
    what: 'a booking',
    kept: `${BOOKING_MONTHS} months`,
    insert: (email: string, age: string) =>
      `insert into consultation_bookings (id, name, email, consultation_type, created_at)
       values (gen_random_uuid(), 'Rūta', '${email}', 'individual', now() - (${age}))`,
    emails: 'select email from consultation_bookings',
  },
  ...['left_at', 'stopped_at'].map((ended) => ({
    what: `a subscription that has ended (${ended})`,
    kept: `${LEFT_SUBSCRIPTION_MONTHS} months`,
    insert: (email: string, age: string) =>
      `insert into newsletter_subscriptions (id, email, subscribed, subscribed_at, ${ended})
       values (gen_random_uuid(), '${email}', false, now() - interval '9 years', now() - (${age}))`,
    emails: 'select email from newsletter_subscriptions',
  })),
  {
    what: 'a subscription that was never confirmed',
    kept: `${PENDING_SUBSCRIPTION_DAYS} days`,
    insert: (email: string, age: string) =>
      `insert into newsletter_subscriptions (id, email, subscribed, subscribed_at)
       values (gen_random_uuid(), '${email}', false, now() - (${age}))`,
    emails: 'select email from newsletter_subscriptions',
  },
  {
    what: 'a result behind a private link',
    kept: `${RESULT_DAYS} days`,
    insert: (title: string, age: string) =>
      `insert into quiz_results (id, quiz_title, total_score, consent_version, consent_text,
         expires_at)
       values (gen_random_uuid(), '${title}', 1, '1', 'Sutinku',
         now() - (${age}) + interval '${RESULT_DAYS} days')`,
    emails: 'select quiz_title as email from quiz_results',
  },
  {
    what: 'a comparison of two visitors',
    kept: `${COMPARISON_DAYS} days`,
    insert: (name: string, age: string) =>
      `with quiz as (
         insert into quizzes (id, title, slug, description)
         values (gen_random_uuid(), 'Poros', '${name.replace(/@.*/, '')}', '') returning id)
       insert into comparisons (id, quiz_id, first, first_consent, expires_at)
       select gen_random_uuid(), id, '[{"name": "${name}"}]', '{}',
         now() - (${age}) + interval '${COMPARISON_DAYS} days' from quiz`,
    emails: "select first -> 0 ->> 'name' as email from comparisons",
  },
  {
    what: 'a withdrawal from a contract',
    kept: `${WITHDRAWAL_MONTHS} months`,
    insert: (email: string, age: string) =>
      `insert into contract_withdrawals (id, name, email, contract, created_at)
       values (gen_random_uuid(), 'Rūta', '${email}', 'Savaitė', now() - (${age}))`,
    emails: 'select email from contract_withdrawals',
  },
  {
    what: 'an order',
    kept: `${ORDER_MONTHS} months`,
    insert: (email: string, age: string) =>
      `insert into orders (id, session_id, package, email, amount, currency, created_at)
       values (gen_random_uuid(), '${email}', 'email-weekly', '${email}', 3900, 'eur', now() - (${age}))`,
    emails: 'select email from orders',
  },
  {
    what: 'a letter of an order that has ended',
    kept: `${ORDER_MESSAGE_MONTHS} months`,
    insert: (name: string, age: string) =>
      `with sold as (
         insert into orders (id, session_id, package, email, amount, currency, created_at)
         values (gen_random_uuid(), '${name}', 'email-weekly', '${name}', 3900, 'eur', now() - (${age}))
         returning id, created_at)
       insert into order_letters (id, order_id, author, content, created_at)
       select gen_random_uuid(), id, 'client', '${name}', created_at from sold`,
    emails: 'select content as email from order_letters',
  },
  {
    what: 'a note of an order',
    kept: `${ORDER_MESSAGE_MONTHS} months`,
    insert: (name: string, age: string) =>
      `with sold as (
         insert into orders (id, session_id, package, email, amount, currency, created_at)
         values (gen_random_uuid(), '${name} note', 'email-weekly', '${name}', 3900, 'eur', now() - (${age}))
         returning id)
       insert into order_notes (id, order_id, content) select gen_random_uuid(), id, '${name}' from sold`,
    emails: 'select content as email from order_notes',
  },
  {
    what: 'a mail about an order',
    kept: `${ORDER_MESSAGE_MONTHS} months`,
    insert: (name: string, age: string) =>
      `with sold as (
         insert into orders (id, session_id, package, email, amount, currency, created_at)
         values (gen_random_uuid(), '${name} mail', 'email-weekly', '${name}', 3900, 'eur', now() - (${age}))
         returning id)
       insert into received_mails (id, kind, state, uid_validity, uid, email, order_id, received_at)
       select gen_random_uuid(), 'reply', 'waiting', 1, 1, '${name}', id, now() from sold`,
    emails: 'select email from received_mails where order_id is not null',
  },
  {
    what: 'a newsletter that came back',
    kept: `${UNSENT_KEPT_DAYS} days`,
    insert: (name: string, age: string) =>
      `insert into received_mails (id, kind, state, uid_validity, uid, email, received_at)
       values (gen_random_uuid(), 'bounce', 'shown', 1, 1, '${name}', now() - (${age}))`,
    emails: 'select email from received_mails where order_id is null',
  },
  {
    what: 'a result added to an order',
    kept: `${ORDER_MESSAGE_MONTHS} months`,
    insert: (name: string, age: string) =>
      `with sold as (
         insert into orders (id, session_id, package, email, amount, currency, created_at)
         values (gen_random_uuid(), '${name} result', 'email-weekly', '${name}', 3900, 'eur', now() - (${age}))
         returning id),
       submission as (
         insert into quiz_submissions (id, email, answers, total_score)
         values (gen_random_uuid(), '${name}', '[]', 1) returning id)
       insert into order_results (id, order_id, submission_id)
       select gen_random_uuid(), sold.id, submission.id from sold, submission`,
    emails: 'select email from order_results join orders on orders.id = order_results.order_id',
  },
  {
    what: 'an event of a payment',
    kept: `${ORDER_MONTHS} months`,
    insert: (name: string, age: string) =>
      `insert into payment_events (event_id, type, livemode, created_at, received_at)
       values ('${name}', 'invoice.paid', true, now(), now() - (${age}))`,
    emails: 'select event_id as email from payment_events',
  },
  {
    what: 'a network from which the administrator logged in',
    kept: `${OWNER_NETWORK_DAYS} days`,
    insert: (network: string, age: string) =>
      `insert into owner_networks (network, last_login_at) values ('${network}', now() - (${age}))`,
    emails: 'select network as email from owner_networks',
  },
  {
    what: 'an unfinished text',
    kept: `${UNFINISHED_DAYS} days`,
    insert: (title: string, age: string) =>
      `insert into unfinished_texts (id, kind, title, form, device, created_at, updated_at)
       values (gen_random_uuid(), 'post', '${title}', '{}', '',
         now() - interval '9 years', now() - (${age}))`,
    emails: 'select title as email from unfinished_texts',
  },
  ...(['waiting', 'unclear', 'failed', 'sent'] as const).map((state) => ({
    what: `a mail that is ${state}`,
    kept: `${state === 'sent' ? SENT_KEPT_DAYS : UNSENT_KEPT_DAYS} days`,
    insert: (email: string, age: string) =>
      `insert into outbox (id, channel, kind, recipient, state, queued_at, finished_at)
       values (gen_random_uuid(), 'mail', 'booking-receipt', '${email}', '${state}',
         now() - (${age}), now() - (${age}))`,
    emails: 'select recipient as email from outbox',
  })),
]

async function nightly(): Promise<void> {
  const { status } = await site.call('POST', '/.netlify/functions/delete-expired')
  expect(status).toBeLessThan(300)
}

it.each(ROWS)('keeps $what for $kept', async ({ what, kept, insert, emails }) => {
  const name = what.replaceAll(/\W/g, '-')
  const [young, old] = [`${name}-young@p.example`, `${name}-old@p.example`]
  await sql.raw(insert(young, `interval '${kept}' - interval '1 day'`)).execute(site.db.write)
  await sql.raw(insert(old, `interval '${kept}' + interval '1 day'`)).execute(site.db.write)
  await nightly()
  const { rows } = await sql.raw<{ email: string }>(emails).execute(site.db.write)
  const left = rows.map(({ email }) => email)
  expect(left).toContain(young)
  expect(left).not.toContain(old)
})

it('keeps the marks of used links as long as these could be valid', async () => {
  for (const days of [USED_LINK_DAYS - 0.5, USED_LINK_DAYS + 0.5]) {
    await sql`insert into used_data_links (id, used_at)
      values (gen_random_uuid(), now() - make_interval(hours => ${days * 24}))`.execute(
      site.db.write,
    )
  }
  await nightly()
  expect(await site.db.read.selectFrom('usedDataLinks').select('id').execute()).toHaveLength(1)
})

it('lists the address of an ended subscription that the marketing service still has', async () => {
  await sql`
    insert into newsletter_subscriptions
      (id, email, subscribed, subscribed_at, left_at, omnisend_contact_id)
    values
      (gen_random_uuid(), 'zinoma@p.example', false, now(), now() - interval '13 months', 'c1'),
      (gen_random_uuid(), 'nezinoma@p.example', false, now(), now() - interval '13 months', null),
      (gen_random_uuid(), 'neseniai@p.example', false, now(), now() - interval '1 month', 'c2')`.execute(
    site.db.write,
  )
  await nightly()
  const removals = await site.db.read.selectFrom('marketingRemovals').select('email').execute()
  expect(removals).toEqual([{ email: 'zinoma@p.example' }])
})

it('keeps a subscription that goes on, however old', async () => {
  await sql`
    insert into newsletter_subscriptions (id, email, subscribed_at)
    values (gen_random_uuid(), 'istikima@p.example', now() - interval '9 years')`.execute(
    site.db.write,
  )
  await nightly()
  const rows = await site.db.read.selectFrom('newsletterSubscriptions').select('email').execute()
  expect(rows.map(({ email }) => email)).toContain('istikima@p.example')
})

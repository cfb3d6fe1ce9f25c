import { type Kysely, type RawBuilder, sql } from 'kysely'

// Every table of the first release, each after the tables that it refers to. `db/schema/tables.ts` says what the
// columns hold.

/** Builds the constraint that a date is within the bounds of `isStorableInstant` in `src/core/items.ts`. */
function bounds(table: string, column: string): RawBuilder<unknown> {
  return sql.raw(
    `constraint ${table}_${column}_bounds check (
      ${column} >= '1970-01-01T00:00:00Z' and ${column} < '2200-01-01T00:00:00Z')`,
  )
}

/** Articles and pages with their authors, and courses. */
const content = [
  sql`
    create table experts (
      id uuid primary key,
      name text not null,
      photo_url text,
      qualification text not null,
      words text not null,
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
  sql`
    create table blog_posts (
      id uuid primary key,
      title text not null,
      slug text not null constraint blog_posts_slug_key unique,
      excerpt text not null,
      content text not null,
      image_url text,
      published boolean not null default false,
      reading_time integer not null default 5 check (reading_time > 0),
      category text,
      tags text[] not null default '{}',
      type text not null default 'post' check (type in ('post', 'page')),
      meta_description text,
      seo_title text,
      focus_keyword text,
      meta_keywords text[] not null default '{}',
      image_alt_text text,
      canonical_url text,
      created_at timestamptz(3) not null default now() ${bounds('blog_posts', 'created_at')},
      updated_at timestamptz(3) not null default now() ${bounds('blog_posts', 'updated_at')},
      publish_at timestamptz(3) ${bounds('blog_posts', 'publish_at')},
      published_at timestamptz(3) ${bounds('blog_posts', 'published_at')},
      author_id uuid references experts on delete set null,
      generated jsonb,
      untouched_at timestamptz(3),
      constraint blog_posts_article_category check (type = 'page' or category is not null)
    )`,
  // Sorted by the date that `shownDateOf` selects (`src/server/queries/item-queries.ts`).
  sql`
    create index blog_posts_list on blog_posts (type, coalesce(published_at, created_at) desc, id)
    where published`,
  sql`create index blog_posts_admin_list on blog_posts (type, created_at desc, id)`,
  sql`
    create index blog_posts_publish_at on blog_posts (publish_at)
    where publish_at is not null`,
  sql`create index blog_posts_author on blog_posts (author_id)`,
  sql`
    create table courses (
      id uuid primary key,
      title text not null,
      slug text not null constraint courses_slug_key unique,
      description text not null,
      short_description text,
      price integer not null check (price >= 0),
      duration text,
      level text,
      image_url text,
      features text[] not null default '{}',
      published boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
]

/** Quizzes with their questions and bands. */
const quizzes = [
  sql`
    create table quizzes (
      id uuid primary key,
      title text not null,
      slug text not null constraint quizzes_slug_key unique,
      description text not null,
      instructions text,
      published boolean not null default false,
      created_at timestamptz(3) not null default now() ${bounds('quizzes', 'created_at')},
      updated_at timestamptz(3) not null default now() ${bounds('quizzes', 'updated_at')},
      publish_at timestamptz(3) ${bounds('quizzes', 'publish_at')},
      published_at timestamptz(3) ${bounds('quizzes', 'published_at')},
      dimensions jsonb not null default '[]',
      comparable boolean not null default false,
      untouched_at timestamptz(3)
    )`,
  sql`create index quizzes_publish_at on quizzes (publish_at) where publish_at is not null`,
  sql`
    create table quiz_questions (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      question text not null,
      question_type text not null default 'multiple_choice'
        check (question_type in ('multiple_choice', 'scale', 'yes_no')),
      options text[] not null check (cardinality(options) > 0),
      weights text[] not null,
      "order" integer not null check ("order" >= 0),
      required boolean not null default true,
      warning_options integer[] not null default '{}',
      dimension_id uuid,
      option_marks text[],
      constraint quiz_questions_weights check (cardinality(weights) = cardinality(options))
    )`,
  sql`create index quiz_questions_quiz on quiz_questions (quiz_id, "order")`,
  sql`
    create table quiz_categories (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      name text not null,
      description text not null,
      min_score integer not null check (min_score >= 0),
      max_score integer not null,
      advice text not null,
      color text not null default '#10b981',
      omnisend_segment text,
      constraint quiz_categories_range check (min_score <= max_score)
    )`,
  sql`create index quiz_categories_quiz on quiz_categories (quiz_id, min_score)`,
  // Questions that were removed from their quiz. An answer to one shows that the quiz has changed since the visitor
  // opened it.
  sql`
    create table retired_questions (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      retired_at timestamptz(3) not null default now()
    )`,
  sql`create index retired_questions_quiz on retired_questions (quiz_id)`,
]

/** Former slugs, earlier versions and revoked preview links of articles, pages and quizzes. */
const items = [
  sql`
    create table slug_redirects (
      kind text not null check (kind in ('post', 'page', 'quiz')),
      slug text not null,
      item_id uuid not null,
      created_at timestamptz(3) not null default now(),
      primary key (kind, slug)
    )`,
  sql`create index slug_redirects_item on slug_redirects (item_id)`,
  // No foreign key to the item, since versions must outlive a deleted item so that it can be restored.
  sql`
    create table item_versions (
      id uuid primary key,
      kind text not null check (kind in ('post', 'page', 'quiz')),
      item_id uuid not null,
      title text not null,
      state jsonb not null,
      saved_at timestamptz(3) not null,
      kept_at timestamptz(3) not null default now(),
      deleted boolean not null default false
    )`,
  sql`create index item_versions_item on item_versions (item_id, saved_at desc, id)`,
  sql`create index item_versions_deleted on item_versions (kind, kept_at desc) where deleted`,
  sql`
    create table preview_revocations (
      kind text not null check (kind in ('post', 'page', 'quiz')),
      item_id uuid not null,
      revoked_at timestamptz(3) not null,
      primary key (kind, item_id)
    )`,
]

/** Stored images, upload links, and jobs that generate images. */
const images = [
  sql`
    create table uploads (
      id uuid primary key,
      original_name text,
      expires_at timestamptz(3) not null,
      claimed_at timestamptz(3),
      name text,
      bytes integer,
      generated jsonb
    )`,
  sql`create index uploads_expiry on uploads (expires_at)`,
  sql`
    create table media (
      name text primary key,
      bytes integer not null,
      original_name text,
      created_at timestamptz(3) not null default now(),
      generated jsonb
    )`,
  sql`create index media_list on media (created_at desc, name)`,
  sql`
    create table image_jobs (
      id uuid primary key,
      title text not null,
      category text not null,
      status text not null default 'working'
        check (status in ('working', 'done', 'failed', 'cancelled')),
      image_url text,
      fault text,
      started_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check ((status = 'done') = (image_url is not null)),
      check ((status = 'failed') = (fault is not null))
    )`,
  sql`create index image_jobs_created on image_jobs (created_at)`,
]

/** Subscribers to the newsletter, and consents to letters chosen by a quiz. */
const subscribers = [
  sql`
    create table newsletter_subscriptions (
      id uuid primary key,
      email text not null constraint newsletter_subscriptions_email_key unique,
      name text,
      subscribed boolean not null default true,
      subscribed_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3),
      left_at timestamptz(3),
      consent_version text,
      consent_text text,
      consented_at timestamptz(3),
      omnisend_contact_id text,
      suspicious boolean not null default false,
      refused_at timestamptz(3),
      stopped_at timestamptz(3),
      constraint newsletter_subscriptions_email_lower check (email = lower(email))
    )`,
  sql`
    create index newsletter_subscriptions_list
    on newsletter_subscriptions (subscribed_at desc)`,
  sql`
    create table newsletter_requests (
      id uuid primary key,
      email text not null check (email = lower(email)),
      name text,
      consent_version text,
      consent_text text,
      requested_at timestamptz(3) not null default now()
    )`,
  sql`create index newsletter_requests_email on newsletter_requests (email)`,
  // No column refers to a submission, so that no answers can be linked to the address.
  sql`
    create table marketing_consents (
      id uuid primary key,
      email text not null,
      segment text,
      consent_version text not null,
      consent_text text not null,
      consented_at timestamptz(3) not null default now(),
      constraint marketing_consents_key unique nulls not distinct (email, segment),
      constraint marketing_consents_email_lower check (email = lower(email))
    )`,
  sql`
    create table marketing_removals (
      id uuid primary key,
      email text not null constraint marketing_removals_email_key unique,
      requested_at timestamptz(3) not null default now()
    )`,
  sql`
    create table departed_subscribers (
      hash text primary key,
      key_id text not null
    )`,
]

/** Bookings of consultations, and withdrawals from contracts. */
const inbox = [
  sql`
    create table consultation_bookings (
      id uuid primary key,
      name text not null,
      email text not null,
      phone text,
      consultation_type text not null,
      preferred_date text,
      message text,
      status text not null default 'pending' constraint consultation_bookings_status
        check (status in ('pending', 'contacted', 'done', 'suspicious')),
      created_at timestamptz(3) not null default now(),
      notes text,
      attempt_id uuid constraint consultation_bookings_attempt_key unique,
      updated_at timestamptz(3) not null default now()
    )`,
  sql`create index consultation_bookings_list on consultation_bookings (created_at desc)`,
  sql`
    create index consultation_bookings_status_list
    on consultation_bookings (status, created_at desc, id desc)`,
  sql`create index consultation_bookings_email on consultation_bookings (email)`,
  sql`
    create table contract_withdrawals (
      id uuid primary key,
      name text not null,
      email text not null,
      contract text not null,
      note text,
      created_at timestamptz(3) not null default now(),
      suspicious boolean not null default false,
      state text not null default 'new'
        check (state in ('new', 'confirmed', 'refunded', 'nothing-due')),
      refunded_on text check (refunded_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      updated_at timestamptz(3) not null default now(),
      check ((state = 'refunded') = (refunded_on is not null))
    )`,
  sql`
    create index contract_withdrawals_list
    on contract_withdrawals (created_at desc, id desc)`,
  sql`create index contract_withdrawals_email on contract_withdrawals (email)`,
]

/** Submissions, results and comparisons of quizzes. */
const answers = [
  // Submissions outlive their quiz and band, and contain a person's address and name only with a consent.
  sql`
    create table quiz_submissions (
      id uuid primary key,
      quiz_id uuid references quizzes on delete set null,
      attempt_id uuid constraint quiz_submissions_attempt_key unique,
      email text,
      name text,
      answers text not null,
      total_score double precision not null,
      category_id uuid references quiz_categories on delete set null,
      category text,
      omnisend_contact_id text,
      completed_at timestamptz(3) not null default now(),
      warned boolean not null default false,
      consent_version text,
      consent_text text,
      consented_at timestamptz(3),
      breakdown jsonb,
      constraint quiz_submissions_person check (email is not null or name is null),
      constraint quiz_submissions_consent check (
        num_nonnulls(consent_version, consent_text, consented_at) in (0, 3))
    )`,
  sql`create index quiz_submissions_list on quiz_submissions (completed_at desc, id desc)`,
  sql`create index quiz_submissions_quiz on quiz_submissions (quiz_id, completed_at desc)`,
  sql`create index quiz_submissions_category on quiz_submissions (category_id)`,
  sql`create index quiz_submissions_email on quiz_submissions (email)`,
  sql`
    create index quiz_submissions_without_consent on quiz_submissions (id)
    where email is not null and consented_at is null`,
  // A row is a daily count and identifies no visitor.
  sql`
    create table quiz_progress (
      quiz_id uuid not null references quizzes on delete cascade,
      question_id uuid not null,
      day date not null,
      count integer not null default 0,
      starts integer not null default 0,
      primary key (quiz_id, question_id, day)
    )`,
  sql`
    create table quiz_results (
      id uuid primary key,
      quiz_title text not null,
      total_score double precision not null,
      category text,
      warned boolean not null default false,
      consent_version text not null,
      consent_text text not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      breakdown jsonb,
      address_hash text
    )`,
  sql`create index quiz_results_address on quiz_results (address_hash)`,
  sql`
    create table comparisons (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      invite_hash text unique,
      first jsonb not null,
      first_consent jsonb not null,
      second jsonb,
      second_consent jsonb,
      expires_at timestamptz(3) not null,
      first_id uuid not null default gen_random_uuid() unique,
      second_id uuid unique,
      check ((second is null) = (second_consent is null))
    )`,
  sql`create index comparisons_quiz on comparisons (quiz_id)`,
]

/** Orders of the checkout, the events from which their state follows, and their correspondence. */
const orders = [
  sql`
    create table orders (
      id uuid primary key,
      session_id text not null unique,
      package text not null check (package in ('email-weekly', 'email-monthly')),
      email text not null check (email = lower(email)),
      name text,
      amount integer not null,
      currency text not null,
      payment_intent_id text,
      subscription_id text,
      customer_id text,
      created_at timestamptz(3) not null,
      agreed_at timestamptz(3),
      terms_id text,
      returned_at timestamptz(3)
    )`,
  sql`create index orders_list on orders (created_at desc, id desc)`,
  sql`create index orders_email on orders (email)`,
  sql`create index orders_payment_intent on orders (payment_intent_id)`,
  sql`create index orders_subscription on orders (subscription_id)`,
  sql`create index orders_customer on orders (customer_id)`,
  sql`
    create table payment_events (
      id uuid primary key default gen_random_uuid(),
      event_id text not null unique,
      type text not null,
      api_version text,
      livemode boolean not null,
      created_at timestamptz(3) not null,
      received_at timestamptz(3) not null default now(),
      session_id text,
      payment_link_id text,
      payment_intent_id text,
      subscription_id text,
      customer_id text,
      object_id text,
      amount integer,
      currency text,
      outcome text,
      period_end timestamptz(3),
      problem text check (problem in ('version', 'link', 'address', 'dispute', 'refund')),
      settled_at timestamptz(3)
    )`,
  sql`create index payment_events_session on payment_events (session_id)`,
  sql`create index payment_events_payment_intent on payment_events (payment_intent_id)`,
  sql`create index payment_events_subscription on payment_events (subscription_id)`,
  sql`create index payment_events_customer on payment_events (customer_id)`,
  sql`
    create table agreed_terms (
      id text primary key,
      content text not null,
      changed_at timestamptz(3) not null
    )`,
  sql`
    create table order_starts (
      id uuid primary key,
      delivery text not null check (delivery in ('letter', 'notice')),
      early_text text,
      sensitive_text text not null,
      consent_version text not null,
      started_at timestamptz(3) not null default now(),
      withdrawn_at timestamptz(3),
      word_hash text,
      closed_before timestamptz(3)
    )`,
  sql`
    create table order_letters (
      id uuid primary key,
      order_id uuid not null,
      author text not null check (author in ('client', 'coach')),
      content text not null,
      created_at timestamptz(3) not null default now(),
      settled_at timestamptz(3)
    )`,
  sql`create index order_letters_order on order_letters (order_id, created_at)`,
]

/** Outgoing mail and calls of the marketing service, and letters to all subscribers. */
const outgoing = [
  sql`
    create table outbox (
      id uuid primary key,
      channel text not null check (channel in ('mail', 'marketing')),
      kind text not null,
      recipient text,
      subject_id uuid,
      state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'sent', 'unclear', 'failed')),
      fault text,
      attempts integer not null default 0,
      created_at timestamptz(3) not null default now(),
      queued_at timestamptz(3) not null default now(),
      due_at timestamptz(3) not null default now(),
      claimed_at timestamptz(3),
      finished_at timestamptz(3)
    )`,
  // Only one entry of a channel is sent at a time, so that a killed delivery leaves at most one entry unclear.
  sql`create unique index outbox_sending on outbox (channel) where state = 'sending'`,
  // Each subscriber gets a letter at most once.
  sql`
    create unique index outbox_letter_once on outbox (subject_id, recipient)
    where kind = 'letter'`,
  // Only one digest waits at a time; it covers all notices until it is sent.
  sql`
    create unique index outbox_digest on outbox (kind)
    where kind = 'notice-digest' and state = 'waiting'`,
  sql`create index outbox_waiting on outbox (channel, due_at) where state = 'waiting'`,
  sql`create index outbox_list on outbox (created_at desc, id desc)`,
  sql`create index outbox_recipient on outbox (recipient, kind, created_at)`,
  sql`create index outbox_subject on outbox (subject_id, kind)`,
  sql`
    create table letters (
      id uuid primary key,
      subject text not null,
      content text not null,
      state text not null default 'draft'
        check (state in ('draft', 'scheduled', 'sending', 'handed-over')),
      send_at timestamptz(3),
      started_at timestamptz(3),
      recipients integer not null default 0,
      sent integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      settled_at timestamptz(3),
      sender_refused boolean not null default false,
      constraint letters_schedule check ((state = 'scheduled') = (send_at is not null))
    )`,
  sql`create index letters_list on letters (created_at desc, id desc)`,
  sql`create index letters_scheduled on letters (send_at) where state = 'scheduled'`,
]

/** Rights of visitors: links to their own data, and the list of erasures. */
const rights = [
  sql`
    create table used_data_links (
      id uuid primary key,
      used_at timestamptz(3) not null default now()
    )`,
  sql`
    create table erasures (
      row_id uuid not null,
      kind text not null check (kind in ('booking', 'subscriber', 'submission', 'result', 'comparison',
        'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent', 'order-letter')),
      erased_at timestamptz(3) not null default now(),
      copied_at timestamptz(3),
      primary key (row_id, kind)
    )`,
  sql`create index erasures_age on erasures (erased_at)`,
  sql`create index erasures_uncopied on erasures (erased_at) where copied_at is null`,
]

/** The administrator's password, passkeys and sessions, login limits and audit log. */
const administration = [
  sql`
    create table admin_password (
      is_only boolean primary key default true check (is_only),
      id uuid not null,
      hash text not null,
      environment_hash text not null,
      changed_at timestamptz(3) not null default now()
    )`,
  sql`
    create table admin_passkeys (
      id uuid primary key,
      credential_id text not null constraint admin_passkeys_credential_id_key unique,
      public_key text not null,
      counter double precision not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    )`,
  sql`
    create table admin_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('login', 'registration', 'confirmation')),
      expires_at timestamptz(3) not null
    )`,
  sql`create index admin_challenges_expiry on admin_challenges (expires_at)`,
  sql`
    create table admin_sessions (
      id uuid primary key,
      session_token text not null constraint admin_sessions_session_token_key unique,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3) not null default now(),
      passkey_id uuid references admin_passkeys on delete cascade,
      device text not null default '',
      password_fingerprint text
    )`,
  sql`create index admin_sessions_expiry on admin_sessions (expires_at)`,
  sql`create index admin_sessions_passkey on admin_sessions (passkey_id)`,
  sql`
    create table login_attempts (
      id uuid primary key,
      address text not null,
      attempted_at timestamptz(3) not null default now(),
      kind text not null default 'stranger' check (kind in ('stranger', 'owner', 'session'))
    )`,
  sql`create index login_attempts_address on login_attempts (address, attempted_at)`,
  sql`
    create table login_limit (
      id smallint primary key default 1 check (id = 1),
      reached_at timestamptz(3)
    )`,
  sql`insert into login_limit default values`,
  sql`
    create table owner_networks (
      network text primary key,
      last_login_at timestamptz(3) not null default now()
    )`,
  sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null default now(),
      act text not null,
      subject_kind text check (subject_kind in ('post', 'page', 'quiz')),
      subject_id text,
      subject_slug text,
      session_id uuid not null,
      device text not null
    )`,
  sql`create index audit_log_newest on audit_log (at desc, id desc)`,
  // Rows are never changed, and not deleted before `AUDIT_LOG_MONTHS` (`src/core/retention.ts`).
  sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
        return old;
      end if;
      raise exception 'The audit log is append-only.' using errcode = 'restrict_violation';
    end $$`,
  sql`
    create trigger audit_log_kept before update or delete on audit_log
      for each row execute function keep_audit_log()`,
  sql`
    create table unfinished_texts (
      id uuid primary key,
      kind text not null check (kind in ('post', 'page', 'quiz', 'letter')),
      record_id uuid,
      title text not null,
      form text not null,
      loaded_version timestamptz(3),
      device text not null,
      session_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
]

/**
 * Statement that creates the table of the deploy marker. A new database of a preview gets this table and its marker
 * before all other tables.
 */
export const deployMarkerTable = sql`
    create table if not exists deploy_marker (
      id boolean primary key default true check (id),
      role text not null check (role in ('production', 'preview')),
      host text not null,
      marked_at timestamptz(3) not null default now()
    )`

/** Settings, publishing state, rate limits, and the deploy marker. */
const site = [
  sql`
    create table owner_settings (
      id integer primary key default 1 check (id = 1),
      settings jsonb not null default '{}',
      earlier jsonb not null default '[]',
      notice_email text,
      updated_at timestamptz(3) not null default now()
    )`,
  sql`insert into owner_settings default values`,
  sql`
    create table publishing (
      id smallint primary key default 1 check (id = 1),
      content_version integer not null default 1,
      changed_at timestamptz(3) not null default now(),
      requested_version integer not null default 0,
      requested_at timestamptz(3),
      live_version integer not null default 0,
      live_at timestamptz(3),
      phase text not null default 'idle' check (phase in ('idle', 'building', 'failed')),
      failures integer not null default 0,
      failed_at timestamptz(3),
      failure text check (failure in ('hook', 'build')),
      pending_purge text[] not null default '{}',
      unbuilt_changes jsonb not null default '{}',
      taken_down_at timestamptz(3)
    )`,
  sql`insert into publishing default values`,
  // A call beyond a network's limit appends null, so that this constraint makes the whole statement fail.
  sql`
    create table call_times (
      subject text not null,
      kind text not null,
      times timestamptz(3)[] not null
        constraint call_times_limit check (array_position(times, null) is null),
      primary key (subject, kind)
    )`,
  sql`create index call_times_last on call_times ((times[cardinality(times)]))`,
  deployMarkerTable,
  // Turns off Postgres's JIT compilation. Postgres overestimates the number of rows in a statement's JSON and would
  // compile the statement, which takes longer than running it. A role without the privilege leaves the setting as it
  // is.
  sql`
    do $$ begin
      execute format('alter database %I set jit = off', current_database());
    exception when insufficient_privilege then null;
    end $$`,
]

/** Creates the tables of the first release, with their permanent rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...content,
    ...quizzes,
    ...items,
    ...images,
    ...subscribers,
    ...inbox,
    ...answers,
    ...orders,
    ...outgoing,
    ...rights,
    ...administration,
    ...site,
  ]
  for (const statement of statements) await statement.execute(db)
}

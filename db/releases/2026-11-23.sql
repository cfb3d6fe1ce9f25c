-- Release 2026-11-23, commit 008c1c1291a752ca58d07a209010a2ff1e15b0b7
-- Written by npm run release; rows of no real person.
CREATE TABLE public.admin_sessions (
    id uuid NOT NULL,
    session_token text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blog_posts (
    id uuid NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    published boolean DEFAULT false NOT NULL,
    reading_time integer DEFAULT 5 NOT NULL,
    category text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    type text DEFAULT 'post'::text NOT NULL,
    meta_description text,
    seo_title text,
    focus_keyword text,
    meta_keywords text[] DEFAULT '{}'::text[] NOT NULL,
    image_alt_text text,
    canonical_url text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    publish_at timestamp(3) with time zone,
    published_at timestamp(3) with time zone,
    CONSTRAINT blog_posts_article_category CHECK (((type = 'page'::text) OR (category IS NOT NULL))),
    CONSTRAINT blog_posts_created_at_bounds CHECK (((created_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT blog_posts_publish_at_bounds CHECK (((publish_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (publish_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT blog_posts_published_at_bounds CHECK (((published_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT blog_posts_reading_time_check CHECK ((reading_time > 0)),
    CONSTRAINT blog_posts_type_check CHECK ((type = ANY (ARRAY['post'::text, 'page'::text]))),
    CONSTRAINT blog_posts_updated_at_bounds CHECK (((updated_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)))
);
CREATE TABLE public.consultation_bookings (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    consultation_type text NOT NULL,
    preferred_date text,
    message text,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    notes text,
    attempt_id uuid,
    CONSTRAINT consultation_bookings_status CHECK ((status = ANY (ARRAY['pending'::text, 'contacted'::text, 'done'::text])))
);
CREATE TABLE public.contract_withdrawals (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    contract text NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.courses (
    id uuid NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    description text NOT NULL,
    short_description text,
    price integer NOT NULL,
    duration text,
    level text,
    image_url text,
    features text[] DEFAULT '{}'::text[] NOT NULL,
    published boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT courses_price_check CHECK ((price >= 0))
);
CREATE TABLE public.deploy_marker (
    id boolean DEFAULT true NOT NULL,
    role text NOT NULL,
    host text NOT NULL,
    marked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT deploy_marker_id_check CHECK (id),
    CONSTRAINT deploy_marker_role_check CHECK ((role = ANY (ARRAY['production'::text, 'preview'::text])))
);
CREATE TABLE public.image_jobs (
    id uuid NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    status text DEFAULT 'working'::text NOT NULL,
    image_url text,
    fault text,
    started_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT image_jobs_check CHECK (((status = 'done'::text) = (image_url IS NOT NULL))),
    CONSTRAINT image_jobs_check1 CHECK (((status = 'failed'::text) = (fault IS NOT NULL))),
    CONSTRAINT image_jobs_status_check CHECK ((status = ANY (ARRAY['working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.item_versions (
    id uuid NOT NULL,
    kind text NOT NULL,
    item_id uuid NOT NULL,
    title text NOT NULL,
    state jsonb NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    kept_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted boolean DEFAULT false NOT NULL,
    CONSTRAINT item_versions_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'page'::text, 'quiz'::text])))
);
CREATE TABLE public.letters (
    id uuid NOT NULL,
    subject text NOT NULL,
    content text NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    send_at timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    recipients integer DEFAULT 0 NOT NULL,
    sent integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT letters_schedule CHECK (((state = 'scheduled'::text) = (send_at IS NOT NULL))),
    CONSTRAINT letters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'handed-over'::text])))
);
CREATE TABLE public.login_attempts (
    id uuid NOT NULL,
    address text NOT NULL,
    attempted_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.login_limit (
    id smallint DEFAULT 1 NOT NULL,
    reached_at timestamp(3) with time zone,
    CONSTRAINT login_limit_id_check CHECK ((id = 1))
);
CREATE TABLE public.marketing_consents (
    id uuid NOT NULL,
    email text NOT NULL,
    segment text,
    consent_version text NOT NULL,
    consent_text text NOT NULL,
    consented_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT marketing_consents_email_lower CHECK ((email = lower(email)))
);
CREATE TABLE public.marketing_removals (
    id uuid NOT NULL,
    email text NOT NULL,
    requested_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.media (
    name text NOT NULL,
    bytes integer NOT NULL,
    original_name text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.newsletter_subscriptions (
    id uuid NOT NULL,
    email text NOT NULL,
    name text,
    subscribed boolean DEFAULT true NOT NULL,
    subscribed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp(3) with time zone,
    left_at timestamp(3) with time zone,
    consent_version text,
    consent_text text,
    consented_at timestamp(3) with time zone,
    omnisend_contact_id text,
    CONSTRAINT newsletter_subscriptions_email_lower CHECK ((email = lower(email)))
);
CREATE TABLE public.outbox (
    id uuid NOT NULL,
    channel text NOT NULL,
    kind text NOT NULL,
    recipient text,
    subject_id uuid,
    state text DEFAULT 'waiting'::text NOT NULL,
    fault text,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    queued_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'marketing'::text]))),
    CONSTRAINT outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unclear'::text, 'failed'::text])))
);
CREATE TABLE public.preview_revocations (
    kind text NOT NULL,
    item_id uuid NOT NULL,
    revoked_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT preview_revocations_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'page'::text, 'quiz'::text])))
);
CREATE TABLE public.publishing (
    id smallint DEFAULT 1 NOT NULL,
    content_version integer DEFAULT 1 NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    requested_version integer DEFAULT 0 NOT NULL,
    requested_at timestamp(3) with time zone,
    live_version integer DEFAULT 0 NOT NULL,
    live_at timestamp(3) with time zone,
    phase text DEFAULT 'idle'::text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    failed_at timestamp(3) with time zone,
    failure text,
    pending_purge text[] DEFAULT '{}'::text[] NOT NULL,
    unbuilt_changes jsonb DEFAULT '{}'::jsonb NOT NULL,
    taken_down_at timestamp(3) with time zone,
    CONSTRAINT publishing_failure_check CHECK ((failure = ANY (ARRAY['hook'::text, 'build'::text]))),
    CONSTRAINT publishing_id_check CHECK ((id = 1)),
    CONSTRAINT publishing_phase_check CHECK ((phase = ANY (ARRAY['idle'::text, 'building'::text, 'failed'::text])))
);
CREATE TABLE public.quiz_categories (
    id uuid NOT NULL,
    quiz_id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    min_score integer NOT NULL,
    max_score integer NOT NULL,
    advice text NOT NULL,
    color text DEFAULT '#10b981'::text NOT NULL,
    omnisend_segment text,
    CONSTRAINT quiz_categories_min_score_check CHECK ((min_score >= 0)),
    CONSTRAINT quiz_categories_range CHECK ((min_score <= max_score))
);
CREATE TABLE public.quiz_progress (
    quiz_id uuid NOT NULL,
    question_id uuid NOT NULL,
    day date NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    starts integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.quiz_questions (
    id uuid NOT NULL,
    quiz_id uuid NOT NULL,
    question text NOT NULL,
    question_type text DEFAULT 'multiple_choice'::text NOT NULL,
    options text[] NOT NULL,
    weights text[] NOT NULL,
    "order" integer NOT NULL,
    required boolean DEFAULT true NOT NULL,
    warning_options integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT quiz_questions_options_check CHECK ((cardinality(options) > 0)),
    CONSTRAINT quiz_questions_order_check CHECK (("order" >= 0)),
    CONSTRAINT quiz_questions_question_type_check CHECK ((question_type = ANY (ARRAY['multiple_choice'::text, 'scale'::text, 'yes_no'::text]))),
    CONSTRAINT quiz_questions_weights CHECK ((cardinality(weights) = cardinality(options)))
);
CREATE TABLE public.quiz_results (
    id uuid NOT NULL,
    quiz_title text NOT NULL,
    total_score double precision NOT NULL,
    category text,
    warned boolean DEFAULT false NOT NULL,
    consent_version text NOT NULL,
    consent_text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.quiz_submissions (
    id uuid NOT NULL,
    quiz_id uuid,
    attempt_id uuid,
    email text,
    name text,
    answers text NOT NULL,
    total_score double precision NOT NULL,
    category_id uuid,
    category text,
    omnisend_contact_id text,
    completed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    warned boolean DEFAULT false NOT NULL,
    consent_version text,
    consent_text text,
    consented_at timestamp(3) with time zone,
    CONSTRAINT quiz_submissions_consent CHECK ((num_nonnulls(consent_version, consent_text, consented_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT quiz_submissions_person CHECK (((email IS NOT NULL) OR (name IS NULL)))
);
CREATE TABLE public.quizzes (
    id uuid NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    description text NOT NULL,
    instructions text,
    published boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    publish_at timestamp(3) with time zone,
    published_at timestamp(3) with time zone,
    CONSTRAINT quizzes_created_at_bounds CHECK (((created_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT quizzes_publish_at_bounds CHECK (((publish_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (publish_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT quizzes_published_at_bounds CHECK (((published_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT quizzes_updated_at_bounds CHECK (((updated_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)))
);
CREATE TABLE public.retired_questions (
    id uuid NOT NULL,
    quiz_id uuid NOT NULL,
    retired_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    applied_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.slug_redirects (
    kind text NOT NULL,
    slug text NOT NULL,
    item_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT slug_redirects_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'page'::text, 'quiz'::text])))
);
CREATE TABLE public.uploads (
    id uuid NOT NULL,
    original_name text,
    expires_at timestamp(3) with time zone NOT NULL,
    claimed_at timestamp(3) with time zone,
    name text,
    bytes integer
);
CREATE TABLE public.used_data_links (
    id uuid NOT NULL,
    used_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.admin_sessions (id, session_token, expires_at, created_at) VALUES ('00000000-0000-4000-8000-000000000001', 'pavyzdys 1', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.admin_sessions (id, session_token, expires_at, created_at) VALUES ('00000000-0000-4000-8000-000000000002', 'pavyzdys 2', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00');
INSERT INTO public.blog_posts (id, title, slug, excerpt, content, image_url, published, reading_time, category, tags, type, meta_description, seo_title, focus_keyword, meta_keywords, image_alt_text, canonical_url, created_at, updated_at, publish_at, published_at) VALUES ('00000000-0000-4000-8000-000000000003', 'Kaip klausytis 1', 'klausytis-1', 'Ką daryti, kad pokalbis netaptų ginču.', '## Kaip klausytis?
Pirma išklausykite iki galo (1), tik tada atsakykite: „Girdžiu tave.“', '/media/0b6f1f0e-8a9f-4b59-9f63-1d2c3e4f5a6b-800x450.webp', true, 1, 'bendravimas', '{klausymasis,"du žmonės"}', 'post', 'pavyzdys 1', 'pavyzdys 1', 'pavyzdys 1', '{pavyzdys}', 'pavyzdys 1', 'https://akademija.example.lt/blog/klausytis-1', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.blog_posts (id, title, slug, excerpt, content, image_url, published, reading_time, category, tags, type, meta_description, seo_title, focus_keyword, meta_keywords, image_alt_text, canonical_url, created_at, updated_at, publish_at, published_at) VALUES ('00000000-0000-4000-8000-000000000005', 'Kaip klausytis 2', 'klausytis-2', 'Ką daryti, kad pokalbis netaptų ginču.', '## Kaip klausytis?
Pirma išklausykite iki galo (2), tik tada atsakykite: „Girdžiu tave.“', '/media/0b6f1f0e-8a9f-4b59-9f63-1d2c3e4f5a6b-800x450.webp', true, 2, 'bendravimas', '{klausymasis,"du žmonės"}', 'post', 'pavyzdys 2', 'pavyzdys 2', 'pavyzdys 2', '{pavyzdys}', 'pavyzdys 2', 'https://akademija.example.lt/blog/klausytis-2', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00');
INSERT INTO public.consultation_bookings (id, name, email, phone, consultation_type, preferred_date, message, status, created_at, notes, attempt_id) VALUES ('00000000-0000-4000-8000-000000000006', 'Vardenė 1 Pavardenytė', 'vardene1@example.lt', '+370 600 00000', 'email-weekly', 'Antradienį po 17 val.', 'Norėčiau pasikalbėti apie tai, kaip vėl išgirsti vienam kitą.', 'pending', '2026-11-01 08:30:00.123+00', 'Atsakyta telefonu.', '00000000-0000-4000-8000-000000000007');
INSERT INTO public.consultation_bookings (id, name, email, phone, consultation_type, preferred_date, message, status, created_at, notes, attempt_id) VALUES ('00000000-0000-4000-8000-000000000008', 'Vardenė 2 Pavardenytė', 'vardene2@example.lt', NULL, 'email-weekly', NULL, NULL, 'pending', '2026-11-02 08:30:00.123+00', NULL, NULL);
INSERT INTO public.contract_withdrawals (id, name, email, contract, note, created_at) VALUES ('00000000-0000-4000-8000-000000000009', 'Vardenė 1 Pavardenytė', 'vardene1@example.lt', 'Savaitės konsultacija el. paštu, užsakyta 2026-11-20', 'pavyzdys 1', '2026-11-01 08:30:00.123+00');
INSERT INTO public.contract_withdrawals (id, name, email, contract, note, created_at) VALUES ('00000000-0000-4000-8000-00000000000a', 'Vardenė 2 Pavardenytė', 'vardene2@example.lt', 'Savaitės konsultacija el. paštu, užsakyta 2026-11-20', NULL, '2026-11-02 08:30:00.123+00');
INSERT INTO public.courses (id, title, slug, description, short_description, price, duration, level, image_url, features, published, created_at, updated_at) VALUES ('00000000-0000-4000-8000-00000000000b', 'Kaip klausytis 1', 'klausytis-1', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', 'pavyzdys 1', 1, 'pavyzdys 1', 'pavyzdys 1', '/media/0b6f1f0e-8a9f-4b59-9f63-1d2c3e4f5a6b-800x450.webp', '{pavyzdys}', true, '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.courses (id, title, slug, description, short_description, price, duration, level, image_url, features, published, created_at, updated_at) VALUES ('00000000-0000-4000-8000-00000000000c', 'Kaip klausytis 2', 'klausytis-2', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', NULL, 2, NULL, NULL, NULL, '{pavyzdys}', true, '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00');
INSERT INTO public.deploy_marker (id, role, host, marked_at) VALUES (true, 'production', 'ep-pavyzdys-1234.eu-central-1.aws.neon.example', '2026-11-01 08:30:00.123+00');
INSERT INTO public.image_jobs (id, title, category, status, image_url, fault, started_at, created_at) VALUES ('00000000-0000-4000-8000-00000000000e', 'Kaip klausytis 1', 'bendravimas', 'working', NULL, NULL, NULL, '2026-11-01 08:30:00.123+00');
INSERT INTO public.image_jobs (id, title, category, status, image_url, fault, started_at, created_at) VALUES ('00000000-0000-4000-8000-00000000000f', 'Kaip klausytis 2', 'bendravimas', 'working', NULL, NULL, NULL, '2026-11-02 08:30:00.123+00');
INSERT INTO public.item_versions (id, kind, item_id, title, state, saved_at, kept_at, deleted) VALUES ('00000000-0000-4000-8000-000000000010', 'post', '00000000-0000-4000-8000-000000000011', 'Kaip klausytis 1', '{"title": "Kaip klausytis", "content": "Išklausykite iki galo."}', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', true);
INSERT INTO public.item_versions (id, kind, item_id, title, state, saved_at, kept_at, deleted) VALUES ('00000000-0000-4000-8000-000000000012', 'post', '00000000-0000-4000-8000-000000000013', 'Kaip klausytis 2', '{"title": "Kaip klausytis", "content": "Išklausykite iki galo."}', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', true);
INSERT INTO public.letters (id, subject, content, state, send_at, started_at, recipients, sent, created_at, updated_at) VALUES ('00000000-0000-4000-8000-000000000015', 'Savaitės mintis: kaip klausytis', '## Kaip klausytis?
Pirma išklausykite iki galo (1), tik tada atsakykite: „Girdžiu tave.“', 'draft', NULL, NULL, 1, 1, '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.letters (id, subject, content, state, send_at, started_at, recipients, sent, created_at, updated_at) VALUES ('00000000-0000-4000-8000-000000000016', 'Savaitės mintis: kaip klausytis', '## Kaip klausytis?
Pirma išklausykite iki galo (2), tik tada atsakykite: „Girdžiu tave.“', 'draft', NULL, NULL, 2, 2, '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00');
INSERT INTO public.login_attempts (id, address, attempted_at) VALUES ('00000000-0000-4000-8000-000000000017', '192.0.2.1', '2026-11-01 08:30:00.123+00');
INSERT INTO public.login_attempts (id, address, attempted_at) VALUES ('00000000-0000-4000-8000-000000000018', '192.0.2.2', '2026-11-02 08:30:00.123+00');
INSERT INTO public.login_limit (id, reached_at) VALUES (1, NULL);
INSERT INTO public.marketing_consents (id, email, segment, consent_version, consent_text, consented_at) VALUES ('00000000-0000-4000-8000-000000000019', 'vardene1@example.lt', 'pavyzdys 1', '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-01 08:30:00.123+00');
INSERT INTO public.marketing_consents (id, email, segment, consent_version, consent_text, consented_at) VALUES ('00000000-0000-4000-8000-00000000001a', 'vardene2@example.lt', NULL, '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-02 08:30:00.123+00');
INSERT INTO public.marketing_removals (id, email, requested_at) VALUES ('00000000-0000-4000-8000-00000000001b', 'vardene1@example.lt', '2026-11-01 08:30:00.123+00');
INSERT INTO public.marketing_removals (id, email, requested_at) VALUES ('00000000-0000-4000-8000-00000000001c', 'vardene2@example.lt', '2026-11-02 08:30:00.123+00');
INSERT INTO public.media (name, bytes, original_name, created_at) VALUES ('00000000-0000-4000-8000-00000000001d-800x450.webp', 1, 'pora "prie jūros".jpg', '2026-11-01 08:30:00.123+00');
INSERT INTO public.media (name, bytes, original_name, created_at) VALUES ('00000000-0000-4000-8000-00000000001e-800x450.webp', 2, NULL, '2026-11-02 08:30:00.123+00');
INSERT INTO public.newsletter_subscriptions (id, email, name, subscribed, subscribed_at, confirmed_at, left_at, consent_version, consent_text, consented_at, omnisend_contact_id) VALUES ('00000000-0000-4000-8000-00000000001f', 'vardene1@example.lt', 'Vardenė 1 Pavardenytė', true, '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-01 08:30:00.123+00', 'pavyzdys 1');
INSERT INTO public.newsletter_subscriptions (id, email, name, subscribed, subscribed_at, confirmed_at, left_at, consent_version, consent_text, consented_at, omnisend_contact_id) VALUES ('00000000-0000-4000-8000-000000000020', 'vardene2@example.lt', NULL, true, '2026-11-02 08:30:00.123+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox (id, channel, kind, recipient, subject_id, state, fault, attempts, created_at, queued_at, due_at, claimed_at, finished_at) VALUES ('00000000-0000-4000-8000-000000000021', 'mail', 'booking-receipt', 'vardene1@example.lt', '00000000-0000-4000-8000-000000000022', 'waiting', 'unreachable', 1, '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.outbox (id, channel, kind, recipient, subject_id, state, fault, attempts, created_at, queued_at, due_at, claimed_at, finished_at) VALUES ('00000000-0000-4000-8000-000000000023', 'mail', 'booking-receipt', NULL, NULL, 'waiting', NULL, 1, '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', NULL, NULL);
INSERT INTO public.preview_revocations (kind, item_id, revoked_at) VALUES ('post', '00000000-0000-4000-8000-000000000024', '2026-11-01 08:30:00.123+00');
INSERT INTO public.preview_revocations (kind, item_id, revoked_at) VALUES ('post', '00000000-0000-4000-8000-000000000025', '2026-11-02 08:30:00.123+00');
INSERT INTO public.publishing (id, content_version, changed_at, requested_version, requested_at, live_version, live_at, phase, failures, failed_at, failure, pending_purge, unbuilt_changes, taken_down_at) VALUES (1, 1, '2026-11-23 04:44:09.13+00', 0, NULL, 0, NULL, 'idle', 0, NULL, NULL, '{}', '{}', NULL);
INSERT INTO public.quiz_categories (id, quiz_id, name, description, min_score, max_score, advice, color, omnisend_segment) VALUES ('00000000-0000-4000-8000-000000000028', '00000000-0000-4000-8000-000000000026', 'Tvirtas ryšys', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', 1, 9, 'Kartą per savaitę pasikalbėkite be telefonų.', '#10b981', 'pavyzdys 1');
INSERT INTO public.quiz_categories (id, quiz_id, name, description, min_score, max_score, advice, color, omnisend_segment) VALUES ('00000000-0000-4000-8000-000000000029', '00000000-0000-4000-8000-000000000026', 'Tvirtas ryšys', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', 2, 9, 'Kartą per savaitę pasikalbėkite be telefonų.', '#10b981', NULL);
INSERT INTO public.quiz_progress (quiz_id, question_id, day, count, starts) VALUES ('00000000-0000-4000-8000-000000000026', '00000000-0000-4000-8000-00000000002a', '2026-11-01', 1, 1);
INSERT INTO public.quiz_progress (quiz_id, question_id, day, count, starts) VALUES ('00000000-0000-4000-8000-000000000026', '00000000-0000-4000-8000-00000000002b', '2026-11-02', 2, 2);
INSERT INTO public.quiz_questions (id, quiz_id, question, question_type, options, weights, "order", required, warning_options) VALUES ('00000000-0000-4000-8000-00000000002c', '00000000-0000-4000-8000-000000000026', 'Ar klausotės vienas kito?', 'multiple_choice', '{Taip,Kartais,Ne}', '{3,1.5,0}', 1, true, '{2}');
INSERT INTO public.quiz_questions (id, quiz_id, question, question_type, options, weights, "order", required, warning_options) VALUES ('00000000-0000-4000-8000-00000000002d', '00000000-0000-4000-8000-000000000026', 'Ar klausotės vienas kito?', 'multiple_choice', '{Taip,Kartais,Ne}', '{3,1.5,0}', 2, true, '{2}');
INSERT INTO public.quiz_results (id, quiz_title, total_score, category, warned, consent_version, consent_text, created_at, expires_at) VALUES ('00000000-0000-4000-8000-00000000002e', 'pavyzdys 1', 2.5, '{"name": "Tvirtas ryšys", "advice": "Tęskite."}', true, '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.quiz_results (id, quiz_title, total_score, category, warned, consent_version, consent_text, created_at, expires_at) VALUES ('00000000-0000-4000-8000-00000000002f', 'pavyzdys 2', 2.5, NULL, true, '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00');
INSERT INTO public.quiz_submissions (id, quiz_id, attempt_id, email, name, answers, total_score, category_id, category, omnisend_contact_id, completed_at, warned, consent_version, consent_text, consented_at) VALUES ('00000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000026', '00000000-0000-4000-8000-000000000031', 'vardene1@example.lt', 'Vardenė 1 Pavardenytė', '[{"question": "Ar klausotės?", "answer": "Taip"}]', 2.5, '00000000-0000-4000-8000-000000000028', '{"name": "Tvirtas ryšys", "advice": "Tęskite."}', 'pavyzdys 1', '2026-11-01 08:30:00.123+00', true, '2026-11-22', 'Sutinku, kad mano el. paštą saugotumėte kartu su atsakymais.', '2026-11-01 08:30:00.123+00');
INSERT INTO public.quiz_submissions (id, quiz_id, attempt_id, email, name, answers, total_score, category_id, category, omnisend_contact_id, completed_at, warned, consent_version, consent_text, consented_at) VALUES ('00000000-0000-4000-8000-000000000032', NULL, NULL, NULL, NULL, '[{"question": "Ar klausotės?", "answer": "Taip"}]', 2.5, NULL, NULL, NULL, '2026-11-02 08:30:00.123+00', true, NULL, NULL, NULL);
INSERT INTO public.quizzes (id, title, slug, description, instructions, published, created_at, updated_at, publish_at, published_at) VALUES ('00000000-0000-4000-8000-000000000026', 'Kaip klausytis 1', 'klausytis-1', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', 'pavyzdys 1', true, '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00');
INSERT INTO public.quizzes (id, title, slug, description, instructions, published, created_at, updated_at, publish_at, published_at) VALUES ('00000000-0000-4000-8000-000000000027', 'Kaip klausytis 2', 'klausytis-2', 'Penki klausimai apie tai, kaip kalbatės ir kaip susitaikote.', NULL, true, '2026-11-02 08:30:00.123+00', '2026-11-02 08:30:00.123+00', NULL, NULL);
INSERT INTO public.retired_questions (id, quiz_id, retired_at) VALUES ('00000000-0000-4000-8000-000000000033', '00000000-0000-4000-8000-000000000026', '2026-11-01 08:30:00.123+00');
INSERT INTO public.retired_questions (id, quiz_id, retired_at) VALUES ('00000000-0000-4000-8000-000000000034', '00000000-0000-4000-8000-000000000026', '2026-11-02 08:30:00.123+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('001-content', '2026-11-23 04:44:09.024+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('002-visitors', '2026-11-23 04:44:09.087+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('003-administration', '2026-11-23 04:44:09.13+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('004-versions', '2026-11-23 04:44:09.169+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('005-images', '2026-11-23 04:44:09.195+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('006-image-jobs', '2026-11-23 04:44:09.274+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('007-inbox', '2026-11-23 04:44:09.349+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('008-limits', '2026-11-23 04:44:09.374+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('009-booking-attempts', '2026-11-23 04:44:09.415+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('010-warning-answers', '2026-11-23 04:44:09.447+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('011-outbox', '2026-11-23 04:44:09.481+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('012-newsletter', '2026-11-23 04:44:09.501+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('013-quiz-consent', '2026-11-23 04:44:09.519+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('014-own-data', '2026-11-23 04:44:09.549+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('015-withdrawals', '2026-11-23 04:44:09.582+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('016-letters', '2026-11-23 04:44:09.608+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('017-marketing', '2026-11-23 04:44:09.654+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('018-published-at', '2026-11-23 04:44:09.671+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('019-unbuilt-changes', '2026-11-23 04:44:09.694+00');
INSERT INTO public.schema_migrations (name, applied_at) VALUES ('020-deploy-marker', '2026-11-23 04:44:09.706+00');
INSERT INTO public.slug_redirects (kind, slug, item_id, created_at) VALUES ('post', 'klausytis-1', '00000000-0000-4000-8000-000000000035', '2026-11-01 08:30:00.123+00');
INSERT INTO public.slug_redirects (kind, slug, item_id, created_at) VALUES ('post', 'klausytis-2', '00000000-0000-4000-8000-000000000036', '2026-11-02 08:30:00.123+00');
INSERT INTO public.uploads (id, original_name, expires_at, claimed_at, name, bytes) VALUES ('00000000-0000-4000-8000-000000000037', 'pora "prie jūros".jpg', '2026-11-01 08:30:00.123+00', '2026-11-01 08:30:00.123+00', '00000000-0000-4000-8000-000000000038-800x450.webp', 1);
INSERT INTO public.uploads (id, original_name, expires_at, claimed_at, name, bytes) VALUES ('00000000-0000-4000-8000-000000000039', NULL, '2026-11-02 08:30:00.123+00', NULL, NULL, NULL);
INSERT INTO public.used_data_links (id, used_at) VALUES ('00000000-0000-4000-8000-00000000003a', '2026-11-01 08:30:00.123+00');
INSERT INTO public.used_data_links (id, used_at) VALUES ('00000000-0000-4000-8000-00000000003b', '2026-11-02 08:30:00.123+00');
ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_session_token_key UNIQUE (session_token);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.consultation_bookings
    ADD CONSTRAINT consultation_bookings_attempt_key UNIQUE (attempt_id);
ALTER TABLE ONLY public.consultation_bookings
    ADD CONSTRAINT consultation_bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contract_withdrawals
    ADD CONSTRAINT contract_withdrawals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.deploy_marker
    ADD CONSTRAINT deploy_marker_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.image_jobs
    ADD CONSTRAINT image_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.item_versions
    ADD CONSTRAINT item_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_limit
    ADD CONSTRAINT login_limit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.marketing_consents
    ADD CONSTRAINT marketing_consents_key UNIQUE NULLS NOT DISTINCT (email, segment);
ALTER TABLE ONLY public.marketing_consents
    ADD CONSTRAINT marketing_consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.marketing_removals
    ADD CONSTRAINT marketing_removals_email_key UNIQUE (email);
ALTER TABLE ONLY public.marketing_removals
    ADD CONSTRAINT marketing_removals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email);
ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_revocations
    ADD CONSTRAINT preview_revocations_pkey PRIMARY KEY (kind, item_id);
ALTER TABLE ONLY public.publishing
    ADD CONSTRAINT publishing_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_categories
    ADD CONSTRAINT quiz_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_progress
    ADD CONSTRAINT quiz_progress_pkey PRIMARY KEY (quiz_id, question_id, day);
ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_results
    ADD CONSTRAINT quiz_results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_submissions
    ADD CONSTRAINT quiz_submissions_attempt_key UNIQUE (attempt_id);
ALTER TABLE ONLY public.quiz_submissions
    ADD CONSTRAINT quiz_submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.retired_questions
    ADD CONSTRAINT retired_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.slug_redirects
    ADD CONSTRAINT slug_redirects_pkey PRIMARY KEY (kind, slug);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.used_data_links
    ADD CONSTRAINT used_data_links_pkey PRIMARY KEY (id);
CREATE INDEX admin_sessions_expiry ON public.admin_sessions USING btree (expires_at);
CREATE INDEX blog_posts_admin_list ON public.blog_posts USING btree (type, created_at DESC, id);
CREATE INDEX blog_posts_list ON public.blog_posts USING btree (type, COALESCE(published_at, created_at) DESC, id) WHERE published;
CREATE INDEX blog_posts_publish_at ON public.blog_posts USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX consultation_bookings_email ON public.consultation_bookings USING btree (email);
CREATE INDEX consultation_bookings_list ON public.consultation_bookings USING btree (created_at DESC);
CREATE INDEX consultation_bookings_status_list ON public.consultation_bookings USING btree (status, created_at DESC, id DESC);
CREATE INDEX contract_withdrawals_email ON public.contract_withdrawals USING btree (email);
CREATE INDEX contract_withdrawals_list ON public.contract_withdrawals USING btree (created_at DESC, id DESC);
CREATE INDEX image_jobs_created ON public.image_jobs USING btree (created_at);
CREATE INDEX item_versions_deleted ON public.item_versions USING btree (kind, kept_at DESC) WHERE deleted;
CREATE INDEX item_versions_item ON public.item_versions USING btree (item_id, saved_at DESC, id);
CREATE INDEX letters_list ON public.letters USING btree (created_at DESC, id DESC);
CREATE INDEX letters_scheduled ON public.letters USING btree (send_at) WHERE (state = 'scheduled'::text);
CREATE INDEX login_attempts_address ON public.login_attempts USING btree (address, attempted_at);
CREATE INDEX media_list ON public.media USING btree (created_at DESC, name);
CREATE INDEX newsletter_subscriptions_list ON public.newsletter_subscriptions USING btree (subscribed_at DESC);
CREATE UNIQUE INDEX outbox_letter_once ON public.outbox USING btree (subject_id, recipient) WHERE (kind = 'letter'::text);
CREATE INDEX outbox_list ON public.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_recipient ON public.outbox USING btree (recipient, kind, created_at);
CREATE UNIQUE INDEX outbox_sending ON public.outbox USING btree (channel) WHERE (state = 'sending'::text);
CREATE INDEX outbox_subject ON public.outbox USING btree (subject_id, kind);
CREATE INDEX outbox_waiting ON public.outbox USING btree (channel, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX quiz_categories_quiz ON public.quiz_categories USING btree (quiz_id, min_score);
CREATE INDEX quiz_questions_quiz ON public.quiz_questions USING btree (quiz_id, "order");
CREATE INDEX quiz_submissions_category ON public.quiz_submissions USING btree (category_id);
CREATE INDEX quiz_submissions_email ON public.quiz_submissions USING btree (email);
CREATE INDEX quiz_submissions_list ON public.quiz_submissions USING btree (completed_at DESC, id DESC);
CREATE INDEX quiz_submissions_quiz ON public.quiz_submissions USING btree (quiz_id, completed_at DESC);
CREATE INDEX quiz_submissions_without_consent ON public.quiz_submissions USING btree (id) WHERE ((email IS NOT NULL) AND (consented_at IS NULL));
CREATE INDEX quizzes_publish_at ON public.quizzes USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX retired_questions_quiz ON public.retired_questions USING btree (quiz_id);
CREATE INDEX slug_redirects_item ON public.slug_redirects USING btree (item_id);
CREATE INDEX uploads_expiry ON public.uploads USING btree (expires_at);
ALTER TABLE ONLY public.quiz_categories
    ADD CONSTRAINT quiz_categories_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_progress
    ADD CONSTRAINT quiz_progress_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_questions
    ADD CONSTRAINT quiz_questions_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_submissions
    ADD CONSTRAINT quiz_submissions_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.quiz_categories(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.quiz_submissions
    ADD CONSTRAINT quiz_submissions_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.retired_questions
    ADD CONSTRAINT retired_questions_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES public.quizzes(id) ON DELETE CASCADE;

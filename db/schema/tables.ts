import type { ColumnType, Generated } from 'kysely'
import type { ItemKind, PostType } from '#src/core/items.ts'
import type { Act } from '#src/core/acts.ts'
import type { RateLimitKind } from '#src/core/rate-limits.ts'
import type { GeneratedBy, GeneratedText } from '#src/features/images/generated.ts'
import type { AssistanceFault } from '#src/features/assistance/assistance.ts'
import type { Expert } from '#src/features/experts/contracts.ts'
import type { BookingStatus, EmailPackage } from '#src/features/consultations/consultations.ts'
import type { WithdrawalState } from '#src/features/orders/withdrawals.ts'
import type { PaymentProblem } from '#src/features/orders/orders.ts'
import type { Sold } from '#src/features/orders/sold.ts'
import type {
  BounceCause,
  ReceivedKind,
  ReceivedState,
  WaitingReason,
} from '#src/features/mailbox/mailbox.ts'
import type { Delivery, MessageAuthor } from '#src/features/orders/correspondence.ts'
import type { DeployMarker } from '../deploy-marker-rules.ts'
import type { ErasureKind } from '#src/core/erasures.ts'
import type { LetterState } from '#src/features/newsletter/letters.ts'
import type {
  NoticedAct,
  OutboxChannel,
  OutboxFault,
  OutboxKind,
  OutboxState,
} from '#src/core/outbox.ts'
import type { Private } from '#src/core/private.ts'
import type { UnfinishedKind } from '#src/features/publishing/unfinished-contracts.ts'
import type { OptionMark } from '#src/features/quizzes/warnings.ts'
import type { ComparisonConsent, DimensionShare } from '#src/features/quizzes/comparisons.ts'
import type { QuestionType } from '#src/features/quizzes/quiz.ts'
import type { Breakdown, Dimension } from '#src/features/quizzes/quiz-dimensions.ts'
import type { DaysOff, OwnerSettings } from '#src/features/settings/owner-texts.ts'
import type { ConfirmedStep } from '#src/features/settings/steps.ts'

/** Text about a person: read as private, written as a plain string. */
type PrivateText = ColumnType<Private, string, string>
type OptionalPrivateText = ColumnType<Private | null, string | null, string | null>

/** An instant: read as a Date, written as an ISO string or a Date. */
type Instant = ColumnType<Date, string | Date, string | Date>
type GeneratedInstant = ColumnType<Date, string | Date | undefined, string | Date>
type OptionalInstant = ColumnType<Date | null, string | Date | null, string | Date | null>

/** JSON: the model that generated the image, and the time; null: a person made it. */
type OptionalGenerated = ColumnType<GeneratedBy | null, string | null | undefined, string | null>

export interface BlogPostsTable {
  id: string
  title: string
  slug: string
  excerpt: string
  /** Markdown source. */
  content: string
  imageUrl: string | null
  published: Generated<boolean>
  /** Minutes. */
  readingTime: Generated<number>
  category: string | null
  tags: Generated<string[]>
  type: Generated<PostType>
  metaDescription: string | null
  seoTitle: string | null
  focusKeyword: string | null
  metaKeywords: Generated<string[]>
  imageAltText: string | null
  canonicalUrl: string | null
  /** The expert who wrote the article; null: the team. */
  authorId: string | null
  /** JSON: the model that generated the text, the time, and when a person read it; null: people wrote it. */
  generated: ColumnType<GeneratedText | null, string | null | undefined, string | null>
  /** Time at which a draft is published automatically; ignored once it is published. */
  publishAt: OptionalInstant
  /**
   * Time of the first publishing (`queries/item-queries.ts`); null: not published yet, or first published by an older
   * release.
   */
  publishedAt: OptionalInstant
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
  /** No longer used (docs/decisions/2026-11-28-import-adds-only.md). */
  untouchedAt: OptionalInstant
}

/** A person whom the site introduces. May be the author of articles. */
export interface ExpertsTable extends Expert {
  /** Order in lists. */
  position: number
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

export interface CoursesTable {
  id: string
  title: string
  slug: string
  description: string
  shortDescription: string | null
  /** Whole euros. */
  price: number
  duration: string | null
  level: string | null
  imageUrl: string | null
  features: Generated<string[]>
  published: Generated<boolean>
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

export interface NewsletterSubscriptionsTable {
  id: string
  /** Trimmed and lower-cased. */
  email: PrivateText
  name: OptionalPrivateText
  /**
   * Whether letters are sent to the address. `features/newsletter/newsletter.ts` explains the states of a subscription.
   */
  subscribed: Generated<boolean>
  /** Time of the confirmed request; until the confirmation, of the first request. */
  subscribedAt: GeneratedInstant
  /** Null while pending, and for subscribers from before confirmations existed. */
  confirmedAt: OptionalInstant
  leftAt: OptionalInstant
  /**
   * Version, text (`features/consent/texts.ts`) and time of the consent; null before consents were stored. For an
   * imported subscriber the version is `importVersion` and the text is the source of the consent
   * (`features/newsletter/subscribers.ts`).
   */
  consentVersion: string | null
  consentText: string | null
  consentedAt: OptionalInstant
  /** Id of the contact in the marketing service, once there is one. */
  omnisendContactId: string | null
  /** Whether a bot seems to have sent the request (`core/visitor-forms.ts`); then no confirmation is sent. */
  suspicious: Generated<boolean>
  /** No longer used (docs/decisions/2026-11-30-the-mailbox.md). */
  refusedAt: OptionalInstant
  /** Time at which letters were stopped, because the address does not exist or has taken none for weeks. */
  stoppedAt: OptionalInstant
}

/**
 * A newsletter request whose confirmation mail was queued. Deleted once the address has confirmed any request or has
 * left, and at the end of its retention.
 */
export interface NewsletterRequestsTable {
  id: string
  /** Trimmed and lower-cased. */
  email: PrivateText
  name: OptionalPrivateText
  consentVersion: string | null
  consentText: string | null
  /** Time of the request and of the consent. */
  requestedAt: GeneratedInstant
}

export interface ConsultationBookingsTable {
  id: string
  /** Attempt id; null for callers that send none. */
  attemptId: string | null
  name: PrivateText
  email: PrivateText
  phone: OptionalPrivateText
  consultationType: string
  /** Title of the package at the time of the booking; null if it is a starting title, or free text. */
  packageTitle: ColumnType<string | null, string | null | undefined, never>
  preferredDate: OptionalPrivateText
  message: OptionalPrivateText
  status: Generated<BookingStatus>
  /** The administrator's notes. */
  notes: OptionalPrivateText
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

/**
 * A used link of a mail. `id`: for a link to a person's own data the id of the outbox entry, for a link to an order a
 * digest of the link.
 */
export interface UsedDataLinksTable {
  id: string
  usedAt: GeneratedInstant
}

/** A consumer's withdrawal from a contract. */
export interface ContractWithdrawalsTable {
  id: string
  name: PrivateText
  /** Trimmed and lower-cased. */
  email: PrivateText
  /** The order, in the consumer's words. */
  contract: PrivateText
  note: OptionalPrivateText
  /** Whether a bot seems to have sent the withdrawal; then the receipt waits for the administrator. */
  suspicious: Generated<boolean>
  state: Generated<WithdrawalState>
  /** A day, `YYYY-MM-DD`; only in the state `refunded`. */
  refundedOn: string | null
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

/** A purchase in the checkout. Its state follows from `PaymentEventsTable`. */
export interface OrdersTable {
  id: string
  /** The checkout's own id of the purchase. */
  sessionId: string
  package: EmailPackage
  /** JSON: package as it was sold. An order stored by an earlier release has no or only some fields. */
  sold: ColumnType<Partial<Sold> | null, string | undefined, never>
  /** Address for mails about the order, trimmed and lower-cased. */
  email: PrivateText
  /** The address given at the payment, if the order's address has been changed since. */
  paidEmail: OptionalPrivateText
  name: OptionalPrivateText
  /** Amount of the first payment, in cents. */
  amount: number
  /** ISO 4217, lower case, as the checkout writes it. */
  currency: string
  paymentIntentId: string | null
  subscriptionId: string | null
  customerId: string | null
  createdAt: ColumnType<Date, string | Date, never>
  /** Time of the confirmed payment, which concludes the contract (terms, section 4). */
  agreedAt: OptionalInstant
  /** Id of the terms in force at `agreedAt`; null if there were none. */
  termsId: string | null
  /** Time at which the buyer returned from the checkout to the order page. */
  returnedAt: OptionalInstant
  /** Time at which the client's data were deleted; then no message can be written about the order. */
  erasedAt: OptionalInstant
  /** Time of the last change of address; older links and sessions are invalid. */
  linksSince: OptionalInstant
}

/** The start of the work on an order. Holds the consents that the client gave then. */
export interface OrderStartsTable {
  /** Id of the order. */
  id: string
  delivery: Delivery
  /**
   * Text of the request to begin at once (`features/consent/texts.ts`); null: the work begins when the client can no
   * longer withdraw from the order.
   */
  earlyText: string | null
  /** Text of the consent to handle sensitive data. */
  sensitiveText: string
  consentVersion: string
  startedAt: GeneratedInstant
  /** Time at which the consent to handle sensitive data was withdrawn, which deletes the messages. */
  withdrawnAt: OptionalInstant
  /** Hash of the passphrase that opens the messages on the order's page; null if none is set or it was reset. */
  wordHash: string | null
  /** Time at which the passphrase was set, unless it came with the start. */
  wordSetAt: OptionalInstant
  /** The client cannot read messages from before this instant. Set by a passphrase reset, or a switch to notices. */
  closedBefore: OptionalInstant
}

/** A message of an order's correspondence. */
export interface OrderLettersTable {
  id: string
  orderId: string
  author: MessageAuthor
  content: PrivateText
  createdAt: GeneratedInstant
  /** Whether the message came after the paid time, so that its answer has no deadline. */
  isLate: Generated<boolean>
  /** Time at which the owner marked the message as needing no answer. */
  settledAt: OptionalInstant
  /** Name of the expert who has signed an answer; null for the academy. */
  signedBy: Generated<string | null>
}

/** How far the mailbox was read. One row; none before it was first opened. */
export interface MailboxTable {
  isOnly: Generated<boolean>
  /** Value with which the server says whether its numbers of mails are still the same (RFC 9051). */
  uidValidity: number
  /** Number of the last mail that was read. */
  lastUid: number
  /** Time of the last reading that has found mails. */
  readAt: GeneratedInstant
}

/** A received mail: a client's reply about an order, or a report that a mail of ours was not delivered. */
export interface ReceivedMailsTable {
  /** Digest of the mail. */
  id: string
  kind: ReceivedKind
  state: ReceivedState
  /** Why a reply did not become a message at once; null if it did. */
  reason: WaitingReason | null
  uidValidity: number
  uid: number
  /** Address of a reply's sender, or of an undelivered mail's recipient, lower case. */
  email: PrivateText
  orderId: string | null
  /** The message that a reply became. */
  messageId: string | null
  /** The letter that was not delivered; null if another mail was not. */
  letterId: string | null
  /** Outbox entry of the mail that was not delivered. */
  entryId: string | null
  /** Text of a reply that did not become a message. */
  content: ColumnType<Private, string | undefined, string>
  /** The mail that a reply quotes. */
  quoted: ColumnType<Private, string | undefined, string>
  /** Names of a reply's attachments, which stay in the mailbox. */
  attachments: ColumnType<string[], string[] | undefined, string[]>
  /** Status code of a report, such as `5.1.1`. */
  status: string | null
  cause: BounceCause | null
  receivedAt: Instant
  createdAt: GeneratedInstant
  /** Time at which the mail was moved into the folder of read mails. */
  movedAt: OptionalInstant
}

/** The coach's note about an order. A note with a day is a task. */
export interface OrderNotesTable {
  id: string
  orderId: string
  content: PrivateText
  /** Day by which the task is to be done, `YYYY-MM-DD`; null for a note without a task. */
  dueOn: string | null
  doneAt: OptionalInstant
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

/** A quiz result that the client has added to an order, so that the coach sees it there. */
export interface OrderResultsTable {
  id: string
  orderId: string
  submissionId: string
  addedAt: GeneratedInstant
}

/** The terms of concluded orders, each wording once. */
export interface AgreedTermsTable {
  /** SHA-256 of the content, in hex. */
  id: string
  /** Markdown source. */
  content: string
  /** Last change of the page with the terms. */
  changedAt: Instant
}

/** An event of the checkout. Only the values in use are stored. */
export interface PaymentEventsTable {
  id: Generated<string>
  /** The checkout's own id. */
  eventId: string
  type: string
  /** Version of the checkout's API. */
  apiVersion: string | null
  /** Whether the event is real; false for the checkout's test mode. */
  livemode: boolean
  createdAt: ColumnType<Date, string | Date, never>
  receivedAt: GeneratedInstant
  sessionId: string | null
  paymentLinkId: string | null
  paymentIntentId: string | null
  subscriptionId: string | null
  customerId: string | null
  /**
   * The id of the charge, invoice, refund, dispute or subscription. For the payment of an invoice, the id of the
   * invoice.
   */
  objectId: string | null
  /** In cents. */
  amount: number | null
  currency: string | null
  /** The checkout's status of a payment, refund or dispute, or its reason for an invoice. */
  outcome: string | null
  /** End of the period that an invoice pays for; end of a subscription; last time to answer a dispute. */
  periodEnd: OptionalInstant
  /** Reason why the event needs the owner; null if there is none, or if it depends on other events. */
  problem: Exclude<PaymentProblem, 'unmatched' | 'ambiguous'> | null
  /** Encrypted copy of an unreadable event (`src/features/orders/server/payment-events.ts`). */
  sealedBody: string | null
  /** Time at which the owner dealt with the event. */
  settledAt: OptionalInstant
}

/** An outgoing mail or marketing call (`src/features/outbox/server/outbox.ts`). */
export interface OutboxTable {
  id: Generated<string>
  channel: OutboxChannel
  kind: OutboxKind
  /** An e-mail address; null: the owner's. */
  recipient: OptionalPrivateText
  /**
   * Set while a mail waits for its turn: the keyed hash of the caller's widest network, or the value that all imports
   * share.
   */
  network: string | null
  /** Id of the row that the entry is about. */
  subjectId: string | null
  /** Act that a notice of security is about. */
  act: NoticedAct | null
  state: Generated<OutboxState>
  /** Fault of the last attempt. */
  fault: OutboxFault | null
  attempts: Generated<number>
  createdAt: GeneratedInstant
  /** Time of the last queueing: the creation of the entry, or the administrator's retry of one that was too old. */
  queuedAt: GeneratedInstant
  /** Earliest time of the next attempt. */
  dueAt: GeneratedInstant
  claimedAt: OptionalInstant
  finishedAt: OptionalInstant
}

/** An erased address still in the marketing service. The owner has to delete it there. */
export interface MarketingRemovalsTable {
  id: string
  email: PrivateText
  requestedAt: GeneratedInstant
}

/** A letter to all subscribers. */
export interface LettersTable {
  id: string
  subject: string
  /** Markdown source. */
  content: string
  state: Generated<LetterState>
  /** Planned sending time; null unless the letter is scheduled. */
  sendAt: OptionalInstant
  startedAt: OptionalInstant
  /** Number of subscribers for whom the letter was queued. */
  recipients: Generated<number>
  /** Number of recipients to whom the letter was sent. */
  sent: Generated<number>
  /** Time at which the refusals were counted: when no mail of the letter was waiting any more. */
  settledAt: OptionalInstant
  /** Whether so many addresses were refused that the sender is the likely cause. */
  senderRefused: Generated<boolean>
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

export interface AdminSessionsTable {
  id: string
  /** SHA-256 of the bearer token, in hex; the token itself is never stored. */
  sessionToken: string
  expiresAt: Instant
  createdAt: GeneratedInstant
  lastUsedAt: GeneratedInstant
  /** The passkey that opened the session; null: the password did. */
  passkeyId: string | null
  /** Browser and system, as `deviceOf` names them; '' when unknown. */
  device: Generated<string>
  /** Name of the password in force when the session was opened (`passwordName` in `password-queries.ts`). */
  passwordFingerprint: string | null
  /** Time of the login, or of the last confirmation by password or passkey since. */
  provenAt: GeneratedInstant
}

/** The administrator's password, as changed in the panel. One row; none before the first change. */
export interface AdminPasswordTable {
  isOnly: Generated<boolean>
  /** A new id with each change of the password. */
  id: string
  /** `hash` and `environmentHash` are in the format of `src/features/account/server/passwords.ts`. */
  hash: string
  /** Hash of the environment's password at the time of the change. */
  environmentHash: string
  changedAt: GeneratedInstant
}

/** A passkey of the administrator. */
export interface AdminPasskeysTable {
  id: string
  /** The credential id and the public key (COSE) are in base64url. */
  credentialId: string
  publicKey: string
  /** The authenticator's signature counter; 0 when it has none. */
  counter: number
  transports: string[]
  /** Name that the administrator has given. */
  name: string
  createdAt: GeneratedInstant
  lastUsedAt: OptionalInstant
}

/** A challenge to a passkey. It can be answered once. */
export interface AdminChallengesTable {
  challenge: string
  purpose: 'login' | 'registration' | 'confirmation'
  expiresAt: Instant
}

/** An act of the administrator; append-only, and without any data of visitors. */
export interface AuditLogTable {
  id: string
  at: GeneratedInstant
  act: Act
  /** Subject of the act: the kind, id and slug of an item, or only the id of another row or the name of an image. */
  subjectKind: ItemKind | null
  subjectId: string | null
  subjectSlug: string | null
  /** Names of the parts of the settings that the act has changed; of a price: package, price before and after. */
  changed: Generated<string[]>
  /** Null for an act without a session, such as a failed login. */
  sessionId: string | null
  /** Browser and system, as `deviceOf` names them; '' when unknown. */
  device: string
}

/** A code that sets a new password once. */
export interface RecoveryCodesTable {
  /** SHA-256 of the code, hex. */
  hash: string
  createdAt: GeneratedInstant
}

/** An unused link that sets a new password. */
export interface PasswordLinksTable {
  id: string
  createdAt: GeneratedInstant
}

/** An attempt to give the administrator's password. */
export interface LoginAttemptsTable {
  id: string
  /** Keyed hash of the caller's network (`src/server/signing.ts`), or the id of the caller's session. */
  address: string
  attemptedAt: GeneratedInstant
  /** Kind of caller. Each kind has a total limit of its own. */
  kind: Generated<'stranger' | 'owner' | 'session'>
}

/** A network the administrator has logged in from. */
export interface OwnerNetworksTable {
  /** Keyed hash (`src/server/signing.ts`). */
  network: string
  lastLoginAt: GeneratedInstant
}

/** Time at which strangers last reached their total login limit (`src/features/account/server/auth.ts`). One row. */
export interface LoginLimitTable {
  id: Generated<number>
  reachedAt: OptionalInstant
}

export interface QuizzesTable {
  id: string
  title: string
  slug: string
  description: string
  instructions: string | null
  /** JSON, in the order in which a result shows the dimensions. */
  dimensions: ColumnType<Dimension[], string | undefined, string>
  /** Whether two visitors may compare their dimensions. */
  comparable: Generated<boolean>
  published: Generated<boolean>
  /** This column and the next four are the same as in `blogPosts`. */
  publishAt: OptionalInstant
  publishedAt: OptionalInstant
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
  untouchedAt: OptionalInstant
}

export interface QuizQuestionsTable {
  id: string
  quizId: string
  question: string
  questionType: Generated<QuestionType>
  options: string[]
  /** Decimal numbers as text, parallel to `options`. */
  weights: string[]
  order: number
  required: Generated<boolean>
  /** Indexes of the warning answers in `options`, ascending. */
  warningOptions: Generated<number[]>
  /**
   * Parallel to `options`. Null if an earlier release, without kinds of marks, stored the question's warning answers.
   */
  optionMarks: ColumnType<
    string[] | null,
    (OptionMark | null)[] | null | undefined,
    (OptionMark | null)[] | null
  >
  /** Id of one of the quiz's dimensions; null: none. */
  dimensionId: string | null
}

export interface QuizCategoriesTable {
  id: string
  quizId: string
  name: string
  description: string
  minScore: number
  maxScore: number
  advice: string
  color: Generated<string>
  omnisendSegment: string | null
}

export interface QuizSubmissionsTable {
  id: string
  /** Null once the quiz was deleted, since submissions are kept. */
  quizId: string | null
  /** Attempt id; null for callers that send none. */
  attemptId: string | null
  /** Null without consent. Without an email the name is null too. */
  email: OptionalPrivateText
  name: OptionalPrivateText
  /** JSON: `SubmittedAnswer[]`, readable without the quiz. */
  answers: PrivateText
  totalScore: number
  categoryId: string | null
  /**
   * JSON of the band as it was at submission; null without a band. After a warning the visitor sees the safety result
   * instead.
   */
  category: string | null
  /** Parts of the shown result besides total and band; null in older rows. */
  breakdown: ColumnType<Breakdown | null, string | null | undefined, string | null>
  /** Whether the answers led to a warning; its kinds are in `breakdown`. */
  warned: Generated<boolean>
  omnisendContactId: string | null
  /** The consent to store email and name beside the answers (`src/features/consent/texts.ts`); null in older rows. */
  consentVersion: string | null
  consentText: string | null
  consentedAt: OptionalInstant
  /** Exact time with an email, otherwise only the day. */
  completedAt: GeneratedInstant
}

/** A result behind a private link. It holds neither address nor answers. */
export interface QuizResultsTable {
  id: string
  quizTitle: string
  totalScore: number
  /** As in `quizSubmissions`. */
  category: string | null
  breakdown: ColumnType<Breakdown | null, string | null | undefined, string | null>
  /** Whether the answers led to a warning; its kinds are in `breakdown`. */
  warned: Generated<boolean>
  /** Keyed hash of the address to which the link was mailed; null in rows of earlier releases. */
  addressHash: string | null
  consentVersion: string
  consentText: string
  /** Time at which the visitor requested the link. */
  createdAt: GeneratedInstant
  expiresAt: Instant
}

/** Two visitors' dimensions side by side, without names. Deleted when either visitor withdraws the consent. */
export interface ComparisonsTable {
  /** Used only by links of earlier releases. */
  id: string
  /**
   * Ids in the links of the two visitors. The second is null until the invited visitor joins, and if they joined in an
   * earlier release.
   */
  firstId: Generated<string>
  secondId: string | null
  quizId: string
  /** SHA-256 of the invitation's code; null once the code was used, even if no shares were stored. */
  inviteHash: string | null
  /** Shares of the inviting visitor; written as JSON, like the next three columns. */
  first: ColumnType<DimensionShare[], string, string>
  firstConsent: ColumnType<ComparisonConsent, string, string>
  /** Shares of the invited visitor; null until they join. */
  second: ColumnType<DimensionShare[] | null, string | null, string | null>
  secondConsent: ColumnType<ComparisonConsent | null, string | null, string | null>
  /** Always the beginning of a day. */
  expiresAt: Instant
}

/** A consent to letters chosen by a quiz result. */
export interface MarketingConsentsTable {
  id: string
  /** Trimmed and lower-cased. */
  email: PrivateText
  /** Segment that the marketing service may be told: `omnisendSegment` of the band. */
  segment: string | null
  /** Band of the result; null after a warning, and for consents of earlier releases. */
  bandId: Generated<string | null>
  consentVersion: string
  consentText: string
  consentedAt: GeneratedInstant
}

/** A series of letters to each subscriber who starts it. */
export interface SeriesTable {
  id: string
  /** Band whose results start it; null for the general series, and once the band is deleted. */
  bandId: string | null
  /** Whether every other confirmed subscription starts it. One series. */
  isGeneral: Generated<boolean>
  paused: Generated<boolean>
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

export interface SeriesStepsTable {
  id: string
  seriesId: string
  /** Order within the series; deleted steps leave gaps. */
  place: number
  /** Days since the step before, or since the series began. */
  waitDays: number
  /** Hour of the site's time zone; without effect if the step does not wait. */
  hour: number
  subject: string
  /** Markdown source. */
  content: string
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

/** A subscriber who has started a series. */
export interface SeriesReadersTable {
  subscriptionId: string
  seriesId: string
  startedAt: GeneratedInstant
  /** Time at which the last step was queued, or the series began. */
  movedAt: GeneratedInstant
}

/** A step that was queued for a subscriber. */
export interface SeriesSendsTable {
  subscriptionId: string
  stepId: string
  queuedAt: GeneratedInstant
}

/** A question removed from its quiz. */
export interface RetiredQuestionsTable {
  id: string
  quizId: string
  retiredAt: GeneratedInstant
}

/** A former slug of a published item. It redirects to the current slug. */
export interface SlugRedirectsTable {
  kind: ItemKind
  slug: string
  itemId: string
  createdAt: GeneratedInstant
}

/** Content version and state of builds (`features/publishing/publishing.ts`). One row. */
export interface PublishingTable {
  id: Generated<number>
  contentVersion: Generated<number>
  changedAt: GeneratedInstant
  requestedVersion: Generated<number>
  requestedAt: OptionalInstant
  liveVersion: Generated<number>
  liveAt: OptionalInstant
  phase: Generated<'idle' | 'building' | 'failed'>
  failures: Generated<number>
  failedAt: OptionalInstant
  failure: 'hook' | 'build' | null
  /** Cache tags still to be purged. */
  pendingPurge: Generated<string[]>
  /**
   * JSON: content versions of the changes since the live build. The key is a digest of the cache tag
   * (`features/publishing/changes.ts`).
   */
  unbuiltChanges: Generated<Record<string, number>>
  /** Time at which the first item was taken down (unpublished, deleted or moved) since a build was last requested. */
  takenDownAt: OptionalInstant
}

/** A price that the owner has set for a package, with its payment link. The newest one of a package counts. */
export interface PricesTable {
  /** The checkout's id of the payment link. */
  linkId: string
  package: EmailPackage
  /** Whole euros. */
  price: number
  url: string
  setAt: GeneratedInstant
}

/** The owner's settings and addresses. One row. */
export interface OwnerSettingsTable {
  id: Generated<number>
  /**
   * JSON: the settings that the owner has set. All others have the values of `startingSettings`
   * (`features/settings/owner-texts.ts`). `announced` says of each day off when it was announced.
   */
  settings: ColumnType<Partial<OwnerSettings> & { announced?: DaysOff }, string, string>
  /** JSON: the previous states of the settings, newest first. */
  earlier: Generated<{ savedAt: string; settings: Partial<OwnerSettings> }[]>
  /** Address for notices; null: the environment's. */
  noticeEmail: OptionalPrivateText
  /** Id of the request for another address of notices; null if none waits for its confirmation. */
  pendingNoticeId: string | null
  pendingNoticeEmail: OptionalPrivateText
  pendingNoticeAt: OptionalInstant
  /** JSON: when the owner has confirmed each step before the launch. */
  confirmed: ColumnType<Partial<Record<ConfirmedStep, string>>, string | undefined, string>
  /** Time at which the marketing service was connected; null: not connected (`marketing-queries.ts`). */
  marketingConnectedAt: OptionalInstant
  updatedAt: GeneratedInstant
}

/** An item's state before a save or deletion. */
export interface ItemVersionsTable {
  id: string
  kind: ItemKind
  itemId: string
  title: string
  /** JSON of the row; for a quiz also its `questions` and `categories`. */
  state: ColumnType<unknown, string>
  /** Time at which this state was saved. */
  savedAt: Instant
  keptAt: GeneratedInstant
  /** Whether this is the last state before the item was deleted. */
  deleted: Generated<boolean>
}

/** Revocation of an item's preview links. The links issued up to `revokedAt` are invalid. */
export interface PreviewRevocationsTable {
  kind: ItemKind
  itemId: string
  revokedAt: Instant
}

/** An image being generated in the background (`features/assistance/server/image-jobs.ts`). */
export interface ImageJobsTable {
  id: string
  /** Title and category, from which the prompt is made. Both are empty once the job was cancelled. */
  title: string
  category: string
  status: Generated<'working' | 'done' | 'failed' | 'cancelled'>
  imageUrl: string | null
  fault: AssistanceFault | null
  /** Null until the background function has claimed the job. */
  startedAt: ColumnType<Date | null, string | Date | null, string | Date | null>
  createdAt: GeneratedInstant
}

/** An upload link. The name of the image begins with its id. Kept for an hour after it has expired. */
export interface UploadsTable {
  id: string
  /** The file's original name. */
  originalName: string | null
  expiresAt: Instant
  /** Time at which the upload began. A link accepts only one file. */
  claimedAt: ColumnType<Date | null, string | Date | null, string | Date | null>
  /** Name and size of the stored image; null until an image is stored. */
  name: string | null
  bytes: number | null
  generated: OptionalGenerated
}

/**
 * A stored image in the panel's media list. Its width and height are part of its name (`features/images/images.ts`).
 */
export interface MediaTable {
  name: string
  bytes: number
  originalName: string | null
  generated: OptionalGenerated
  createdAt: GeneratedInstant
}

/** Daily counts of visitors who reached a quiz question. */
export interface QuizProgressTable {
  quizId: string
  /** Kept when the question is deleted, since visitors may have started with it. */
  questionId: string
  /** In the site's time zone. */
  day: ColumnType<Date, string, string>
  count: Generated<number>
  /** Number of visitors in `count` who started with this question. */
  starts: Generated<number>
  /** Number of attempts with this last question that got a result, whether the result was stored or not. */
  finishes: Generated<number>
  /** Number of attempts in `finishes` that got the safety result. */
  warned: Generated<number>
}

/** Role of this database (`db/deploy-marker-rules.ts`). One row. */
export interface DeployMarkerTable {
  id: Generated<boolean>
  role: DeployMarker['role']
  host: string
  markedAt: GeneratedInstant
}

/** An erasure of a row or of a part of it. It is repeated when a backup is restored (`queries/erasures.ts`). */
export interface ErasuresTable {
  rowId: string
  kind: ErasureKind
  erasedAt: GeneratedInstant
  /** Time at which the erasure was copied outside of the database. */
  copiedAt: OptionalInstant
}

/**
 * Hash of an erased address. Only the person who uses the address may add it to the newsletter again
 * (`queries/suppressions.ts`).
 */
export interface DepartedSubscribersTable {
  /** Made with a key of `suppressionKeys` (`src/server/signing.ts`). */
  hash: string
  keyId: string
}

/** Times of the last calls of a kind by one subject (`queries/rate-limits.ts`). */
export interface CallTimesTable {
  /** Keyed hash of a network or mailbox (`src/server/signing.ts`), or the id of an order; empty for the owner. */
  subject: string
  kind: RateLimitKind
  /** Ascending. */
  times: Date[]
}

/** Unsaved contents of a form of the panel. */
export interface UnfinishedTextsTable {
  /** The id of the record, or the attempt id of a new record. */
  id: string
  kind: UnfinishedKind
  /** Null for a new record. */
  recordId: string | null
  title: string
  /** The values of the form as JSON. Only the form reads them. */
  form: string
  /** The row version that the form was loaded from. */
  loadedVersion: OptionalInstant
  /** Id of this state of the text, given by the browser that sent it; null if an earlier release stored the text. */
  state: string | null
  /** Browser and system that sent the text last. */
  device: string
  /** Session that sent the text last, stored only by earlier releases. No longer read. */
  sessionId: ColumnType<string | null, never, never>
  createdAt: GeneratedInstant
  updatedAt: GeneratedInstant
}

/** Every table by name. Names are camelCase here and snake_case in SQL. */
export interface Tables {
  blogPosts: BlogPostsTable
  experts: ExpertsTable
  courses: CoursesTable
  newsletterSubscriptions: NewsletterSubscriptionsTable
  newsletterRequests: NewsletterRequestsTable
  consultationBookings: ConsultationBookingsTable
  adminSessions: AdminSessionsTable
  adminPassword: AdminPasswordTable
  adminPasskeys: AdminPasskeysTable
  adminChallenges: AdminChallengesTable
  auditLog: AuditLogTable
  recoveryCodes: RecoveryCodesTable
  passwordLinks: PasswordLinksTable
  loginAttempts: LoginAttemptsTable
  loginLimit: LoginLimitTable
  ownerNetworks: OwnerNetworksTable
  quizzes: QuizzesTable
  quizQuestions: QuizQuestionsTable
  quizCategories: QuizCategoriesTable
  retiredQuestions: RetiredQuestionsTable
  quizSubmissions: QuizSubmissionsTable
  quizResults: QuizResultsTable
  comparisons: ComparisonsTable
  marketingConsents: MarketingConsentsTable
  slugRedirects: SlugRedirectsTable
  publishing: PublishingTable
  ownerSettings: OwnerSettingsTable
  prices: PricesTable
  itemVersions: ItemVersionsTable
  uploads: UploadsTable
  media: MediaTable
  previewRevocations: PreviewRevocationsTable
  imageJobs: ImageJobsTable
  quizProgress: QuizProgressTable
  outbox: OutboxTable
  letters: LettersTable
  series: SeriesTable
  seriesSteps: SeriesStepsTable
  seriesReaders: SeriesReadersTable
  seriesSends: SeriesSendsTable
  marketingRemovals: MarketingRemovalsTable
  usedDataLinks: UsedDataLinksTable
  contractWithdrawals: ContractWithdrawalsTable
  agreedTerms: AgreedTermsTable
  orderStarts: OrderStartsTable
  orderLetters: OrderLettersTable
  orderNotes: OrderNotesTable
  mailbox: MailboxTable
  receivedMails: ReceivedMailsTable
  orderResults: OrderResultsTable
  orders: OrdersTable
  paymentEvents: PaymentEventsTable
  deployMarker: DeployMarkerTable
  erasures: ErasuresTable
  departedSubscribers: DepartedSubscribersTable
  callTimes: CallTimesTable
  unfinishedTexts: UnfinishedTextsTable
}

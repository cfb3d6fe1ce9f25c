// Imports only the types of the contracts, so that a browser does not load their schemas.
import type { Contract } from '#src/core/contract.ts'
import type { Route } from '#src/core/routes.ts'
import type * as assistance from '#src/features/assistance/contracts.ts'
import type * as account from '#src/features/account/contracts.ts'
import type * as clients from '#src/features/clients/contracts.ts'
import type * as comparisons from '#src/features/quizzes/comparison-contracts.ts'
import type * as experts from '#src/features/experts/contracts.ts'
import type * as bookings from '#src/features/consultations/contracts.ts'
import type * as health from '#src/features/health/contracts.ts'
import type * as images from '#src/features/images/contracts.ts'
import type * as letters from '#src/features/newsletter/contracts.ts'
import type * as mailbox from '#src/features/mailbox/contracts.ts'
import type * as orders from '#src/features/orders/contracts.ts'
import type * as outbox from '#src/features/outbox/contracts.ts'
import type * as posts from '#src/features/articles/contracts.ts'
import type * as publishing from '#src/features/publishing/contracts.ts'
import type * as quizzes from '#src/features/quizzes/contracts.ts'
import type * as series from '#src/features/newsletter/series-contracts.ts'
import type * as settings from '#src/features/settings/contracts.ts'
import type * as submissions from '#src/features/quizzes/submission-contracts.ts'
import type * as subscribers from '#src/features/newsletter/subscriber-contracts.ts'
import type * as statistics from '#src/features/quizzes/statistics-contracts.ts'
import type * as transfer from '#src/features/archive/contracts.ts'
import type * as unfinished from '#src/features/publishing/unfinished-contracts.ts'
import type * as versions from '#src/features/publishing/version-contracts.ts'
import type * as withdrawals from '#src/features/orders/withdrawal-contracts.ts'

type Modules =
  | typeof assistance
  | typeof account
  | typeof clients
  | typeof comparisons
  | typeof experts
  | typeof bookings
  | typeof health
  | typeof images
  | typeof letters
  | typeof mailbox
  | typeof orders
  | typeof outbox
  | typeof posts
  | typeof publishing
  | typeof quizzes
  | typeof series
  | typeof settings
  | typeof statistics
  | typeof submissions
  | typeof subscribers
  | typeof transfer
  | typeof unfinished
  | typeof versions
  | typeof withdrawals

type ContractsOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Contract> : never

/** Contract of a route. A route without a contract does not compile. */
export type ContractOf<R extends Route> = Extract<
  ContractsOf<Modules>,
  { route: Pick<R, 'method' | 'path'> }
>

// Which contract a route has: types alone, so that a browser that calls a route loads no schema.
import type { Contract } from '#src/core/contract.ts'
import type { Route } from '#src/core/route.ts'
import type * as assistance from '#src/features/assistance/contracts.ts'
import type * as audit from '#src/features/account/audit-contracts.ts'
import type * as clients from '#src/features/clients/contracts.ts'
import type * as comparisons from '#src/features/quizzes/comparison-contracts.ts'
import type * as experts from '#src/features/experts/contracts.ts'
import type * as forms from '#src/features/consultations/contracts.ts'
import type * as health from '#src/features/health/contracts.ts'
import type * as images from '#src/features/images/contracts.ts'
import type * as inbox from '#src/features/inbox/contracts.ts'
import type * as letters from '#src/features/newsletter/contracts.ts'
import type * as marketing from '#src/features/newsletter/marketing-contracts.ts'
import type * as orders from '#src/features/orders/contracts.ts'
import type * as outbox from '#src/features/outbox/contracts.ts'
import type * as passkeys from '#src/features/account/passkey-contracts.ts'
import type * as password from '#src/features/account/password-contracts.ts'
import type * as posts from '#src/features/articles/contracts.ts'
import type * as previews from '#src/features/publishing/preview-contracts.ts'
import type * as publishing from '#src/features/publishing/contracts.ts'
import type * as quizzes from '#src/features/quizzes/contracts.ts'
import type * as session from '#src/features/account/session-contracts.ts'
import type * as settings from '#src/features/settings/contracts.ts'
import type * as slugs from '#src/features/publishing/slug-contracts.ts'
import type * as statistics from '#src/features/quizzes/statistics-contracts.ts'
import type * as today from '#src/features/clients/today-contracts.ts'
import type * as transfer from '#src/features/archive/contracts.ts'
import type * as unfinished from '#src/features/publishing/unfinished-contracts.ts'
import type * as versions from '#src/features/publishing/version-contracts.ts'
import type * as withdrawals from '#src/features/orders/withdrawal-contracts.ts'

type Modules =
  | typeof assistance
  | typeof audit
  | typeof clients
  | typeof comparisons
  | typeof experts
  | typeof forms
  | typeof health
  | typeof images
  | typeof inbox
  | typeof letters
  | typeof marketing
  | typeof orders
  | typeof outbox
  | typeof passkeys
  | typeof password
  | typeof posts
  | typeof previews
  | typeof publishing
  | typeof quizzes
  | typeof session
  | typeof settings
  | typeof slugs
  | typeof statistics
  | typeof today
  | typeof transfer
  | typeof unfinished
  | typeof versions
  | typeof withdrawals

type ContractsOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Contract> : never

/** The contract of a route; a call that no contract describes does not compile. */
export type ContractOf<R extends Route> = Extract<
  ContractsOf<Modules>,
  { route: Pick<R, 'method' | 'path'> }
>

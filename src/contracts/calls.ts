// Which contract a route has: types alone, so that a browser that calls a route loads no schema.
import type { Contract } from '#src/core/contract.ts'
import type { Route } from '#src/core/route.ts'
import type * as assistance from './assistance.ts'
import type * as audit from './audit.ts'
import type * as clients from './clients.ts'
import type * as comparisons from './comparisons.ts'
import type * as experts from './experts.ts'
import type * as forms from './forms.ts'
import type * as health from './health.ts'
import type * as images from './images.ts'
import type * as inbox from './inbox.ts'
import type * as letters from './letters.ts'
import type * as marketing from './marketing.ts'
import type * as orders from './orders.ts'
import type * as outbox from './outbox.ts'
import type * as passkeys from './passkeys.ts'
import type * as password from './password.ts'
import type * as posts from './posts.ts'
import type * as previews from './previews.ts'
import type * as publishing from './publishing.ts'
import type * as quizzes from './quizzes.ts'
import type * as session from './session.ts'
import type * as settings from './settings.ts'
import type * as slugs from './slugs.ts'
import type * as statistics from './statistics.ts'
import type * as today from './today.ts'
import type * as transfer from './transfer.ts'
import type * as unfinished from './unfinished.ts'
import type * as versions from './versions.ts'
import type * as withdrawals from './withdrawals.ts'

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

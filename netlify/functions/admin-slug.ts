import type { Config } from '@netlify/functions'

import { slugAvailability } from '#src/contracts/slugs.ts'
import { handle, operation } from '../http/handle.ts'
import { describeSlug } from '../services/slugs.ts'

export default handle(
  operation(slugAvailability, async ({ query }, { db }) => ({
    answer: await describeSlug(db, query),
  })),
)

export const config: Config = { path: '/api/admin/slug' }

import type { Config } from '@netlify/functions'

import { importItem } from '#src/contracts/transfer.ts'
import { handle, operation } from '../http/handle.ts'
import { importContent } from '../services/import.ts'

export default handle(
  operation(importItem, async ({ body }, saving) => ({
    answer: await importContent(saving, body),
  })),
)

export const config: Config = { path: '/api/admin/import' }

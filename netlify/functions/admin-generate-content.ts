import type { Config } from '@netlify/functions'

import { generateContent } from '#src/contracts/assistance.ts'
import { handle, operation } from '../http/handle.ts'
import { writeArticle } from '../services/assistance.ts'

export default handle(
  operation(generateContent, async ({ body }) => ({ answer: await writeArticle(body) })),
)

export const config: Config = { path: '/api/admin/generate-content' }

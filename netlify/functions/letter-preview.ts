import type { Config } from '@netlify/functions'
import { previewLetter as contract } from '#src/features/newsletter/contracts.ts'
import { handle, operation } from '#src/server/handle.ts'
import { previewLetter } from '#src/features/newsletter/server/letter-mail.tsx'

export default handle(operation(contract, ({ body }) => previewLetter(body)))

export const config: Config = { path: '/api/admin/letter-preview' }

import type { Config } from '@netlify/functions'
import { previewLetter as contract } from '#src/contracts/letters.ts'
import { handle, operation } from '#src/server/handle.ts'
import { previewLetter } from '../services/letter-mail.tsx'

export default handle(operation(contract, ({ body }) => previewLetter(body)))

export const config: Config = { path: '/api/admin/letter-preview' }

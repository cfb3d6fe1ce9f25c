import type { Contract } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'

/** Request as sent, and its answer. */
export interface Sent {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
  status: number
  type: string
  text: string
}

/** Words that reveal the code, its libraries or the database. */
const INTERNAL =
  /\bat .*\.[cm]?[jt]sx?\b|node_modules|\b\w+Error\b|\bexception\b|postgres|pglite|\bneon\b|\bzod\b|\bSQL|\brelation\b|\bconstraint\b|\bundefined\b|\[object /i

const LITHUANIAN_START = /^[„A-ZĄČĘĖĮŠŲŪŽ]/

/** Words of English messages, as libraries write them. */
const ENGLISH =
  /(?<!\p{L})(?:the|is|must|not|invalid|expected|unexpected|received|required|string|object|array|null|error|failed|token|bad|request)(?!\p{L})/iu

/** Answers of the platform itself, to a path that cannot be decoded or that has no function. */
const OF_PLATFORM: readonly [status: number, text: string][] = [
  [400, 'Bad request'],
  [404, 'Not found'],
]

/** Returns the fault of an answer, or null. */
export function answerFault(contract: Contract, sent: Sent): string | null {
  const { status, text, method } = sent
  // The stand-in of the image service does not answer, so this failure is expected.
  if (status === 503 && text.includes(errorTexts.assistance.timeout)) return null
  if (status >= 500) return `It answers ${status}`
  if (OF_PLATFORM.some(([code, words]) => code === status && words === text)) return null
  if (method === 'HEAD') return text === '' ? null : 'It answers HEAD with a body'
  if (status === 304) return null
  return status < 400 ? successFault(contract, sent) : refusalFault(sent)
}

function successFault({ response, status }: Contract, sent: Sent): string | null {
  if (sent.status !== status && sent.status !== 202) return `It answers ${sent.status}`
  if (!sent.type.startsWith('application/json')) {
    return response.def.type === 'never' ? null : `It answers ${sent.type}`
  }
  const parsed = response.safeParse(JSON.parse(sent.text))
  return parsed.success ? null : `The answer is not the contract's: ${parsed.error.message}`
}

function refusalFault({ type, text }: Sent): string | null {
  if (!type.startsWith('application/json')) return `A refusal of type ${type}`
  const { error, fields = {}, ...others } = JSON.parse(text) as Record<string, unknown>
  if (Object.keys(others).length > 0) return `A refusal with ${Object.keys(others).join(', ')}`
  const messages: unknown[] = [error, ...(Object.values(fields as object) as unknown[])]
  return messages.map(messageFault).find((fault) => fault !== null) ?? null
}

function messageFault(message: unknown): string | null {
  if (typeof message !== 'string') return 'A refusal without a sentence'
  // Unknown fields are quoted as they were sent.
  const own = message.replace(/Nežinomi laukai: .*/s, '')
  if (INTERNAL.test(own)) return 'A refusal that tells of the code'
  if (message !== '' && LITHUANIAN_START.test(message) && !ENGLISH.test(own)) return null
  return 'A refusal that is no Lithuanian sentence'
}

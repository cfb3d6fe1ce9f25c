import { expect, it, vi } from 'vitest'
import { logFault } from './log.ts'

/** Logs an error and returns the written line. */
function lineOf(error: unknown): Record<string, unknown> {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  logFault('uploads-sweep', error)
  return JSON.parse(String(written.mock.calls.at(-1)?.[0])) as Record<string, unknown>
}

it('tells of an error its class, code and place, never its message', () => {
  const cause = Object.assign(new Error('ona@pastas.example'), { code: 'ECONNREFUSED' })
  const error = new TypeError('Ona\n    at slapta (x)\nrašo', { cause })
  const line = lineOf(error)
  expect(line).toMatchObject({ level: 'error', error: 'TypeError', code: 'ECONNREFUSED' })
  expect(line.text).toBe('Expired uploads could not be removed; the next upload tries again.')
  expect(line.at).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]))
  expect(JSON.stringify(line)).not.toMatch(/Ona|slapta|rašo|pastas/)
})

it('takes neither a name, a code nor a stack that is none', () => {
  const error = Object.assign(new Error('Ona'), {
    code: 'Ona rašo',
    stack: 'Oh: ona@pastas.example',
  })
  error.name = 'Ona rašo'
  const line = lineOf(error)
  expect(line).toMatchObject({ error: 'Error', at: [] })
  expect(line).not.toHaveProperty('code')
  expect(lineOf('Ona')).toMatchObject({ error: 'string' })
})

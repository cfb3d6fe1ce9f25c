import { expect, it } from 'vitest'
import * as routes from '#src/core/routes.ts'
import { actOf } from './proof-form.ts'

const named = (route: routes.Route, body?: unknown, changed: string[] = []) =>
  actOf({ route, body, changed })

it('the question names the act that was refused: a letter is sent or planned', () => {
  expect(named(routes.sendLetter, { sendAt: null })).toBe('išsiųsti naujienlaiškį')
  const planned = { sendAt: '2026-12-01T08:00:00.000Z' }
  expect(named(routes.sendLetter, planned)).toBe('suplanuoti naujienlaiškį 2026-12-01 10.00')
  expect(named(routes.deletePasskey, planned)).toBe('ištrinti prieigos raktą')
  expect(named(routes.updateSettings, {}, ['address'])).toBe('pakeisti adresą')
  expect(actOf(null)).toBeUndefined()
})

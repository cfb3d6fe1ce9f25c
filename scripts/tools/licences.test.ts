import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foreignLicences, shippedPackages } from './licences.ts'

const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')

it('of every package of the product is on the list', () => {
  const packages = shippedPackages(lock)
  expect(packages.map(({ name }) => name)).toContain('react')
  expect(packages.map(({ name }) => name)).not.toContain('vitest')
  expect(foreignLicences(packages)).toEqual([])
})

it('is foreign when one of its parts is, there is none, or none that can be chosen is allowed', () => {
  const named = (licence: string | null) => ({ name: 'x', version: '1', licence })
  const foreign = [named('GPL-3.0-only'), named('(MIT AND AGPL-3.0)'), named(null)]
  const choices = [named('(MIT OR EUPL-1.1+)'), named('GPL-3.0-only OR EUPL-1.1+')]
  expect(foreignLicences([...foreign, ...choices])).toHaveLength(4)
})

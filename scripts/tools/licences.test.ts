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

it('is foreign when one of its parts is, or there is none', () => {
  const named = (licence: string | null) => ({ name: 'x', version: '1', licence })
  const foreign = [named('GPL-3.0-only'), named('(MIT AND AGPL-3.0)'), named(null)]
  expect(foreignLicences([...foreign, named('(MIT OR CC0-1.0)')])).toHaveLength(3)
})

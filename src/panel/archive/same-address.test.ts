import { expect, it } from 'vitest'
import type { ImportInput } from '#src/contracts/transfer.ts'
import { itemsAtAddresses } from './same-address.ts'

const archived = (id: string, slug: string) => ({ kind: 'post', item: { id, slug } }) as ImportInput
const stored = (slug: string, formerSlugs: string[] = [], kind: 'post' | 'page' = 'post') => {
  return { kind, id: `cia-${slug}`, slug, formerSlugs, untouched: false }
}

it.each([
  ['at its address', [stored('a')], ['a', undefined]],
  ['at a former address', [stored('x', ['a'])], ['x', undefined]],
  ['at its address rather than a former one', [stored('b', ['a'])], [undefined, 'b']],
  ['once, whatever addresses it had', [stored('x', ['a', 'b'])], ['x', undefined]],
  ['of its kind alone', [stored('a', ['b'], 'page')], [undefined, undefined]],
])('an archived item meets a stored one %s', (_where, items, slugs) => {
  const bodies = [archived('kitur-a', 'a'), archived('kitur-b', 'b')]
  const met = itemsAtAddresses(bodies, items)
  expect(bodies.map((body) => met.get(body)?.slug)).toEqual(slugs)
})

it('an archived item that is here under its id meets nothing else', () => {
  const body = archived('cia-x', 'a')
  expect(itemsAtAddresses([body], [stored('x'), stored('a')]).size).toBe(0)
  expect(itemsAtAddresses([body, archived('kitur', 'x')], [stored('x')]).size).toBe(0)
})

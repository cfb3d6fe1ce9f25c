import { expect, it } from 'vitest'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { readBuild } from './live-build.ts'

it('names the items whose text the site could not render, and AI help that is a stand-in', async () => {
  const plainItems = [{ kind: 'page', id: 'a', title: 'Gili citata' }]
  const body = { plainItems, owner: { missing: ['address'], madeUp: ['figures'] }, aiStandIn: true }
  expect(await readBuild(stubFetch({ body }).fetch)).toEqual({
    plainItems,
    missing: ['address'],
    madeUp: ['figures'],
    aiStandIn: true,
  })
})

it('is silent about what cannot be had', async () => {
  for (const answer of ['network error', { status: 500 }, { text: '<html>' }] as const) {
    expect(await readBuild(stubFetch(answer).fetch)).toEqual({
      plainItems: [],
      missing: [],
      madeUp: [],
      aiStandIn: false,
    })
  }
})

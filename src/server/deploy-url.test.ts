import { expect, it } from 'vitest'
import { deployUrl } from './deploy-url.ts'

const site = { id: '1', name: 'akademija', url: 'https://www.akademija.example/' }

it('is the address of the site for the deploy that is published', () => {
  const deploy = { context: 'production', id: '64a', published: true }
  expect(deployUrl({ deploy, site })).toBe('https://www.akademija.example')
})

it('is the own address of a deploy that is not published', () => {
  const deploy = { context: 'deploy-preview', id: '64b', published: false }
  expect(deployUrl({ deploy, site })).toBe('https://64b--akademija.netlify.app')
})

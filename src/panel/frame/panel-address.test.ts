import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIRST_VIEW, panelAddress, parsePanelAddress, type PanelView } from './panel-address.ts'

const views: [string, PanelView][] = [
  ['#straipsniai', { screen: 'list', kind: 'post' }],
  ['#straipsniai/naujas', { screen: 'form', kind: 'post', id: null }],
  ['#straipsniai/naujas/3c', { screen: 'form', kind: 'post', id: null, text: '3c' }],
  ['#testai/9a/3c', { screen: 'form', kind: 'quiz', id: '9a', text: '3c' }],
  ['#naujienlaiskiai/7f1b/3c', { screen: 'letters', letter: { id: '7f1b', text: '3c' } }],
  ['#straipsniai/7f1b', { screen: 'form', kind: 'post', id: '7f1b' }],
  ['#puslapiai', { screen: 'list', kind: 'page' }],
  ['#puslapiai/naujas', { screen: 'form', kind: 'page', id: null }],
  ['#testai/9a', { screen: 'form', kind: 'quiz', id: '9a' }],
  ['#redaguoti/blog/rysys', { screen: 'editing', path: '/blog/rysys' }],
  ['#planas', { screen: 'plan' }],
  ['#uzklausos', { screen: 'bookings' }],
  ['#uzsakymai', { screen: 'orders' }],
  ['#uzsakymai/7f1b', { screen: 'orders', order: '7f1b' }],
  ['#atsisakymai', { screen: 'withdrawals' }],
  ['#atsisakymai/7f1b', { screen: 'withdrawals', order: '7f1b' }],
  ['#klientai', { screen: 'clients' }],
  ['#klientas/r%C5%ABta%40pastas.example', { screen: 'client', email: 'rūta@pastas.example' }],
  ['#prenumeratoriai', { screen: 'subscribers' }],
  ['#atsakymai', { screen: 'submissions' }],
  ['#statistika', { screen: 'statistics', quizId: null }],
  ['#statistika/9a', { screen: 'statistics', quizId: '9a' }],
  ['#paveikslai', { screen: 'media' }],
  ['#archyvas', { screen: 'archive' }],
  ['#laiskai', { screen: 'outbox' }],
  ['#laiskai/siunciami', { screen: 'outbox', group: 'waiting' }],
  ['#laiskai/suplanuoti', { screen: 'outbox', group: 'planned' }],
  ['#bukle', { screen: 'health' }],
  ['#nustatymai', { screen: 'settings' }],
  ['#nustatymai/claims.figures', { screen: 'settings', field: 'claims.figures' }],
  ['#saugumas', { screen: 'security' }],
  ['#saugumas/kodai', { screen: 'security', part: 'kodai' }],
  ['#naujienlaiskiai', { screen: 'letters', letter: null }],
  ['#naujienlaiskiai/naujas', { screen: 'letters', letter: { id: null } }],
  ['#serijos', { screen: 'series', step: null }],
  ['#serijos/2c/naujas', { screen: 'series', step: { id: null, series: '2c' } }],
  ['#serijos/2c/7f1b', { screen: 'series', step: { id: '7f1b', series: '2c' } }],
  ['#ekspertai', { screen: 'experts', expert: null }],
  ['#ekspertai/naujas', { screen: 'experts', expert: { id: null } }],
  ['#ekspertai/7f1b', { screen: 'experts', expert: { id: '7f1b' } }],
  ['#naujienlaiskiai/7f1b', { screen: 'letters', letter: { id: '7f1b' } }],
]

describe('an address of the panel', () => {
  it.each(views)('%s names its view, and the view its address', (address, view) => {
    expect(parsePanelAddress(address)).toEqual(view)
    expect(panelAddress(view)).toBe(address)
  })

  it.each(['', '#', '#nebaigti', '#kas-tai', '#toString', '#klientas', '#klientas/%'])(
    '%s leads to the first view',
    (address) => {
      expect(parsePanelAddress(address)).toEqual(FIRST_VIEW)
    },
  )
})

it('is the id of no element, to which the browser would scroll', () => {
  const files = globSync('src/{panel,features/*/panel,pages/admin}/**/*.tsx')
  const ids = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bid="([^"]+)"/g)])
  expect(ids.length).toBeGreaterThan(20)
  const places = new Set(views.map(([hash]) => hash.slice(1)))
  expect(ids.map(([, id = '']) => id).filter((id) => places.has(id))).toEqual([])
})

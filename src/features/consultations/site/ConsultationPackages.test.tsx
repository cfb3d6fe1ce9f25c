// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import type { ConsultationPackage, PaymentLinks } from '../consultations.ts'
import { toasts } from '#src/client/toasts.ts'
import { startingClaims } from '#src/features/settings/claim-texts.ts'
import { startingPackages } from '../../../../tests/support/starting-packages.ts'
import { packageTerms } from '../package-term-texts.ts'
import { bringAlive, click, type, untilSaid } from '../../../../tests/support/island-testing.tsx'
import { ConsultationPackages } from './ConsultationPackages.tsx'

const linked = { weekly: 'https://pay.example/weekly', monthly: 'https://pay.example/monthly' }
const {
  testimonials: [testimonial],
  testimonialsCheck,
} = startingClaims
let errors: MockInstance<typeof console.error>
let leave: () => void

async function showPackages(links: PaymentLinks, ...answers: StubAnswer[]) {
  return show(startingPackages(links), ...answers)
}

async function show(packages: readonly ConsultationPackage[], ...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  vi.stubGlobal('fetch', stub.fetch)
  const island = await bringAlive(
    <ConsultationPackages
      packages={packages}
      hours={null}
      story={testimonial ? { testimonial, check: testimonialsCheck } : null}
    />,
  )
  leave = island.leave
  return { ...island, calls: stub.calls }
}

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  leave()
  act(() => toasts.dismiss())
  vi.unstubAllGlobals()
  expect(errors).not.toHaveBeenCalled()
})

const card = (id: string) => document.querySelector<HTMLElement>(`[data-package=${id}]`)
const checkout = (id: string) => card(id)?.querySelector<HTMLAnchorElement>('a.button')
const callToAction = () => document.querySelector<HTMLElement>('[data-call-to-action]')
const form = () => document.querySelector('form')

describe('the packages', () => {
  test('are five cards in the server’s HTML', async () => {
    const { html, complaints } = await showPackages(linked)
    expect(html.match(/data-package=/g)).toHaveLength(5)
    expect(complaints).toEqual([])
  })

  test('open the payment in a new tab when they have a link', async () => {
    await showPackages(linked)
    const link = checkout('email-weekly')
    expect(link?.href).toBe(linked.weekly)
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener noreferrer')
  })

  test('that are unavailable are grey, say so, and cannot be chosen', async () => {
    await showPackages(linked)
    for (const id of ['individual', 'couple-therapy', 'intensive']) {
      expect(card(id)?.textContent).toContain('Užimta')
      expect(card(id)?.textContent).toContain('Visi laikai užimti artimiausius 90 dienų')
      expect(card(id)?.querySelector('a, button')).toBeNull()
    }
  })

  test('by email say beside the price what the terms say', async () => {
    await showPackages(linked)
    const termsOf = (id: string) => card(id)?.querySelector('ul.text-sm')
    for (const id of ['email-weekly', 'email-monthly']) {
      const links = [...(termsOf(id)?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/sutarties-atsisakymas',
        '/p/naudojimo-salygos',
      ])
      expect(termsOf(id)?.textContent).toMatch(
        /^Atsakymo laikas .* ir naktį, ir savaitgaliais\.Per 14\u00A0dienų.*už nesuteiktą dalį/,
      )
      expect(termsOf(id)?.children).toHaveLength(id === 'email-weekly' ? 2 : 3)
    }
    expect(termsOf('email-weekly')?.textContent).not.toContain(packageTerms.renewal)
    expect(termsOf('email-monthly')?.textContent).toContain(packageTerms.renewal)
    expect(termsOf('individual')).toBeNull()
  })

  test('by email carry the badge', async () => {
    await showPackages(linked)
    const badged = [...document.querySelectorAll<HTMLElement>('[data-package]')]
      .filter(({ textContent }) => textContent.includes('Populiaru'))
      .map(({ dataset }) => dataset.package)
    expect(badged).toEqual(['email-weekly', 'email-monthly'])
  })
})

describe('the call to action', () => {
  test('offers the week at 39 € and the month at 79 € while nothing is to be booked', async () => {
    await showPackages(linked)
    expect(callToAction()?.textContent).toMatch(/39 €.*79 €/s)
    expect(callToAction()?.textContent).toContain(packageTerms.renewal)
    const link = checkout('email-weekly')
    link?.addEventListener('click', (event) => event.preventDefault())
    act(() => link?.click())
    expect(callToAction()).not.toBeNull()
    expect(form()).toBeNull()
  })
})

test('packages that are taken are called the others only below those that are offered', async () => {
  const { container } = await showPackages(linked)
  expect(container.querySelector('h2.heading')?.textContent).toBe('Kitos konsultacijos')
  leave()
  const taken = startingPackages(linked).filter(({ available }) => !available)
  const { container: alone } = await show(taken)
  expect(alone.querySelector('h2.heading')?.textContent).toBe('Konsultacijos')
})

describe('a package without a payment link', () => {
  test('cannot be chosen before its script runs', async () => {
    const { html, complaints } = await showPackages({ ...linked, weekly: null })
    expect(html.match(/<button[^>]* disabled/g)).toHaveLength(2)
    expect(document.querySelectorAll('button:disabled')).toHaveLength(0)
    expect(complaints).toEqual([])
  })

  test('opens the booking form with its panels and says that the link is coming', async () => {
    await showPackages({ ...linked, weekly: null })
    await click('Pasirinkti')
    expect(form()).not.toBeNull()
    expect(callToAction()).toBeNull()
    for (const words of [
      'Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.',
      'Savaitės el.\u00A0pašto konsultacijos, 7\u00A0dienos, 39\u00A0€',
      'per 24\u00A0val.',
      'Kaip tai vyksta',
      'Kodėl verta rinktis mus',
      'Ką sako klientai',
      'Atsiliepimų netikriname',
    ]) {
      expect(document.body.textContent).toContain(words)
    }
    expect(document.querySelector('select')?.value).toBe('email-weekly')
    const card = document.querySelector('[data-package=email-weekly]')
    expect(card?.querySelector('button'), 'the choice is a state, no button').toBeNull()
    expect(card?.textContent).toContain('Pasirinkta')
    expect(document.activeElement?.textContent).toBe('Registracija konsultacijai')
  })

  test('is booked, and the form goes', async () => {
    const { calls } = await showPackages(
      { ...linked, weekly: null },
      { body: { message: 'Gavome jūsų užklausą.' } },
    )
    await click('Pasirinkti')
    await click('Pateikti užklausą')
    expect(document.body.textContent).toContain('Vardas turi būti bent 2 simbolių')
    expect(document.body.textContent).toContain('Netinkamas el. pašto adresas')
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    type('name', 'Ieva')
    type('email', 'ieva@example.lt')
    await click('Pateikti užklausą')
    await untilSaid(/Gavome jūsų užklausą/)
    expect(calls).toHaveLength(1)
    expect(form()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Užklausą gavome')
    const next = document.activeElement?.parentElement?.textContent
    expect(next).toContain('Savaitės el.\u00A0pašto konsultacijos, 7\u00A0dienos, 39\u00A0€')
    expect(next).toMatch(
      /Iki \p{L}+\s\d+\sd\. \d\d\.\d\d parašysime adresu ieva@example\.lt.*Kalbamės/u,
    )
    expect(callToAction()).not.toBeNull()
    expect(document.querySelector('[role=status]')?.textContent).toContain('Gavome jūsų užklausą.')
  })
})

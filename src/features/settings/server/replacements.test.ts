import { expect, it } from 'vitest'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { statedPackages } from '#src/features/consultations/stated-package-texts.ts'
import { startingSettings } from '../owner-texts.ts'
import { changedPackageTexts } from './replacements.ts'

const sales = packageSales([], { weekly: null, monthly: null }, false)
const { packages } = startingSettings
const until = (takenUntil: string) => ({ offer: 'taken', takenUntil }) as const
const before = {
  ...packages,
  individual: { ...packages.individual, ...until('2026-12-01') },
  intensive: { ...packages.intensive, ...until('2026-12-10') },
}

it.each(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-10', '2026-12-11', '2026-12-20'])(
  'a page that was last changed on %s gets the texts of now on any later day',
  (told) => {
    for (const today of ['2026-12-20', '2026-12-21']) {
      for (const after of [before, packages]) {
        const replacements = changedPackageTexts(
          { offers: before, sales },
          { offers: after, sales },
          today,
        )
        const text = replacements.reduce(
          (page, { from, to }) => page.replaceAll(from, () => to),
          statedPackages(before, sales, told).join('\n\n'),
        )
        expect(text).toBe(statedPackages(after, sales, today).join('\n\n'))
      }
    }
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { startingSettings } from '../owner-texts.ts'
import { EarlierSettings } from './EarlierSettings.tsx'
import { SETTINGS_FIELDS } from './settings-form.ts'
import { settingsTexts } from './texts.ts'

it('a state says what it changed at its time, also days that have passed since', () => {
  const { packages } = startingSettings
  const individual = { ...packages.individual, offer: 'taken' as const, takenUntil: '2026-02-01' }
  const stored = {
    ...startingSettings,
    packages: { ...packages, individual },
    daysOff: ['2026-01-20'],
    updatedAt: '2026-01-10T10:00:00.000Z',
    earlier: [{ savedAt: '2026-01-05T10:00:00.000Z', settings: startingSettings }],
  }
  const shown = renderToStaticMarkup(
    <EarlierSettings stored={stored} read={() => SETTINGS_FIELDS.empty} onTake={() => undefined} />,
  )
  expect(shown).toContain('Užimtas → Užimtas iki 2026-02-01')
  expect(shown).toContain('2026-01-20')
  expect(shown).not.toContain(settingsTexts.earlierSame)
})

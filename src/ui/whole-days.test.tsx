import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeDays } from './whole-days.tsx'

it.each(['2026-11-30', '2026-11-30 14.05', '11-30 09.00'])(
  'keeps the day %s on one line',
  (day) => {
    expect(renderToStaticMarkup(wholeDays(`Bus paskelbta ${day}. Tada`))).toBe(
      `Bus paskelbta <span class="whitespace-nowrap">${day}.</span> Tada`,
    )
  },
)

import { ITEM_KINDS } from '#src/core/items.ts'
import { panelAddress, type PanelView } from '#src/panel/frame/panel-address.ts'
import { PLACES } from '#src/panel/frame/places.ts'
import { findViolations } from './axe.ts'
import { buy, newEmail } from './checkout.ts'
import { openPanelAt, openRows } from './panel.ts'
import { expectNoOverflow } from './places.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { expect, prepareFile, test } from './test.ts'
import { answerQuiz, book, storeSubscribers } from './visitors.ts'
import { open } from './visits.ts'

const email = 'ona@pastas.example'

const VIEWS: readonly PanelView[] = [
  ...PLACES.flatMap(([, views]) => views),
  ...ITEM_KINDS.flatMap((kind): PanelView[] => [
    { screen: 'form', kind, id: null },
    { screen: 'list', kind },
  ]),
  { screen: 'client', email },
  { screen: 'letters', letter: { id: null } },
  { screen: 'experts', expert: { id: null } },
]

prepareFile(async () => {
  await book({ email })
  await storeSubscribers({ email, name: 'Ona' })
  await answerQuiz(SHORT_QUIZZES[2], [0, 0], { email, name: 'Ona' })
})

test.describe('a view of the panel stays within 320 px, and meets WCAG 2.2 AA there and on a desktop', () => {
  for (const view of VIEWS) {
    test(panelAddress(view), async () => {
      if (view.screen === 'today' || view.screen === 'orders') {
        await buy(await open('/consultations'), newEmail())
      }
      const { page } = await openPanelAt(panelAddress(view))
      await page.waitForLoadState('networkidle')
      await openRows(page)
      const faults = await findViolations(page)
      await page.setViewportSize({ width: 320, height: 640 })
      // The plan becomes a list once its script has heard of the new width.
      await expectNoOverflow(page)
      faults.push(...(await findViolations(page)))
      expect(faults).toEqual([])
    })
  }
})

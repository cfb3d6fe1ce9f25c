import { atom } from 'nanostores'
import { formatDay } from '#src/core/lithuanian.ts'
import * as routes from '#src/core/routes.ts'
import type { AnswerHours } from '#src/features/consultations/answer-hour-texts.ts'
import type { ConsultationPackage } from '#src/features/consultations/consultations.ts'
import { offeredPackages } from '#src/features/consultations/offered-packages.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

/** Creates the store of what the owner offers under an article. Until it is loaded, nothing is offered. */
export function createArticleOffer(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $offer = atom<{ packages: readonly ConsultationPackage[]; hours: AnswerHours | null }>({
    packages: [],
    hours: null,
  })

  async function load(): Promise<void> {
    const result = await session.call(routes.getSettings, {})
    if (!result.ok) return
    const { data } = result
    const packages = offeredPackages(data, data.sales, formatDay(new Date()))
    $offer.set({ packages, hours: data.answerHours })
  }

  return { $offer, load }
}

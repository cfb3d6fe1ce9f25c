import { formatLongDay } from '#src/core/lithuanian.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { Notice } from '#src/site/Notice.tsx'
import { QuizResultView } from '../site/QuizResultView.tsx'
import { openResult, removeResult } from './quiz-results.ts'
import {
  PAGE_RATE_LIMIT,
  type PageAnswer,
  type PageCall,
  type VisitorPage,
} from '#src/server/visitor-page.tsx'

const texts = visitorPageTexts.result

/** The result of a quiz behind a private link, which can be deleted there. */
export const resultPage: VisitorPage = {
  path: '/rezultatas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  get: showResult,
  post: async (call) => {
    if (call.form.get('action') !== 'delete') return await showResult(call)
    await removeResult(call, tokenOf(call))
    const title = texts.deletedTitle
    return { title, body: <Notice title={title} text={texts.deletedText} /> }
  },
}

async function showResult(call: PageCall): Promise<PageAnswer> {
  const kept = await openResult(call.db, tokenOf(call))
  if (kept === null) {
    const title = texts.missingTitle
    return { status: 404, title, body: <Notice title={title} text={texts.missingText} /> }
  }
  const keptUntil = formatLongDay(kept.expiresAt)
  return { title: texts.title, body: <QuizResultView {...kept} keptUntil={keptUntil} /> }
}

function tokenOf({ params: { token = '' } }: PageCall): string {
  return token
}

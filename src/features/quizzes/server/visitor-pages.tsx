import { formatLongDay } from '#src/core/lithuanian.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { comparisonTexts } from '#src/features/quizzes/comparison-texts.ts'
import { Comparison, Invitation, NoComparison } from '#src/features/quizzes/site/Comparison.tsx'
import { Notice } from '#src/site/Notice.tsx'
import {
  PAGE_RATE_LIMIT,
  type VisitorPage,
  type PageAnswer,
  type PageCall,
} from '#src/server/visitor-page.tsx'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { QuizResultView } from '#src/features/quizzes/site/QuizResultView.tsx'
import { invitedQuizTitle, openComparison, withdrawComparison } from './comparisons.ts'
import { openResult, removeResult } from './quiz-results.ts'

const { title, withdrawnHeading, withdrawn } = comparisonTexts.page

/**
 * Page that shows a comparison to one of its visitors. Its form withdraws the consent, and the response is the same for
 * every link.
 */
export const comparisonPage: VisitorPage = {
  path: '/palyginimas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { token = '' } }) {
    const opened = await openComparison(db, token)
    if (opened === null) return { title, body: <NoComparison /> }
    return { title, body: <Comparison {...opened} keptUntil={dayOf(opened)} /> }
  },
  async post(call) {
    await withdrawComparison(call, call.params.token ?? '')
    return { title, body: <Notice title={withdrawnHeading} text={withdrawn} /> }
  },
}

/** Page that explains an invitation. It looks up only the quiz, so it does not reveal whether the code is valid. */
export const invitationPage: VisitorPage = {
  path: '/palyginimas/kvietimas/:slug/:code',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { slug = '', code = '' } }) {
    const quizTitle = await invitedQuizTitle(db, slug)
    const quizHref = `/testas/${slug}#kvietimas=${code}`
    return { title, body: <Invitation quizHref={quizHref} quizTitle={quizTitle} /> }
  },
}

const texts = visitorPageTexts.result

/** Page of a private quiz result, with a form that deletes it. */
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
  const keptUntil = dayOf(kept)
  return { title: texts.title, body: <QuizResultView {...kept} keptUntil={keptUntil} /> }
}

/** Returns the last day of storage, with no-break spaces. */
function dayOf({ expiresAt }: { expiresAt: Date }): string {
  return bindSpaces(formatLongDay(expiresAt))
}

function tokenOf({ params: { token = '' } }: PageCall): string {
  return token
}

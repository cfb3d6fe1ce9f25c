import { formatLongDay } from '#src/core/lithuanian.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { Comparison, Invitation, NoComparison } from '../site/Comparison.tsx'
import { Notice } from '#src/site/Notice.tsx'
import { invitedQuizTitle, openComparison, withdrawComparison } from './comparisons.ts'
import { PAGE_RATE_LIMIT, type VisitorPage } from '#src/server/visitor-page.tsx'

const { title, withdrawnHeading, withdrawn } = comparisonTexts.page

/** Two profiles side by side, for one of the two; its form withdraws, and answers the same for every link. */
export const comparisonPage: VisitorPage = {
  path: '/palyginimas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { token = '' } }) {
    const opened = await openComparison(db, token)
    if (opened === null) return { title, body: <NoComparison /> }
    return { title, body: <Comparison {...opened} keptUntil={formatLongDay(opened.expiresAt)} /> }
  },
  async post(call) {
    await withdrawComparison(call, call.params.token ?? '')
    return { title, body: <Notice title={withdrawnHeading} text={withdrawn} /> }
  },
}

/** Explains an invitation before it begins. It looks up the quiz alone, so it cannot tell whether it still holds. */
export const invitationPage: VisitorPage = {
  path: '/palyginimas/kvietimas/:slug/:code',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { slug = '', code = '' } }) {
    const quizTitle = await invitedQuizTitle(db, slug)
    const quizHref = `/testas/${slug}#kvietimas=${code}`
    return { title, body: <Invitation quizHref={quizHref} quizTitle={quizTitle} /> }
  },
}

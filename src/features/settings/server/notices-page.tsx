import { shownEmail } from '#src/core/shown-email.ts'
import { notice, PAGE_RATE_LIMIT, question, type VisitorPage } from '#src/server/visitor-page.tsx'
import { noticesPageTexts as texts } from '../notices-texts.ts'
import { awaitedNotices, confirmNotices } from './notices.ts'

/**
 * The page opened by the link that is mailed to a new address of notices. A GET shows a button, since mail scanners
 * follow links too.
 */
export const noticesPage: VisitorPage = {
  path: '/pranesimu-adresas/:token',
  rateLimit: PAGE_RATE_LIMIT,
  async get({ db, params: { token = '' } }) {
    const email = await awaitedNotices(db, token)
    return email === null ? spent() : question(texts.confirm, email)
  },
  async post(call) {
    const email = await confirmNotices(call, call.params.token ?? '')
    if (email === null) return spent()
    return notice(texts.confirmed.title, texts.confirmed.text(shownEmail(email)))
  },
}

const spent = () => notice(texts.spent.title, texts.spent.text)

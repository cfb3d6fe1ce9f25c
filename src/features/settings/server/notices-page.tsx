import { shownEmail } from '#src/core/shown-email.ts'
import type { Private } from '#src/core/private.ts'
import { Notice } from '#src/site/Notice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { type Page, PAGE_RATE_LIMIT, type VisitorPage } from '#src/server/visitor-page.tsx'
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
    return email === null ? spent() : question(email)
  },
  async post(call) {
    const email = await confirmNotices(call, call.params.token ?? '')
    return email === null ? spent() : page(texts.confirmed, texts.confirmedText(shownEmail(email)))
  },
}

const spent = () => page(texts.spent, texts.spentText)

function page(title: string, text: string): Page {
  return { title, body: <Notice title={title} text={text} /> }
}

function question(email: Private): Page {
  return {
    title: texts.title,
    body: (
      <Notice title={texts.title} text={texts.text(shownEmail(email))}>
        <form method="post">
          <Button type="submit">{texts.confirm}</Button>
        </form>
      </Notice>
    ),
  }
}

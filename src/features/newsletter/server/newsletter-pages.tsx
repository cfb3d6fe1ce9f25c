import { shownEmail } from '#src/core/shown-email.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { newsletterPageTexts as texts } from '#src/features/newsletter/texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { findNewestPost } from '#src/features/articles/server/post-queries.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { RequestError } from '#src/server/errors.ts'
import { awaitedAddress, confirm, leave, stateOf } from './newsletter.ts'
import { readVisitorLink } from '#src/server/signing.ts'
import {
  notice,
  PAGE_RATE_LIMIT,
  question,
  type Answerer,
  type PageCall,
  type VisitorPage,
} from '#src/server/visitor-page.tsx'

/** Picture beside the question and its answer, so that the press changes only the words. */
const PICTURE = 'newsletter'

/**
 * Confirms a request for the newsletter after the press of a button, because programs that check mails follow links but
 * press nothing.
 */
export const confirmationPage: VisitorPage = {
  path: '/naujienlaiskis/patvirtinti/:token',
  rateLimit: PAGE_RATE_LIMIT,
  get: orSubscribeAgain(async (call) => {
    const email = await awaitedAddress(call.db, call.params.token ?? '')
    return email === null ? notAwaited() : question(texts.confirm, email, PICTURE)
  }),
  post: orSubscribeAgain(async (call) => {
    const email = await confirm(call, call.params.token ?? '')
    return email === null ? notAwaited() : confirmed(email, await findNewestPost(call.db))
  }),
}

/**
 * Ends a subscription after the press of a button, or by a mail program's one-click unsubscribe (RFC 8058), which posts
 * to the same address.
 */
export const leavingPage: VisitorPage = {
  path: '/naujienlaiskis/atsisakyti/:token',
  rateLimit: PAGE_RATE_LIMIT,
  get: async (call) => {
    const email = addressIn(call)
    const state = await stateOf(call.db, email)
    return state === 'subscribed' || state === 'pending' || state === 'stopped'
      ? question(texts.leave, email)
      : left(email)
  },
  post: async (call) => {
    const email = addressIn(call)
    await leave(call, email)
    return left(email)
  },
}

function addressIn({ params }: PageCall): Private {
  const [email = asPrivate('')] = readVisitorLink('newsletter-leaving', params.token ?? '')
  return email
}

/** Answers a forged or expired link with its error and a link to the subscription form. */
function orSubscribeAgain(answer: Answerer): Answerer {
  return async (call) => {
    try {
      return await answer(call)
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 403) throw error
      const text = `${error.userMessage} ${texts.subscribeInstead}`
      return { status: 403, ...notice(visitorPageTexts.errorTitle, text, toNewsletter) }
    }
  }
}

const toNewsletter = (
  <a href="/newsletter" className="button mt-2">
    {texts.toNewsletter}
  </a>
)

/** Says that the subscription is confirmed, and offers the newest article. */
function confirmed(email: string, newest: { slug: string; title: string } | undefined) {
  const { title, text, newestArticle } = texts.confirmed
  return notice(
    title,
    text(shownEmail(email)),
    newest && (
      <div>
        <p>{newestArticle}</p>
        <h2 className="subheading mt-2">
          <a href={itemPath('post', newest.slug)} className="link">
            {bindSpaces(newest.title)}
          </a>
        </h2>
      </div>
    ),
    PICTURE,
  )
}

const notAwaited = () => notice(texts.notAwaited.title, texts.notAwaited.text, toNewsletter)
const left = (email: string) =>
  notice(texts.left.title, texts.left.text(shownEmail(email)), toNewsletter)

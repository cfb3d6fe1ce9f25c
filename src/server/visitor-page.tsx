import type { Context } from '@netlify/functions'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Database } from '#db/client.ts'
import type { BuiltOwner } from '#src/features/publishing/contracts.ts'
import { documentTitle, renderHead } from '#src/features/search/seo.ts'
import { fillShell } from '#src/core/shells.ts'
import { brand } from '#src/core/brand-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { headTexts } from '#src/site/site-texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { Notice } from '#src/site/Notice.tsx'
import { RequestError } from './errors.ts'
import { callDeadline, database } from './database.ts'
import { environment } from './environment.ts'
import { readBuiltOwner, readShell } from './site-files.ts'
import { deployUrl } from './deploy-url.ts'
import { describeFailure } from './describe-failure.ts'
import { logged } from './logged.ts'
import { pathOf, readBytes, refuseOtherSites } from './request.ts'
import { pageHeaders, secured } from './page-headers.ts'

/**
 * Maximum bytes of a form on a visitor page. A message has up to 10,000 characters, which need up to nine bytes each.
 */
const FORM_LIMIT = 128 * 1024

/** Input of a visitor page. */
export interface PageCall {
  /** Connects with the first query, so that an empty form needs no connection. */
  db: Database
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>
  request: Request
  /** Fields of a submitted form; empty for a GET. */
  form: URLSearchParams
  /** IP address of the caller. */
  address: string
  /** The owner's settings at the time of the build. */
  owner: BuiltOwner
  /** Origin of this deploy. */
  deployUrl: string
  /** Continues work after the response. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Page to show, or a file. */
export type PageAnswer = Page | Response

export interface Page {
  /** HTTP status; 200 if omitted. */
  status?: number
  headers?: Readonly<Record<string, string>>
  title: string
  body: ReactElement
}

export type Answerer = (call: PageCall) => Promise<PageAnswer>

/** Page rendered for one visitor. Its GET changes no data. */
export interface VisitorPage {
  path: string
  get: Answerer
  post?: Answerer
  /** Same as in a contract. All pages of a function share the limit. */
  rateLimit: { windowLimit: number; windowSize: number }
}

/** Rate limit of all visitor pages together: requests per 60 seconds and IP address. */
export const PAGE_RATE_LIMIT = { windowLimit: 120, windowSize: 60 }

/**
 * Creates the handler of a function from its pages. They work without JavaScript. They are private, so they are not
 * cached, indexed or tracked, and their links send no referrer.
 */
export function answerVisitorPages(...pages: readonly VisitorPage[]) {
  const patterns = pages.map((page) => ({ page, pattern: new URLPattern({ pathname: page.path }) }))
  const answer = secured(async (request: Request, context: Context): Promise<Response> => {
    try {
      const pathname = pathOf(request)
      for (const { page, pattern } of patterns) {
        const found = pattern.exec({ pathname })
        if (found) return await answerPage(page, found.pathname.groups, request, context)
      }
      throw new RequestError(404, errorTexts.notFound)
    } catch (error) {
      return await errorPage(error)
    }
  })
  return logged(
    pages.map(({ path }) => path),
    answer,
  )
}

async function answerPage(
  page: VisitorPage,
  groups: Record<string, string | undefined>,
  request: Request,
  context: Context,
): Promise<Response> {
  const isPost = request.method === 'POST'
  const answerer = isPost ? page.post : page.get
  if (!answerer || !(isPost || request.method === 'GET' || request.method === 'HEAD')) {
    throw new RequestError(405, errorTexts.methodNotAllowed, {
      headers: { Allow: page.post ? 'GET, HEAD, POST' : 'GET, HEAD' },
    })
  }
  refuseOtherSites(request, context)
  const text = isPost
    ? new TextDecoder().decode(await readBytes(request, FORM_LIMIT, errorTexts.bodyTooLarge))
    : ''
  const deadline = callDeadline()
  const answer = await answerer({
    get db() {
      return database(deadline)
    },
    params: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? ''])),
    request,
    form: new URLSearchParams(text),
    address: context.ip,
    owner: await readBuiltOwner(),
    deployUrl: deployUrl(context),
    waitUntil: (work) => context.waitUntil(work),
  })
  if (answer instanceof Response) return withPrivacy(answer)
  return await render(answer.status ?? 200, answer.title, answer.body, answer.headers)
}

/** Returns the response. If a rate limit refused the call, returns the form with status 429 and the message. */
export async function showFormOnRefusal(
  answer: Promise<PageAnswer>,
  form: (message: string) => Page,
): Promise<PageAnswer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 429) throw error
    return { ...form(error.userMessage), status: 429, headers: error.headers }
  }
}

/**
 * Creates a page that asks for the press of a button, which posts to the page's own address.
 * @param picture as in `Notice`.
 */
export function question(
  { title, text, button }: { title: string; text: (email: string) => string; button: string },
  email: string,
  picture?: string,
): Page {
  return notice(
    title,
    text(shownEmail(email)),
    <form method="post">
      <button type="submit" className="button mt-2">
        {button}
      </button>
    </form>,
    picture,
  )
}

/** Creates a page with a title and a sentence. @param picture as in `Notice`. */
export function notice(title: string, text: string, children?: ReactNode, picture?: string): Page {
  return {
    title,
    body: (
      <Notice title={title} text={text} picture={picture}>
        {children}
      </Notice>
    ),
  }
}

/** Redirects to a path with status 303. */
export function seeOther(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } })
}

async function errorPage(error: unknown): Promise<Response> {
  const { status, message, headers } = describeFailure(error)
  const title = visitorPageTexts.errorTitle
  return await render(status, title, <Notice title={title} text={message} />, headers)
}

async function render(
  status: number,
  title: string,
  body: ReactElement,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const site = { name: brand.name, origin: environment().origin, words: headTexts }
  const head = renderHead([
    { tag: 'title', text: documentTitle(title, site) },
    { tag: 'meta', name: 'robots', content: 'noindex' },
  ])
  const html = fillShell(await readShell('visitor'), { head, item: renderToStaticMarkup(body) })
  const response = withPrivacy(new Response(html, { status, headers: await pageHeaders() }))
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

function withPrivacy(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

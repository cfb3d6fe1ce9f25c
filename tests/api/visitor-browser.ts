import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { orderLink } from '#src/features/orders/server/order-access.ts'
import type { TestSite } from './test-site.ts'

/** Answer to a browser that follows no redirects. */
export interface Answered {
  status: number
  headers: Headers
  html: string
  /** Target of a redirect; empty if there is none. */
  location: string
}

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: URLSearchParams
}

/** Browser without JavaScript that keeps its cookies. */
export interface Browser {
  open: (path?: string, call?: Call) => Promise<Answered>
  send: (fields: Record<string, string>, path?: string) => Promise<Answered>
}

/** Creates a new browser; its calls go to the page of the opened order unless they name another path. */
export function browserOf(site: TestSite): Browser {
  const cookies = new Map<string, string>()
  async function call(path: string, { headers, ...init }: Call): Promise<Answered> {
    const Cookie = [...cookies].map((each) => each.join('=')).join('; ')
    const answer = await fetch(new URL(path, site.url), {
      ...init,
      redirect: 'manual',
      headers: { ...headers, Cookie },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
      if (rest.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('Location') ?? ''
    return { status: answer.status, headers: answer.headers, html: await answer.text(), location }
  }
  return {
    open: (path = ORDER_PATH, init = {}) => call(path, init),
    send: (fields, path = ORDER_PATH) =>
      call(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

/** Returns the path of a new link to an order. */
export const linkTo = (orderId: string) => new URL(orderLink(orderId).href).pathname

/** Returns a browser that has opened an order by a link. */
export async function openedBrowser(site: TestSite, orderId: string): Promise<Browser> {
  const browser = browserOf(site)
  await browser.send({}, linkTo(orderId))
  return browser
}

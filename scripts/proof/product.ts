import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import * as routes from '#src/contracts/routes.ts'
import { LIVE_PATH } from '#src/domain/changes.ts'
import { callSite } from '../../tests/browser/call-site.ts'
import { startSite } from '../../tests/browser/world.ts'
import { fillInbox } from '../screens/sample-inbox.ts'
import { logIn } from '../tools/caller.ts'

/** The built and running product with content and visitors' entries, which the tools look at. */
export interface Product extends AsyncDisposable {
  url: string
  /** An empty folder. */
  folder: string
  /** Paths of all pages: built, live, preview, for one visitor, the panel's and those of nothing. */
  pages: readonly string[]
  /** The administrator's session. */
  token: string
  /** The answer to a path. */
  get: (path: string) => Promise<{ status: number; type: string; text: string }>
}

/** Addresses that no sitemap lists. */
const MORE = ['/mano-duomenys', '/sutarties-atsisakymas', '/admin', '/admin/login']

/** Pages that are not there, which answer 404. */
export const MISSING = ['/nera-tokio', '/blog/nera-tokio', '/p/nera-tokio', '/testas/nera-tokio']

/** Mails that `fillInbox` leads to at least; their links open visitors' pages. */
const MAILS = 5

export async function startProduct(folder: string): Promise<Product> {
  const site = await startSite('prepared')
  const { url } = site
  const token = await logIn(url, site.password)
  await fillInbox(url)
  const get = async (address: string) => {
    const answer = await fetch(url + address, { redirect: 'manual' })
    const type = answer.headers.get('Content-Type') ?? ''
    return { status: answer.status, type, text: await answer.text() }
  }
  const listed = [...(await get('/sitemap-0.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const kindOf = (prefix: string) => listed.find((address) => address.startsWith(prefix)) ?? ''
  const live = ['/blog/', '/p/', '/testas/'].map((prefix) => LIVE_PATH + kindOf(prefix))
  const pages = [
    ...listed,
    ...live,
    await previewPath(url, token),
    ...(await mailedPaths(site.mailDir, url)),
    ...MORE,
    ...MISSING,
  ]
  return {
    url,
    folder,
    token,
    pages,
    get,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

async function previewPath(url: string, token: string): Promise<string> {
  const [post] = await callSite(url, routes.listAdminPosts, { token })
  const body = { kind: 'post' as const, id: post?.id ?? '' }
  const link = await callSite(url, routes.createPreviewLink, {
    token,
    body,
    query: {},
  })
  return new URL(link.url).pathname
}

/** Paths of the links in mails, one of each kind. */
async function mailedPaths(mailDir: string, url: string): Promise<string[]> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await readdir(mailDir).catch(() => [])).length >= MAILS) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const paths = new Map<string, string>()
  for (const file of await readdir(mailDir)) {
    const { text = '' } = await simpleParser(await readFile(path.join(mailDir, file)))
    for (const [address] of text.matchAll(/http[^\s<>)\]]+/g)) {
      const { pathname } = new URL(address)
      const [, place = '', last = ''] = /^(\/.*\/)([\w.-]{30,})$/.exec(pathname) ?? []
      if (address.startsWith(url) && last !== '') paths.set(place, pathname)
    }
  }
  return [...paths.values()]
}

/** Stores every page as a file, and returns the path that each is of. */
export async function savePages(
  { pages, get, folder }: Product,
  into: string,
): Promise<Map<string, string>> {
  const target = path.join(folder, into)
  await mkdir(target, { recursive: true })
  const files = new Map<string, string>()
  for (const [index, address] of pages.entries()) {
    const file = path.join(target, `${index}.html`)
    await writeFile(file, (await get(address)).text)
    files.set(file, address)
  }
  return files
}

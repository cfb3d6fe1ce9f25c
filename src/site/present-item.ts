import { LIVE_PATH } from '#src/features/publishing/changes.ts'
import { updateChildren } from './update-children.ts'

/** Elements in `head` that browsers and search engines read. */
const HEAD =
  'title, meta[name=description], meta[name=robots], link[rel=canonical], [type$=ld\\+json]'

/**
 * Replaces the page's item by its current state, or by the not-found page. In articles and pages, replaces only what
 * differs, so that the reading position stays. A quiz is not replaced once the shown question is answered, because the
 * server checks the answers anyway.
 */
async function showPresentItem(shown: HTMLElement): Promise<void> {
  const response = await fetch(LIVE_PATH + location.pathname)
  if (!response.ok && response.status !== 404) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const present = page.querySelector('main')
  const quiz = shown.querySelector('astro-island')
  if (!present || (quiz && !quiz.querySelector('fieldset:not(:has(:checked))'))) return

  if (response.redirected) {
    const { pathname } = new URL(response.url)
    history.replaceState(history.state, '', pathname.slice(LIVE_PATH.length) + location.hash)
  }
  for (const outdated of document.head.querySelectorAll(HEAD)) outdated.remove()
  document.head.append(...page.head.querySelectorAll(HEAD))
  if (response.ok && !quiz) {
    updateChildren(shown, present)
    return
  }
  shown.replaceChildren(...present.childNodes)
  if (!response.ok) {
    document.head.append(...page.head.querySelectorAll('style:not([id])'))
    scrollTo(0, 0)
  }
  // Scripts in a parsed document do not run, except if they are moved out of a template.
  for (const late of shown.querySelectorAll<HTMLTemplateElement>('template[data-late]')) {
    late.replaceWith(late.content)
  }
}

const main = document.querySelector('main')
// On a failure, the page stays as it was built.
if (main) showPresentItem(main).catch(() => undefined)

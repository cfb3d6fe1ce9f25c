import { hopeLine, safetyTexts } from '#src/features/safety/texts.ts'
import {
  mayMentionViolence,
  mentionsDespair,
  mentionsViolence,
} from '#src/features/safety/words-of-violence.ts'
import { offersOf } from '../found-articles.ts'
import { searchTexts } from '../texts.ts'
import {
  createArticleIndex,
  type Finding,
  type FoundArticle,
  RESULTS_AT_ONCE,
} from './article-index.ts'

/** Debounce of the input, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** Returns an element of `ArticleSearch.astro`. @throws Error if there is none. */
function elementIn<Name extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  name: Name,
  selector: string = name,
): HTMLElementTagNameMap[Name] {
  const found = root.querySelector<HTMLElementTagNameMap[Name]>(selector)
  if (!found) throw new Error(`The search has no ${selector}.`)
  return found
}

/** Returns the elements of `ArticleSearch.astro`. */
function elementsOf(form: HTMLFormElement) {
  const found = elementIn(document, 'div', '[data-search-results]')
  return {
    /** Help lines, shown above the results if the query mentions violence. */
    help: elementIn(found, 'section'),
    helpLines: [...elementIn(found, 'section').querySelectorAll('li')],
    status: elementIn(found, 'p', '[role=status]'),
    results: elementIn(found, 'ol'),
    more: elementIn(found, 'button'),
    /** Heading of the list of articles after a search that found nothing. */
    latest: elementIn(found, 'h2', '[data-latest]'),
    /** Template of one result. */
    template: elementIn(found, 'template'),
    /** List of articles, hidden while there are results. */
    listing: document.getElementById(form.dataset.articleSearch ?? ''),
  }
}

type SearchElements = ReturnType<typeof elementsOf>

/** Returns the query in the page's URL. */
function queryOfAddress(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? ''
}

/**
 * Starts the search. It runs while typing, on submit, and for the query in the URL. The URL contains the current query,
 * so that links, reload and Back work, except if it mentions violence.
 */
export function startArticleSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const elements = elementsOf(form)
  const { more } = elements
  const index = createArticleIndex(Number(form.dataset.count))
  let findings: readonly Finding[] = []
  let shown = 0
  let latest = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  async function show(query: string): Promise<void> {
    const turn = ++latest
    clearTimeout(pause)
    const isViolent = mentionsViolence(query)
    const isDespairing = mentionsDespair(query)
    sortHelp(elements, isDespairing)
    elements.help.hidden = !isViolent
    if (query === '') {
      clear(elements)
      return
    }
    tell(elements, searchTexts.searching)
    try {
      const found = await index.search(query)
      const first = await loadAll(found.slice(0, RESULTS_AT_ONCE))
      if (turn !== latest) return
      findings = found
      shown = first.length
      elements.results.replaceChildren(...first.map((article) => resultElement(elements, article)))
      more.hidden = shown === findings.length
      const isFound = found.length > 0
      const isEmpty = !isFound && !isViolent
      const nothing = isDespairing
        ? safetyTexts.result.advice.callSelfHarm
        : isViolent
          ? searchTexts.nothingViolent
          : searchTexts.nothing(query)
      tell(elements, isFound ? searchTexts.found(found.length) : nothing)
      if (!isViolent) offer(elements, query, isEmpty)
      elements.latest.hidden = !isEmpty
      if (elements.listing) elements.listing.hidden = !isEmpty
    } catch {
      if (turn === latest) fail(elements)
    }
  }

  async function showMore(): Promise<void> {
    const turn = latest
    try {
      const added = await loadAll(findings.slice(shown, shown + RESULTS_AT_ONCE))
      if (turn !== latest) return
      elements.results.append(...added.map((article) => resultElement(elements, article)))
      const firstAdded = elements.results.children[shown]
      shown += added.length
      more.hidden = shown === findings.length
      firstAdded?.querySelector('a')?.focus()
    } catch {
      tell(elements, searchTexts.failed)
    }
  }

  function search(isTyping: boolean): void {
    const query = input.value.trim()
    if (!(isTyping && mayMentionViolence(query))) keepInAddress(query)
    void show(query)
  }

  form.addEventListener('submit', () => search(false))
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, TYPING_PAUSE_MS, true)
  })
  more.addEventListener('click', () => void showMore())
  addEventListener('popstate', () => {
    input.value = queryOfAddress()
    void show(input.value)
  })

  if (input.value.trim() === '') index.preload().catch(() => undefined)
  else search(false)
}

/**
 * Puts the query into the URL. A new search adds a history entry, and further typing replaces it. A query that mentions
 * violence is left out.
 */
function keepInAddress(query: string): void {
  const before = queryOfAddress()
  const kept = mentionsViolence(query) ? '' : query
  if (kept === before) return
  const address = kept === '' ? location.pathname : `?q=${encodeURIComponent(kept)}`
  if (before === '') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

function loadAll(findings: readonly Finding[]): Promise<FoundArticle[]> {
  return Promise.all(findings.map((finding) => finding.load()))
}

/** Puts the help lines in their order, or in despair first the one that listens to everybody. */
function sortHelp({ help, helpLines }: SearchElements, isDespairing: boolean): void {
  const first = helpLines.filter(
    (line) => isDespairing && line.querySelector(`[href="${hopeLine.address}"]`),
  )
  const list = elementIn(help, 'ul')
  const sorted = [...new Set([...first, ...helpLines])]
  // Lines that are moved are read out again.
  if (list.firstElementChild !== sorted[0]) list.replaceChildren(...sorted)
}

function tell({ status }: SearchElements, text: string): void {
  status.textContent = text
}

/** Adds answers with links to the pages that a query asks for before the status, or one to the quizzes after it if nothing is found. */
function offer({ status }: SearchElements, query: string, isEmpty: boolean): void {
  const asked = offersOf(query)
  const line = document.createElement('span')
  if (asked.length > 0) {
    line.className = 'mb-6 flex flex-col items-start gap-3 text-ink'
    line.append(...asked.flatMap(({ lead, href, text }) => [lead, linkTo(href, text, 'button')]))
    status.prepend(line, ' ')
  } else if (isEmpty) {
    line.className = 'mt-4 flex'
    line.append(linkTo('/testai', searchTexts.toQuizzes, 'button-quiet'))
    status.append(' ', line)
  }
}

function linkTo(href: string, text: string, className: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text, className })
}

function clear(elements: SearchElements): void {
  tell(elements, '')
  elements.results.replaceChildren()
  elements.more.hidden = true
  elements.latest.hidden = true
  if (elements.listing) elements.listing.hidden = false
}

/** Shows an error. The list of articles and the input stay visible. */
function fail(elements: SearchElements): void {
  clear(elements)
  tell(elements, searchTexts.failed)
}

/** Returns a result as a filled-in copy of the template, which is part of the page. */
function resultElement(
  { template }: SearchElements,
  { path, title, category, excerpt, cover }: FoundArticle,
): Node {
  const item = template.content.cloneNode(true) as DocumentFragment
  if (cover.placeholder === '') elementIn(item, 'div').replaceChildren(coverImage(cover))
  else item.querySelector('use')?.setAttribute('href', cover.placeholder)
  const link = elementIn(item, 'a')
  link.href = path
  link.textContent = title
  const badge = elementIn(item, 'span')
  if (category === '') badge.remove()
  else badge.textContent = category
  const mark = elementIn(item, 'mark')
  elementIn(item, 'p').replaceChildren(
    ...excerpt.map((text, index) => {
      if (index % 2 === 0) return text
      const marked = mark.cloneNode() as HTMLElement
      marked.textContent = text
      return marked
    }),
  )
  return item
}

/** Returns the cover of a result, without a text, since its title is beside it. */
function coverImage({ src, srcset }: FoundArticle['cover']): HTMLImageElement {
  return Object.assign(document.createElement('img'), {
    className: 'cover',
    alt: '',
    loading: 'lazy',
    sizes: 'auto, 15rem',
    srcset,
    src,
  })
}

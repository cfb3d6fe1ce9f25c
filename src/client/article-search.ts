import { searchTexts } from '#src/texts/search.ts'
import { createArticleIndex, type Finding, type FoundArticle } from './article-index.ts'

/** Results shown at first, and added by each press of the button. */
const RESULTS_AT_ONCE = 10

/** After the last keystroke, in milliseconds: nobody reads results while typing. */
const TYPING_PAUSE_MS = 250

/** The elements of `ArticleSearch.astro`. */
export interface SearchElements {
  form: HTMLFormElement
  input: HTMLInputElement
  status: HTMLElement
  results: HTMLElement
  more: HTMLButtonElement
  /** What the results stand in place of. */
  listing: HTMLElement | null
}

/** The query that the address carries. */
function queryOfAddress(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? ''
}

/**
 * Makes the form search: while typing, on submit, and for the query in the address. The address
 * always carries the query that is shown, so that it can be linked, reloaded and gone back to.
 */
export function startArticleSearch(elements: SearchElements): void {
  const { form, input, more } = elements
  const index = createArticleIndex()
  let findings: readonly Finding[] = []
  let shown = 0
  let latest = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  async function show(query: string): Promise<void> {
    const turn = ++latest
    clearTimeout(pause)
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
      elements.results.replaceChildren(...first.map((article) => resultElement(article)))
      more.hidden = shown === findings.length
      tell(
        elements,
        found.length === 0 ? searchTexts.nothing(query) : searchTexts.found(found.length),
      )
      if (elements.listing) elements.listing.hidden = true
    } catch {
      if (turn === latest) fail(elements)
    }
  }

  async function showMore(): Promise<void> {
    const turn = latest
    try {
      const added = await loadAll(findings.slice(shown, shown + RESULTS_AT_ONCE))
      if (turn !== latest) return
      const items = added.map((article) => resultElement(article))
      elements.results.append(...items)
      shown += items.length
      more.hidden = shown === findings.length
      items[0]?.querySelector('a')?.focus()
    } catch {
      tell(elements, searchTexts.failed)
    }
  }

  function search(): void {
    const query = input.value.trim()
    keepInAddress(query)
    void show(query)
  }

  form.addEventListener('submit', search)
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, TYPING_PAUSE_MS)
  })
  more.addEventListener('click', () => void showMore())
  addEventListener('popstate', () => {
    input.value = queryOfAddress()
    void show(input.value)
  })

  if (input.value === '') input.value = queryOfAddress()
  if (input.value.trim() === '') index.preload().catch(() => undefined)
  else search()
}

/** A search begins an entry of the history; going on typing changes it. */
function keepInAddress(query: string): void {
  const before = queryOfAddress()
  if (query === before) return
  const address = query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`
  if (before === '') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

function loadAll(findings: readonly Finding[]): Promise<FoundArticle[]> {
  return Promise.all(findings.map((finding) => finding.load()))
}

function tell({ status }: SearchElements, text: string): void {
  status.textContent = text
}

function clear(elements: SearchElements): void {
  tell(elements, '')
  elements.results.replaceChildren()
  elements.more.hidden = true
  if (elements.listing) elements.listing.hidden = false
}

/** The list stays in sight, and so does what was typed. */
function fail(elements: SearchElements): void {
  clear(elements)
  tell(elements, searchTexts.failed)
}

function resultElement({ path, title, category, excerpt }: FoundArticle): HTMLElement {
  const item = document.createElement('li')
  item.className = 'flex flex-col items-start gap-2 border-t border-line py-5'
  const heading = document.createElement('h2')
  heading.className = 'text-xl'
  const link = document.createElement('a')
  link.className = 'link'
  link.href = path
  link.textContent = title
  heading.append(link)
  item.append(heading)
  if (category !== '') {
    const badge = document.createElement('span')
    badge.className = 'badge'
    badge.textContent = category
    item.append(badge)
  }
  const text = document.createElement('p')
  text.className = 'max-w-measure text-muted'
  text.append(...excerpt.map((part, index) => (index % 2 === 1 ? marked(part) : part)))
  item.append(text)
  return item
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark')
  mark.className = 'bg-mist font-semibold text-ink'
  mark.textContent = text
  return mark
}

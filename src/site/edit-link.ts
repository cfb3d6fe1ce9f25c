import { ADMINISTRATOR_KEY, EDITING } from './administrator.ts'
import { itemAt } from '#src/core/item-at.ts'
import { editLinkTexts } from './edit-link-texts.ts'

/** Shows the administrator a link to the form of this page's item, above the page's content. */
function showEditLink(): void {
  // A not-found page has `noindex`.
  if (
    itemAt(location.pathname) === null ||
    document.querySelector('[name=robots][content^=noindex]')
  ) {
    return
  }
  const link = document.createElement('a')
  link.className = 'link'
  link.href = `/admin#${EDITING}${location.pathname}`
  link.textContent = editLinkTexts.edit
  // Inline styles, since the pages' CSS has no styles for this link.
  link.style.cssText = 'display:inline-flex;align-items:center;min-height:2.75rem;font-size:.875rem'
  const nav = document.createElement('nav')
  nav.className = 'wrap'
  nav.ariaLabel = editLinkTexts.label
  nav.append(link)
  document.querySelector('main')?.before(nav)

  // The session may have ended in another tab, or before this page came out of the bfcache.
  const show = () => {
    nav.hidden = localStorage.getItem(ADMINISTRATOR_KEY) === null
  }
  addEventListener('storage', show)
  addEventListener('pageshow', show)
}

showEditLink()

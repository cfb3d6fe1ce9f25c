import { ADMINISTRATOR_KEY, EDITING } from './administrator.ts'
import { itemAt } from '#src/core/item-at.ts'
import { editLinkTexts } from './edit-link-texts.ts'

/** Adds a link to the form of the page's item above the content, visible only to the administrator. */
function showEditLink(): void {
  // Not-found pages have `noindex`.
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
  // Inline styles, because visitors' CSS has no rules for this link.
  link.style.cssText = 'display:inline-flex;align-items:center;min-height:2.75rem;font-size:.875rem'
  const nav = document.createElement('nav')
  nav.className = 'wrap'
  nav.ariaLabel = editLinkTexts.label
  nav.append(link)
  document.querySelector('main')?.before(nav)

  // The session may have ended in another tab, or before this page came from the bfcache.
  const show = () => {
    nav.hidden = localStorage.getItem(ADMINISTRATOR_KEY) === null
  }
  addEventListener('storage', show)
  addEventListener('pageshow', show)
}

showEditLink()

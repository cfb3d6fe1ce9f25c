import { startAnalytics, stopAnalytics } from './google-analytics.ts'
import { formatConsent, parseConsent } from '../consent.ts'

declare global {
  interface Document {
    /** Whether the browser renders the page before its link is clicked (Chromium). */
    readonly prerendering?: boolean
  }
}

const KEY = 'slapuku-pasirinkimas'
/** Room for the focus outline of an element, in pixels. */
const FOCUS_OUTLINE = 8
const root = document.documentElement.style
/** Calls `use`; null if storage is blocked. Visitors with blocked storage are asked on each page. */
const attempt = <Value>(use: () => Value): Value | null => {
  try {
    return use()
  } catch {
    return null
  }
}
const banner = document.querySelector<HTMLElement>('[data-consent]')
const settings = document.querySelector<HTMLElement>('[data-consent-settings]')

if (banner) {
  const id = banner.dataset.consent ?? ''
  const answers = banner.querySelectorAll<HTMLElement>('[data-consent-answer]')
  const isYes = (button: HTMLElement) => button.dataset.consentAnswer === 'yes'
  const keep = banner.querySelector<HTMLElement>('[data-consent-keep]')
  const apply = (agreed: boolean | undefined) => {
    banner.hidden = agreed !== undefined
    // The settings link shows the banner again, with the current choice and a button to keep it.
    if (keep) keep.hidden = agreed === undefined
    for (const button of answers) {
      const isPresent = isYes(button) === agreed
      button.ariaPressed = agreed === undefined ? null : String(isPresent)
      button.className = isPresent ? 'button' : 'button-quiet'
    }
    if (agreed) startAnalytics(id)
    else stopAnalytics(id)
  }
  let cameFrom: HTMLElement | undefined
  const applyStored = () => {
    // A prerendered page is not seen yet, so no visit is counted and no question asked.
    if (document.prerendering) return
    const stored = attempt(() => localStorage.getItem(KEY))
    apply(parseConsent(stored, new Date()))
  }

  keep?.addEventListener('click', () => {
    banner.hidden = true
    cameFrom?.focus()
  })
  for (const button of answers) {
    button.addEventListener('click', () => {
      const agreed = isYes(button)
      attempt(() => localStorage.setItem(KEY, formatConsent(agreed, new Date())))
      apply(agreed)
      cameFrom?.focus()
    })
  }
  if (settings) {
    settings.hidden = false
    settings.addEventListener('click', () => {
      cameFrom = settings
      banner.hidden = false
      makeRoom()
      // Scrolls so that the banner does not cover what was at the bottom of the window.
      scrollBy(0, banner.offsetHeight)
      banner.focus({ preventScroll: true })
    })
  }
  // A phone has room only for the question and its buttons, so the details are closed there.
  banner.querySelector('details')?.toggleAttribute('open', matchMedia('(width >= 40rem)').matches)
  // With the padding, the banner covers neither the end of the page nor elements that get the focus.
  const makeRoom = () => {
    root.paddingBottom = `${banner.offsetHeight}px`
    root.scrollPaddingBottom = `${banner.offsetHeight + FOCUS_OUTLINE}px`
  }
  new ResizeObserver(makeRoom).observe(banner)
  // The visitor may have answered in another tab, or before this page came from the bfcache.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
  document.addEventListener('prerenderingchange', applyStored)
  applyStored()
}

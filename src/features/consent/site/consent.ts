import { startAnalytics, stopAnalytics } from './google-analytics.ts'
import { formatConsent, parseConsent } from '../consent.ts'

declare global {
  interface Document {
    /** Whether the page is rendered before its link is followed (Chromium). */
    readonly prerendering?: boolean
  }
}

const KEY = 'slapuku-pasirinkimas'
/** Size in pixels of the focus ring around an element. */
const FOCUS_OUTLINE = 8
const root = document.documentElement.style
/** Uses storage, or returns null if that is blocked. Visitors with blocked storage are asked on every page. */
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
    // When opened from the settings, the banner shows the current choice and a button to leave it unchanged.
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
    // Nobody sees a page while it is prerendered, so no visit is counted and nothing is asked.
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
      // Keeps what was at the bottom of the window visible above the banner.
      scrollBy(0, banner.offsetHeight)
      banner.focus({ preventScroll: true })
    })
  }
  // A phone shows the question and its answers, a wider screen the details too.
  banner.querySelector('details')?.toggleAttribute('open', matchMedia('(width >= 40rem)').matches)
  // Padding keeps the banner from covering the end of the page and elements that are focused or scrolled to.
  const makeRoom = () => {
    root.paddingBottom = `${banner.offsetHeight}px`
    root.scrollPaddingBottom = `${banner.offsetHeight + FOCUS_OUTLINE}px`
  }
  new ResizeObserver(makeRoom).observe(banner)
  // The answer may have been given in another tab, or before this page was restored from the bfcache.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
  document.addEventListener('prerenderingchange', applyStored)
  applyStored()
}

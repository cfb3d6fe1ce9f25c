import { startAnalytics, stopAnalytics } from '#src/client/google-analytics.ts'
import { formatConsent, parseConsent } from '#src/domain/consent.ts'

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
/** Visitors may have blocked storage: they are asked on every page. */
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
  const apply = (agreed: boolean | undefined) => {
    banner.hidden = agreed !== undefined
    if (agreed) startAnalytics(id)
    else stopAnalytics(id)
  }
  let cameFrom: HTMLElement | undefined
  const applyStored = () => {
    // Nobody sees a page that is rendered ahead, so it neither counts nor asks.
    if (document.prerendering) return
    const stored = attempt(() => localStorage.getItem(KEY))
    apply(parseConsent(stored, new Date()))
  }

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-answer]')) {
    button.addEventListener('click', () => {
      const agreed = button.dataset.consentAnswer === 'yes'
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
      banner.focus()
    })
  }
  // A phone shows the question and its answers, a wider screen the details too.
  banner.querySelector('details')?.toggleAttribute('open', matchMedia('(width >= 40rem)').matches)
  // The banner covers neither a focused or scrolled-to element nor the end of the page.
  new ResizeObserver(() => {
    root.paddingBottom = `${banner.offsetHeight}px`
    root.scrollPaddingBottom = `${banner.offsetHeight + FOCUS_OUTLINE}px`
  }).observe(banner)
  // The answer may have been given in another tab, or before this page was restored from the bfcache.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
  document.addEventListener('prerenderingchange', applyStored)
  applyStored()
}

import { startAnalytics, stopAnalytics } from '#src/client/google-analytics.ts'
import { formatConsent, parseConsent } from '#src/domain/consent.ts'

const KEY = 'slapuku-pasirinkimas'
/** Pixels that the mark of the focus takes around an element. */
const FOCUS_OUTLINE = 8
const root = document.documentElement.style
/** Visitors may have barred storage: they are asked on every page. */
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
  const applyStored = () =>
    apply(
      parseConsent(
        attempt(() => localStorage.getItem(KEY)),
        new Date(),
      ),
    )

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
  // Nothing that is focused or scrolled to lies under the banner, nor does the page's end.
  new ResizeObserver(() => {
    root.paddingBottom = `${banner.offsetHeight}px`
    root.scrollPaddingBottom = `${banner.offsetHeight + FOCUS_OUTLINE}px`
  }).observe(banner)
  // The answer may have been given in another tab, or on a page after the one gone back to.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
  applyStored()
}

import { type Changes, isOutdated } from '#src/features/publishing/changes.ts'
import editLink from './edit-link.ts?worker&url'

declare global {
  /**
   * Stores the chosen scheme and applies it to the page and the browser's frame (`Head.astro`). Without a choice, takes
   * the stored one.
   */
  function applyScheme(scheme?: string): string | undefined
}

/** Minimum width at which the table of contents is beside the text (`article.css`). */
const BESIDE = '(width >= 66rem)'

/** Opens the table of contents if it is beside the text. */
export function openContents(): void {
  if (matchMedia(BESIDE).matches) {
    document.querySelector('.toc details')?.setAttribute('open', '')
  }
}

/** Adds a link to the form of the page's item, if the administrator is logged in. */
export async function offerEditing(): Promise<void> {
  // The value of `ADMINISTRATOR_KEY`. Importing it would make visitors load another file.
  if (localStorage.adminHere) await import(/* @vite-ignore */ editLink)
}

/**
 * Loads the changes since the build, and updates the page's item if it has changed. Throws on any failure; the page
 * then does not change.
 */
export async function showItemChanges(): Promise<void> {
  const { item, built, script } = document.querySelector('main')?.dataset ?? {}
  if (item === undefined) return
  const changes = (await (await fetch('/api/changes')).json()) as Changes
  if (isOutdated(changes, item, Number(built))) await import(/* @vite-ignore */ script ?? '')
}

/** Opens and closes the menu of the header on narrow screens (specification, section 2). */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]')
  const menu = document.querySelector<HTMLElement>('#meniu')
  if (!toggle || !menu) return

  const openLabel = toggle.ariaLabel
  const isOpen = () => toggle.ariaExpanded === 'true'
  const show = (open: boolean) => {
    menu.toggleAttribute('data-open', open)
    toggle.ariaExpanded = String(open)
    toggle.ariaLabel = open ? (toggle.dataset.closeLabel ?? '') : openLabel
  }
  toggle.addEventListener('click', () => show(!isOpen()))
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false)
  })
  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return
    const last = [...menu.querySelectorAll('a')].at(-1)
    if (event.key === 'Escape') {
      show(false)
      toggle.focus()
    } else if (event.key === 'Tab') {
      // Keeps the focus in the open menu: Tab on its last link goes to the button, and Shift+Tab on the button goes to
      // the last link.
      const [end, next] = event.shiftKey ? [toggle, last] : [last, toggle]
      if (document.activeElement === end) {
        event.preventDefault()
        next?.focus()
      }
    }
  })
  // From this width, the links are shown without a menu.
  matchMedia('(width >= 72rem)').onchange = () => show(false)
}

/**
 * Loads the site's fonts, which `Head.astro` keeps out of the first paint. Applies them together after all have loaded,
 * because each change of fonts causes a full layout. If a font fails to load, its fallback stays.
 */
export async function fetchOwnFonts(): Promise<void> {
  const late = document.querySelector<HTMLStyleElement>('#fonts:not([media=all])')
  const fonts = Array.from(late?.sheet?.cssRules ?? [], (rule) => {
    const read = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name)
    const family = read('font-family').replaceAll('"', '')
    return new FontFace(family, read('src'), { weight: read('font-weight') })
  })
  await Promise.allSettled(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}

/** Handles the choice of a colour scheme: light, dark, or that of the system (`auto`). */
export function startSchemeChoice(): void {
  // Read again: if the page was prerendered, the choice may have changed after `Head.astro` read it.
  const kept = applyScheme() ?? 'auto'
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=scheme]')) {
    choice.checked = choice.value === kept
    choice.onchange = () => applyScheme(choice.value)
  }
}

void fetchOwnFonts()
startMenu()
openContents()
startSchemeChoice()
void Promise.allSettled([showItemChanges(), offerEditing()])

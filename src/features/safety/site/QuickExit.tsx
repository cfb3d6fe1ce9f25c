import { safetyTexts } from '../texts.ts'

/**
 * Renders a link to a neutral site, directly or through one of our addresses. With `QuickExitScript.astro` it
 * leaves no trace in the tab.
 */
export function QuickExit({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" data-quick-exit className="button-quiet">
      {safetyTexts.quickExit}
    </a>
  )
}

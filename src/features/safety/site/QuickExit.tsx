import { safetyTexts } from '../texts.ts'

/**
 * Renders a link to a neutral site, or to a path of this site that redirects there. `QuickExitScript.astro` makes sure
 * that no trace stays in the tab.
 */
export function QuickExit({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" data-quick-exit className="button-quiet">
      {safetyTexts.quickExit}
    </a>
  )
}

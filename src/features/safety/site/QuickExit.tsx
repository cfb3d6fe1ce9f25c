import { safetyTexts } from '../texts.ts'

/**
 * Renders a link to a neutral site, directly or by a redirect of this site. With `QuickExitScript.astro` the exit
 * leaves no trace in the tab.
 */
export function QuickExit({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" data-quick-exit className="button-quiet">
      {safetyTexts.quickExit}
    </a>
  )
}

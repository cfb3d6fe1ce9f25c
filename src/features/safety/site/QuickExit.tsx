import { safetyTexts } from '../texts.ts'

/** Leads to a neutral site, by one of our addresses or at once; `QuickExitScript.astro` has it leave no trace in the tab. */
export function QuickExit({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" data-quick-exit className="button-quiet">
      {safetyTexts.quickExit}
    </a>
  )
}

import type { MouseEventHandler } from 'react'
import { NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { safetyTexts } from '#src/texts/safety.ts'

/**
 * Leads to a neutral site and stays in sight while its parent does. Without `leaveQuickly` it is a plain link.
 */
export function QuickExit({ onClick }: { onClick?: MouseEventHandler }) {
  return (
    <a
      href={NEUTRAL_SITE}
      rel="noreferrer"
      data-quick-exit
      onClick={onClick}
      className="button-quiet sticky top-20 z-10 ml-auto flex w-fit bg-raised hover:bg-mist print:hidden"
    >
      {safetyTexts.quickExit}
    </a>
  )
}

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Milliseconds of hovering before a tooltip opens (specification, section 9). */
const OPEN_DELAY = 700

/** Milliseconds after one tooltip closes in which another opens without delay. */
const SKIP_DELAY = 300

interface TooltipProps {
  text: string
  /** A single focusable element. */
  children: ReactElement
}

/** Shows a hint on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-72 rounded-lg bg-grove px-3 py-2 text-sm text-on-grove shadow-lg"
        >
          {text}
          <Radix.Arrow className="fill-grove" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Renders the context that tooltips need. Soon after one closes, the next one opens without delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
    {children}
  </Radix.Provider>
)

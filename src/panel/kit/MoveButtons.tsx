import { Button } from '#src/ui/Button.tsx'
import { panelTexts } from '../frame/texts.ts'

interface MoveButtonsProps {
  /** Name of the item, for the buttons' labels. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** Renders the buttons that move an item of an ordered list up and down. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  // Not disabled at the ends, since a disabled button would lose the focus.
  return (
    <>
      <Button
        quiet
        aria-label={panelTexts.itemLabel(panelTexts.up, name)}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Arrow sign="↑" faint={isFirst} />
      </Button>
      <Button
        quiet
        aria-label={panelTexts.itemLabel(panelTexts.down, name)}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Arrow sign="↓" faint={isLast} />
      </Button>
    </>
  )
}

function Arrow({ sign, faint }: { sign: string; faint: boolean }) {
  return (
    <span aria-hidden="true" className={faint ? 'opacity-30' : ''}>
      {sign}
    </span>
  )
}

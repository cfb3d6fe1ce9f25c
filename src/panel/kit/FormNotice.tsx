import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'

/** Renders a note about the draft of a form, with what can be done. With a title it is a region that is announced. */
export function FormNotice({
  title,
  text,
  tone = 'bg-mist',
  act: [label, onAct],
}: {
  title?: string
  text: string
  tone?: 'bg-mist' | 'bg-blush'
  act: readonly [label: string, onAct: () => unknown]
}) {
  return (
    <section
      aria-label={title}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-2xl px-5 py-4 ${tone}`}
    >
      <div role={title === undefined ? undefined : 'status'}>
        {title === undefined ? null : <p className="font-semibold">{wholeDays(title)}</p>}
        <p className="text-sm">{wholeDays(text)}</p>
      </div>
      <Button quiet onClick={() => void onAct()}>
        {label}
      </Button>
    </section>
  )
}

interface ProgressBarProps {
  label: string
  text: string
  done: number
  /** 0 if the total is unknown. */
  total: number
}

export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
    <>
      <p className="text-sm tabular-nums">{text}</p>
      <progress
        aria-label={label}
        max={Math.max(total, 1)}
        value={done}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-forest [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-forest"
      />
    </>
  )
}

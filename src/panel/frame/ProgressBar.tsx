interface ProgressBarProps {
  /** What is going on, for those who do not see it. */
  label: string
  done: number
  /** 0 while it is not known. */
  total: number
}

/** How far something has come, as a bar. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={Math.max(total, 1)}
      value={done}
      className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-forest [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-forest"
    />
  )
}

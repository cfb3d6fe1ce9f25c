import { ProgressBar } from '../frame/ProgressBar.tsx'

/** How far something of many steps has come, in words and as a bar. */
export function Progress({
  label,
  text,
  done,
  total,
}: {
  label: string
  text: string
  done: number
  /** 0 while it is not known. */
  total: number
}) {
  return (
    <div className="w-full max-w-md">
      <p className="text-sm tabular-nums">{text}</p>
      <ProgressBar label={label} done={done} total={total} />
    </div>
  )
}

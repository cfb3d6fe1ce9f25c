/** How far something of many steps has come. */
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
      <p className="text-sm">{text}</p>
      <progress
        aria-label={label}
        max={Math.max(total, 1)}
        value={done}
        className="mt-1.5 h-2 w-full accent-forest"
      />
    </div>
  )
}

/** A turning ring beside the words of something that runs; the words say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      data-spinner
      className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  )
}

/** A spinner next to the text that says what is running. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      data-spinner
      className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  )
}

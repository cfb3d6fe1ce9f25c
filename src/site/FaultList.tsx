/**
 * Shows the errors of a form, with links to their fields. The list gets the focus when the page loads, or when a script
 * shows it (`in-place.ts`).
 */
export function FaultList({
  lead,
  faults,
}: {
  lead: string
  faults: readonly { href: string; message: string }[]
}) {
  if (faults.length === 0) return null
  return (
    <div
      data-faults
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the page is the answer to a form, and begins with what is wrong
      autoFocus
      className="-scroll-mt-2.5 rounded-xl bg-blush px-5 py-4"
    >
      <p className="font-semibold">{lead}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {faults.map(({ href, message }) => (
          <li key={href}>
            <a href={href} className="link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

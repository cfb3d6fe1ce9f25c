import { helpLines } from '#src/texts/safety.ts'

/** Help lines, with links that call. */
export function HelpLines() {
  return (
    <ul className="flex flex-col gap-3">
      {helpLines.map(({ name, address, text }) => (
        <li key={address} className="flex flex-col">
          <a
            href={address}
            rel="noreferrer"
            className="link w-fit py-1 font-serif text-xl leading-tight font-semibold"
          >
            {name}
          </a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

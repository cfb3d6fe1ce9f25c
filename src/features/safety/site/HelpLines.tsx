import { helpLines, safetyTexts } from '#src/features/safety/texts.ts'

/** Lists the help lines with links to call or open them. `wide` shows two columns on a wide screen. */
export function HelpLines({ wide = false }: { wide?: boolean }) {
  return (
    <ul className={`grid gap-y-2 ${wide ? 'md:grid-cols-2 md:gap-x-10' : ''}`}>
      {helpLines.map(({ name, address, text }) => (
        <li key={address} className="text-[0.9375rem] leading-snug">
          <a
            href={address}
            rel="noreferrer"
            className="link mr-2 inline-block py-1 font-serif text-xl leading-tight font-semibold"
          >
            {name}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Renders a sentence that links to the help page. */
export function SupportLine() {
  return (
    <p>
      {safetyTexts.support.before}
      <a href="/support" className="link">
        {safetyTexts.support.link}
      </a>
      {safetyTexts.support.after}
    </p>
  )
}

import { helpCentres, helpLines, safetyTexts } from '#src/features/safety/texts.ts'

/** Lists whom to call, each row a link to call the number, and where help is given in person. */
export function HelpLines() {
  const { name, address, text } = helpCentres
  return (
    <ul className="text-[0.9375rem] leading-snug">
      {helpLines.map((line) => (
        <li
          key={line.address}
          className="relative flex flex-wrap items-baseline gap-x-1 border-b border-edge/40 py-1.5"
        >
          <strong className="flex-[1_1_7.5rem] text-balance">{line.title}</strong>{' '}
          <a
            href={line.address}
            className="link cover-link ml-auto py-0.5 font-serif text-lg leading-tight font-semibold whitespace-nowrap sm:text-xl"
          >
            {line.name}
          </a>{' '}
          <span className="w-full">{`${line.text}, ${line.hours}`}</span>
        </li>
      ))}
      <li className="pt-3">
        <a href={address} rel="noreferrer" className="link font-semibold">
          {name}
        </a>
        <span className="block pt-1">{text}</span>
      </li>
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

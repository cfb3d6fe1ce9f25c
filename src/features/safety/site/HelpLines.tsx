import { Fragment } from 'react'
import { helpCentres, helpLines, safetyTexts } from '#src/features/safety/texts.ts'

/** Lists whom to call, each with the number as a link, and where help is given in person. */
export function HelpLines() {
  const { name, address, text } = helpCentres
  return (
    <ul className="max-w-measure text-[0.9375rem] leading-snug">
      {helpLines.map((line) => (
        <li
          key={line.address}
          className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-edge/40 py-1.5"
        >
          <strong className="flex-[1_1_7.5rem]">{line.title}</strong>{' '}
          <a
            href={line.address}
            className="link py-0.5 font-serif text-xl leading-tight font-semibold"
          >
            {line.name}
          </a>{' '}
          <span className="w-full">{`${line.text}, ${line.hours}`}</span>
        </li>
      ))}
      <li className="pt-3">
        <a href={address} rel="noreferrer" className="link text-[1.0625rem] font-semibold">
          {name}
        </a>
        <span className="block pt-1">{text}</span>
      </li>
    </ul>
  )
}

const numbers = helpLines

/** Phone number of a help line in a text, with any white space. */
const NUMBER = new RegExp(`(${numbers.map(({ name }) => name.replaceAll(/\s/g, '\\s')).join('|')})`)

const withoutSpaces = (number: string) => number.replaceAll(/\s/g, '')

/** Renders a text in which phone numbers of help lines are links. */
export function WithNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) => {
    const called = numbers.find(({ name }) => withoutSpaces(name) === withoutSpaces(part))
    return called === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={called.address} className="link whitespace-nowrap">
        {part}
      </a>
    )
  })
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

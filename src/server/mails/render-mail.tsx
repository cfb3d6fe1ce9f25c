import { render, toPlainText } from '@react-email/render'
import type { ReactElement, ComponentProps, ReactNode } from 'react'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import {
  AnswerContext,
  SellerContext,
  Action,
  Facts,
  Letter,
  MailFrame,
  Paragraph,
} from './MailFrame.tsx'

/**
 * Renders a mail as HTML and as plain text.
 * @param seller named in the mail as its sender.
 * @param answer sentence on how to answer the mail.
 */
export async function renderMail(
  body: ReactElement,
  seller: Seller,
  answer: string | null = null,
): Promise<{ html: string; text: string }> {
  const html = await render(
    <SellerContext value={seller}>
      <AnswerContext value={answer}>{body}</AnswerContext>
    </SellerContext>,
  )
  return { html, text: toPlainText(html, AS_TEXT) }
}

interface Element {
  attribs: { alt?: string }
  children: unknown[]
}

interface Builder {
  addInline: (text: string) => void
}

type Walk = (nodes: unknown[], builder: Builder) => void

const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

/**
 * Rules for plain text. Headings keep their case. An image becomes its alternative text in brackets, a link is followed
 * by its URL and a space, and a table row becomes a line with bars between cells. Layout rows have one cell and so get
 * no bars.
 */
const AS_TEXT = {
  formatters: {
    description({ attribs }: Element, _walk: Walk, builder: Builder) {
      if (attribs.alt !== undefined && attribs.alt !== '') builder.addInline(`[${attribs.alt}]`)
    },
    nextCell({ children }: Element, walk: Walk, builder: Builder) {
      builder.addInline(' | ')
      walk(children, builder)
    },
    space(_element: Element, _walk: Walk, builder: Builder) {
      builder.addInline(' ')
    },
  },
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'img', format: 'description' },
    { selector: 'a', options: { linkBrackets: ['', ' '], hideLinkHrefIfSameAsText: true } },
    { selector: 'tr', format: 'block', options: LINE },
    ...['th', 'td'].flatMap((cell) => [
      { selector: cell, format: 'inline' },
      { selector: `* + ${cell}`, format: 'nextCell' },
      { selector: `${cell} > br`, format: 'space' },
    ]),
  ],
}

/** Paragraph, letter, facts, or call to action. */
type Part =
  | string
  | ComponentProps<typeof Letter>
  | ComponentProps<typeof Facts>
  | ComponentProps<typeof Action>

/** Composes a mail of paragraphs, letters, facts and calls to action. */
export function plainMail(
  { subject, preview, heading }: { subject: string; preview: string; heading: string },
  footer: ReactNode,
  parts: readonly Part[],
): { subject: string; body: ReactElement } {
  const body = (
    <MailFrame preview={preview} heading={heading} footer={footer}>
      {parts.map((part, index) => {
        if (typeof part === 'string') return <Paragraph key={index}>{part}</Paragraph>
        if ('letter' in part) return <Letter key={index} {...part} />
        return 'facts' in part ? <Facts key={index} {...part} /> : <Action key={index} {...part} />
      })}
    </MailFrame>
  )
  return { subject, body }
}

/** Word joiner (U+2060), an invisible character that screen readers do not read. */
export const JOINER = '\u2060'

/** Signs, at least one of which is in every URL, e-mail address or path. Includes variants in other scripts. */
const SIGNS = /[.:/\\@．。｡：／＼＠]/gu

/** Digits of a phone number, at least seven, with what may stand between them. */
const PHONE = /\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu

/** Position between two digits of a phone number. */
const DIGITS = /(?<=\p{Nd}[\s().-]{0,2})(?=\p{Nd})/gu

/**
 * Number of an order (a UUID, not of digits alone, which may be a phone number), Lithuanian bank account (more digits
 * than a phone number has), date, or price with cents. Readers copy them. Does not match next to other digits, which may
 * be the rest of a phone number.
 */
const COPIED = new RegExp(
  String.raw`(?<![\w.+-]|\d[\s().-]{1,2})(${[
    String.raw`(?=[\d-]*[a-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
    String.raw`LT\d\d(?:[ \u00A0]?\d{4}){4}`,
    ...['-', String.raw`\.`].map((dot) => `20\\d\\d${dot}[01]\\d${dot}[0-3]\\d`),
    String.raw`\d{1,4}\.\d\d`,
  ].join('|')})(?![\w-]|[\s().-]{1,2}\d)`,
)

/**
 * Inserts an invisible character into everything that looks like a URL, e-mail address or phone number, so that mail
 * programs make no links. The text looks the same. The number of an order or account, a date or a price does not change,
 * so that it can be copied and searched for.
 */
export function unlinked(text: string): string {
  const parts = text.split(COPIED)
  return parts.map((part, index) => (index % 2 === 0 ? withoutSigns(part) : part)).join('')
}

function withoutSigns(text: string): string {
  return text
    .replaceAll(PHONE, (digits) => digits.replaceAll(DIGITS, JOINER))
    .replaceAll(SIGNS, (sign) => JOINER + sign + JOINER)
}

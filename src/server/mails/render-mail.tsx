import { render, toPlainText } from '@react-email/render'
import type { ReactElement, ComponentProps, ReactNode } from 'react'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { SellerContext, Action, Facts, MailFrame, Paragraph } from './MailFrame.tsx'

/**
 * Renders a mail as HTML and as plain text.
 * @param seller sender named in the mail.
 */
export async function renderMail(
  body: ReactElement,
  seller: Seller,
): Promise<{ html: string; text: string }> {
  const html = await render(<SellerContext value={seller}>{body}</SellerContext>)
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
 * In plain text an image is its description, a space ends the address of a link, and a row of a table is a line whose
 * cells are separated by bars. Rows of the frame have one cell, so they get no bars.
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

/** A paragraph, facts, or an action. */
type Part = string | ComponentProps<typeof Facts> | ComponentProps<typeof Action>

/** Composes a mail of paragraphs, facts and a call to action, in the given order. */
export function plainMail(
  { subject, preview, heading }: { subject: string; preview: string; heading: string },
  footer: ReactNode,
  parts: readonly Part[],
): { subject: string; body: ReactElement } {
  const body = (
    <MailFrame preview={preview} heading={heading} footer={footer}>
      {parts.map((part, index) => {
        if (typeof part === 'string') return <Paragraph key={index}>{part}</Paragraph>
        return 'facts' in part ? <Facts key={index} {...part} /> : <Action key={index} {...part} />
      })}
    </MailFrame>
  )
  return { subject, body }
}

/** Word joiner (U+2060): joins its neighbours, and is neither seen nor read. */
export const JOINER = '\u2060'

/** Signs that every address of a page, mailbox or file contains, with their variants in other scripts. */
const SIGNS = /[.:/\\@．。｡：／＼＠]/gu

/** Places between two digits, as in a phone number. */
const DIGITS = /(?<=\p{Nd}[\s().-]?)(?=\p{Nd})/gu

/** The number of an order, which is copied and searched for; digits alone may be a phone number. */
const ORDER_NUMBER = /\b(?=[\d-]*[a-f])([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/

/**
 * Returns text in which mail programs find no links. It looks the same, but anything like the address of a page or
 * mailbox, or like a phone number, contains an invisible character, which no address or number may contain. The
 * number of an order stays in one piece.
 */
export function unlinked(text: string): string {
  const parts = text.split(ORDER_NUMBER)
  return parts.map((part, index) => (index % 2 === 0 ? withoutSigns(part) : part)).join('')
}

function withoutSigns(text: string): string {
  return text.replaceAll(SIGNS, (sign) => JOINER + sign + JOINER).replaceAll(DIGITS, JOINER)
}

import type { CSSProperties } from 'react'
import { MAIL_COLUMN_WIDTH } from '#src/features/images/responsive-images.ts'

// Light colours of the site. Repeated here, because mail programs do not support custom properties.

const font = 'Georgia, "Times New Roman", serif'
const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/** Padding on both sides of the text in pixels. */
const SIDE = 24

export const styles = {
  body: { margin: '0', padding: '24px 0', backgroundColor: '#faf6ef', fontFamily: sans },
  container: {
    width: '100%',
    maxWidth: `${MAIL_COLUMN_WIDTH + 2 * SIDE}px`,
    margin: '0 auto',
    padding: `28px ${SIDE}px`,
    backgroundColor: '#fffdf9',
    boxSizing: 'border-box',
  },
  brand: {
    margin: '0 0 24px',
    fontFamily: font,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: '600',
    color: '#1f4d3f',
  },
  // Without negative margins, as in Gmail, the rings only touch; Outlook draws no circles, so it shows none.
  ring: {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    verticalAlign: '-2px',
    border: '2px solid #1f4d3f',
    borderRadius: '50%',
    msoHide: 'all',
  },
  secondRing: { margin: '0 8px 0 -8px' },
  heading: {
    margin: '0 0 16px',
    fontFamily: font,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: '600',
    color: '#26302b',
  },
  subheading: {
    margin: '28px 0 12px',
    fontFamily: font,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: '600',
    color: '#26302b',
  },
  paragraph: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    color: '#26302b',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  letter: {
    margin: '0 0 24px',
    padding: '4px 0',
    borderTop: '1px solid #e0d5c3',
    borderBottom: '1px solid #e0d5c3',
  },
  written: {
    margin: '18px 0',
    fontFamily: font,
    fontSize: '17px',
    lineHeight: '28px',
    color: '#26302b',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  action: { margin: '24px 0' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: '600',
    color: '#ffffff',
    backgroundColor: '#1f4d3f',
    textDecoration: 'none',
  },
  link: { color: '#1f4d3f', textDecoration: 'underline' },
  facts: { margin: '0 0 16px', padding: '16px 20px 4px', backgroundColor: '#f3ebdf' },
  fact: {
    margin: '0 0 12px',
    fontSize: '16px',
    lineHeight: '24px',
    color: '#26302b',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  prose: { fontSize: '16px', lineHeight: '26px', color: '#26302b', overflowWrap: 'anywhere' },
  rule: { margin: '28px 0 16px', borderTop: '1px solid #e0d5c3' },
  footer: { margin: '0', fontSize: '14px', lineHeight: '22px', color: '#58615b' },
} as const satisfies Record<string, CSSProperties & { msoHide?: string }>

/** Styles of a letter's text, and the site's dark colours. `!important` overrides inline styles. */
export const STYLES = `
.prose h2 { margin: 28px 0 12px; font: 600 22px/28px Georgia, "Times New Roman", serif; }
.prose h3 { margin: 24px 0 8px; font: 600 18px/24px Georgia, "Times New Roman", serif; }
.prose p, .prose ul, .prose ol { margin: 0 0 16px; }
.prose li { margin: 0 0 6px; }
.prose blockquote { margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid #a3492a; }
.prose pre { margin: 0 0 16px; white-space: pre-wrap; }
.prose hr { margin: 24px 0; border: 0; border-top: 1px solid #e0d5c3; }
.prose table { margin: 0 0 16px; border-collapse: collapse; }
.prose tr { text-align: left; }
.prose th, .prose td { padding: 6px 10px; border: 1px solid #e0d5c3; overflow-wrap: break-word; }
.prose td a { overflow-wrap: anywhere; }
.prose a { color: #1f4d3f; }
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #141a17 !important; }
  .raised, .raised td { background-color: #1b231f !important; }
  .sand, .sand td { background-color: #1f2823 !important; }
  .ink { color: #ebe7dd !important; }
  .muted { color: #a9b5ad !important; }
  .line { border-color: #34413a !important; }
  .prose hr, .prose th, .prose td { border-color: #34413a !important; }
  .link, .prose a, .brand { color: #9fd0b8 !important; }
  .ring { border-color: #9fd0b8 !important; }
  .button { color: #10231b !important; background-color: #9fd0b8 !important; }
}`

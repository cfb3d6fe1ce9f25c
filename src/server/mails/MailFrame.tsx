import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type ReactNode, useContext, createContext } from 'react'
import { brand } from '#src/core/brand-texts.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { sellerLine, seller, type Seller } from '#src/features/settings/seller-texts.ts'
import { STYLES, styles } from './mail-styles.ts'

/** Seller who sends the mail. Read by all parts that name the seller. */
export const SellerContext = createContext<Seller>(seller)

/** Sentence on how to answer the mail; null if it says so elsewhere. */
export const AnswerContext = createContext<string | null>(null)

interface MailFrameProps {
  /** Shown by mail programs beside the subject. */
  preview: string
  heading: string
  /** Why this mail was sent, and how to stop such mails. */
  footer: ReactNode
  children: ReactNode
}

/** Renders the parts that all mails share: sender, column, colour schemes, footer. */
export function MailFrame({ preview, heading, footer, children }: MailFrameProps) {
  const seller = useContext(SellerContext)
  const answer = useContext(AnswerContext)
  return (
    <Html lang="lt" dir="ltr">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <style>{STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body} className="paper">
        <Container style={styles.container} className="raised">
          <Text style={styles.brand} className="brand">
            <span style={styles.ring} className="ring" />
            <span style={{ ...styles.ring, ...styles.secondRing }} className="ring" />
            {brand.name}
          </Text>
          <Heading as="h1" style={styles.heading} className="ink">
            {heading}
          </Heading>
          {children}
          <Hr style={styles.rule} className="line" />
          {answer === null ? null : (
            <Text style={styles.footer} className="muted">
              {answer}
            </Text>
          )}
          <Text style={styles.footer} className="muted">
            {footer}
          </Text>
          <Text style={styles.footer} className="muted">
            {sellerLine(seller)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Renders the heading of a part. */
export function SubHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" style={styles.subheading} className="ink">
      {children}
    </Heading>
  )
}

/** Renders a paragraph and keeps its line breaks. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={styles.paragraph} className="ink">
      {children}
    </Text>
  )
}

/** Renders a letter with who signs it, set as on the site. */
export function Letter({ letter, signature }: { letter: string; signature: string }) {
  return (
    <Section style={styles.letter} className="line">
      {letter.split(/\n{2,}/).map((paragraph, index) => (
        <Text key={index} style={styles.written} className="ink">
          {bindSpaces(paragraph)}
        </Text>
      ))}
      <Text style={styles.written} className="ink">
        <em>{signature}</em>
      </Text>
    </Section>
  )
}

/** Renders the mail's call to action as a button. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <Section style={styles.action}>
      <Button href={href} style={styles.button} className="button">
        {label}
      </Button>
    </Section>
  )
}

/** Renders a link in a paragraph or in the footer. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={styles.link} className="link">
      {children}
    </Link>
  )
}

/** Renders values with their names. Leaves out empty values. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <Section style={styles.facts} className="sand">
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <Text key={name} style={styles.fact} className="ink">
            <strong>{name}:</strong> {value}
          </Text>
        ),
      )}
    </Section>
  )
}

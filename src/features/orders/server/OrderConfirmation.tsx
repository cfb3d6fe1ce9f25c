import { Fragment, useContext } from 'react'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { agreementFacts, orderTexts, type OrderWords, withdrawalModel } from '../texts.ts'
import {
  Action,
  Facts,
  MailFrame,
  MailLink,
  Paragraph,
  SubHeading,
  SellerContext,
} from '#src/server/mails/MailFrame.tsx'
import { styles } from '#src/server/mails/mail-styles.ts'

interface OrderConfirmationProps {
  order: OrderWords & {
    /** Last day to withdraw, in a sentence; null if the order was never concluded. */
    withdrawal: string | null
    /** Page to end a subscription; null if clients end it by writing a message. */
    portalUrl: string | null
  }
  /** Whether the first letter is the next step: none was sent yet, and the order is not over. */
  isToStart: boolean
  /** Address of the withdrawal form. */
  withdrawalUrl: string
  /** Private page of the order, and the expiry of its link in words. */
  href: string
  linkUntil: string
  /** Terms of the contract as sanitised HTML, and the day of their wording; null if none were published. */
  terms: { html: string; day: string } | null
}

/** Renders the durable record of a contract. The record contains everything agreed (Civil Code, article 6.228-8). */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { order, isToStart, withdrawalUrl, href, linkUntil, terms } = props
  const seller = useContext(SellerContext)
  const texts = orderTexts
  return (
    <MailFrame
      preview={isToStart ? texts.preview : texts.confirmed}
      heading={texts.confirmedHeading}
      footer={mailTexts.becauseYouWrote}
    >
      <Paragraph>{isToStart ? texts.firstStep : texts.paymentReceived}</Paragraph>
      <Action href={href} label={isToStart ? texts.writeFirst : correspondenceTexts.answerOpen} />
      <Paragraph>{texts.linkUntil(linkUntil)}</Paragraph>
      <SubHeading>{texts.agreedHeading}</SubHeading>
      <Paragraph>{texts.confirmed}</Paragraph>
      <Facts
        facts={agreementFacts(order).map(([name, value]) => [name, [value].flat().join('\n')])}
      />
      {order.isSubscription ? (
        <>
          <SubHeading>{texts.manageHeading}</SubHeading>
          <Paragraph>{texts.renewal(order.price)}</Paragraph>
          <Paragraph>
            {order.portalUrl === null ? (
              texts.endByMail(seller.email)
            ) : (
              <MailLink href={order.portalUrl}>{texts.portal}</MailLink>
            )}
          </Paragraph>
        </>
      ) : null}
      <SubHeading>{texts.withdrawalHeading}</SubHeading>
      {order.withdrawal === null ? null : (
        <Paragraph>{`${order.withdrawal}${texts.withdrawalTerms.link}${texts.withdrawalTerms.after}`}</Paragraph>
      )}
      <SubHeading>{texts.formHeading}</SubHeading>
      <Paragraph>
        {texts.formIntro} <MailLink href={withdrawalUrl}>{texts.formOnline}</MailLink>
      </Paragraph>
      <Paragraph>
        {withdrawalModel(order, seller).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </Paragraph>
      {terms === null ? null : (
        <>
          <SubHeading>{texts.termsHeading(terms.day)}</SubHeading>
          <div
            className="prose ink"
            style={styles.prose}
            dangerouslySetInnerHTML={{ __html: terms.html }}
          />
        </>
      )}
    </MailFrame>
  )
}

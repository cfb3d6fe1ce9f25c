import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'

import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { currentSite } from './current-site.ts'

/**
 * Delivers the site's mails, and returns the plain text of the mail to an email address that has this subject and
 * contains this link.
 */
export async function mailTo(address: string, subject: string, link = ''): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => (text = await findMail(address, subject, link)), `„${subject}“ to ${address}`)
    .toBeDefined()
  return text ?? ''
}

async function findMail(
  address: string,
  subject: string,
  link: string,
): Promise<string | undefined> {
  const { mailDir, deliver } = currentSite()
  await deliver()
  for (const file of await readdir(mailDir)) {
    const mail = await simpleParser(await readFile(path.join(mailDir, file)))
    const isFor = [mail.to].flat().some((to) => to?.text === address)
    if (isFor && mail.subject === subject && mail.text?.includes(link)) return mail.text
  }
  return undefined
}

/** Returns the path of the private page in the mail to a visitor who asked for a result. */
export async function mailedResult(address: string): Promise<string> {
  const text = await mailTo(address, mailTexts.quizResult.subject, '/rezultatas/')
  return /\/rezultatas\/[\w-]+/.exec(text)?.[0] ?? ''
}

/** Returns the path of the order's page in the mail that confirms the order. */
export async function mailedOrder(address: string): Promise<string> {
  const text = await mailTo(address, orderTexts.subject, '/uzsakymas/')
  return /\/uzsakymas\/[\w-]+/.exec(text)?.[0] ?? ''
}

/** Returns the path of the page in the mail to a person who asked for their own data. */
export async function mailedOwnData(address: string): Promise<string> {
  const text = await mailTo(address, mailTexts.dataLink.subject, '/mano-duomenys/')
  return /\/mano-duomenys\/[\w-]+/.exec(text)?.[0] ?? ''
}

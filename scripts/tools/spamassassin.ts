import { findProgram, installPackages } from './debian.ts'

/** Installs Debian's SpamAssassin when there is none; on other systems it must be installed. */
export async function ensureSpamAssassin(): Promise<void> {
  if (findProgram('spamassassin') === undefined) await installPackages('spamassassin')
}

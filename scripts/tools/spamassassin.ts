import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian.ts'

/** Installs Debian's SpamAssassin when there is none; on other systems it must be installed. */
export async function ensureSpamAssassin(): Promise<void> {
  if (!existsSync('/usr/bin/spamassassin') && canInstallPackages()) {
    await installPackages('spamassassin')
  }
}

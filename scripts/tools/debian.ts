import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.ts'
import { findPostgresBinaries } from '../runtime/database/postgres-server.ts'

/** The IMAP server's program, which is on the `PATH` of root alone. */
export const DOVECOT = '/usr/sbin/dovecot'

/** A missing program that cannot be installed automatically. */
export class MissingProgram extends Error {}

/** Returns the path of a program on the `PATH`; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** Whether packages can be installed without a prompt. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * Installs Debian packages.
 * @throws {MissingProgram} if this is not Debian, or the user is not root.
 * @throws if one cannot be installed; the message ends with the output of apt-get.
 */
export async function installPackages(...names: string[]): Promise<void> {
  if (!canInstallPackages()) {
    throw new MissingProgram(`${names.join(', ')}: only root on Debian installs packages`)
  }
  console.log(`Installing ${names.join(', ')} with apt-get.`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { environment })
  const { succeeded, output } = await run(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', ...names],
    { environment },
  )
  if (!succeeded) {
    throw new Error(`apt-get could not install ${names.join(', ')}: ${output.slice(-500)}`)
  }
}

/** Installs Debian's Postgres server if there is none; other systems must have one installed. */
export async function ensurePostgres(): Promise<void> {
  if ((await findPostgresBinaries()) === undefined) await installPackages('postgresql')
}

/** Installs Debian's IMAP server if there is none; other systems must have it installed. */
export async function ensureDovecot(): Promise<void> {
  if (!existsSync(DOVECOT)) await installPackages('dovecot-imapd')
}

/** Installs Debian's SpamAssassin if there is none; other systems must have it installed. */
export async function ensureSpamAssassin(): Promise<void> {
  if (findProgram('spamassassin') === undefined) await installPackages('spamassassin')
}

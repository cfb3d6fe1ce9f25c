import { existsSync, readdirSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian.ts'

const DEBIAN_SERVERS = '/usr/lib/postgresql'

/** Installs Debian's Postgres server when there is none; elsewhere it must be there already. */
export async function ensurePostgres(): Promise<void> {
  const isInstalled = existsSync(DEBIAN_SERVERS) && readdirSync(DEBIAN_SERVERS).length > 0
  if (!isInstalled && canInstallPackages()) await installPackages('postgresql')
}

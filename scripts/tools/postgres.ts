import { findPostgresBinaries } from '../runtime/database/postgres-server.ts'
import { canInstallPackages, installPackages } from './debian.ts'

/** Installs Debian's Postgres server when there is none; on other systems it must be installed. */
export async function ensurePostgres(): Promise<void> {
  const found = await findPostgresBinaries()
  if (found === undefined && canInstallPackages()) await installPackages('postgresql')
}

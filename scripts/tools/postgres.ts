import { findPostgresBinaries } from '../runtime/database/postgres-server.ts'
import { canInstallPackages, installPackages } from './debian.ts'

/** Installs Debian's Postgres server when there is none; elsewhere it must be there already. */
export async function ensurePostgres(): Promise<void> {
  const found = await findPostgresBinaries()
  if (found === undefined && canInstallPackages()) await installPackages('postgresql')
}

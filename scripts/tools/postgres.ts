import { findPostgresBinaries } from '../runtime/database/postgres-server.ts'
import { installPackages } from './debian.ts'

/** Installs Debian's Postgres server when there is none; on other systems it must be installed. */
export async function ensurePostgres(): Promise<void> {
  if ((await findPostgresBinaries()) === undefined) await installPackages('postgresql')
}

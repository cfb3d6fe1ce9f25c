/** A database's record of whose it is. `host`: its endpoint at that time. */
export interface DeployMarker {
  role: 'production' | 'preview'
  host: string
}

/**
 * Returns the endpoint's host in a connection string, without the suffix of Neon's connection pooler and without a
 * port: both lead to the same database.
 */
export function endpointHost(databaseUrl: string): string {
  const { hostname } = new URL(databaseUrl)
  return hostname.toLowerCase().replace(/^([^.]+)-pooler(?=\.|$)/, '$1')
}

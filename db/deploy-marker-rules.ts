/** Record of a database's role. `host`: the host of its endpoint when it was last marked. */
export interface DeployMarker {
  role: 'production' | 'preview'
  host: string
}

/**
 * Returns the host of the endpoint in a connection string, without the port and without the suffix of Neon's connection
 * pooler. The pooled and the direct host lead to the same database.
 */
export function endpointHost(databaseUrl: string): string {
  const { hostname } = new URL(databaseUrl)
  return hostname.toLowerCase().replace(/^([^.]+)-pooler(?=\.|$)/, '$1')
}

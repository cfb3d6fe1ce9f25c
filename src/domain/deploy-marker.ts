/** What a database says of itself: whose it is, and behind which endpoint it was when that was written. */
export interface DeployMarker {
  role: 'production' | 'preview'
  host: string
}

/**
 * What a database is to a preview that was given its URL:
 * - `new`: nothing is stored in it;
 * - `preview`: a preview's, with no personal data of visitors;
 * - `copy`: a copy of production's;
 * - `production`: production's own;
 * - `unmarked`: it holds data and does not say whose, so it may be production's.
 */
export type PreviewDatabase = 'new' | 'preview' | 'copy' | 'production' | 'unmarked'

/** @param filled whether it has tables of the product. */
export function previewDatabase(
  { filled, marker }: { filled: boolean; marker: DeployMarker | undefined },
  host: string,
): PreviewDatabase {
  if (!marker) return filled ? 'unmarked' : 'new'
  if (marker.role === 'preview') return 'preview'
  return isSameEndpoint(marker.host, host) ? 'production' : 'copy'
}

/**
 * Host of the endpoint in a connection string, without the suffix of Neon's connection pooler and without
 * a port: both lead to the same database.
 */
export function endpointHost(databaseUrl: string): string {
  const { hostname } = new URL(databaseUrl)
  return hostname.toLowerCase().replace(/^([^.]+)-pooler(?=\.|$)/, '$1')
}

/** By the endpoint's id, the first label, so that another spelling of its region is no other database. */
export function isSameEndpoint(one: string, other: string): boolean {
  return endpointId(one) === endpointId(other)
}

function endpointId(host: string): string | undefined {
  return host.toLowerCase().split('.')[0]
}

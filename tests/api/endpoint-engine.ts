import {
  type DatabaseEngine,
  DatabaseError,
  type DatabaseErrorFields,
  type RawQuery,
  type RawResult,
} from '../../scripts/runtime/database/engine.ts'

/** Returns an engine that sends its queries to a database's local endpoint; errors become `DatabaseError`. */
export function endpointEngine(databaseUrl: string): DatabaseEngine {
  const { host } = new URL(databaseUrl)
  async function ask(body: object, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(`http://${host}/sql`, {
      method: 'POST',
      headers: {
        'Neon-Connection-String': databaseUrl,
        'Neon-Raw-Text-Output': 'true',
        'Neon-Array-Mode': 'true',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as DatabaseErrorFields & { message?: string }
    if (!response.ok) throw new DatabaseError(answer.message ?? '', answer)
    return answer
  }
  return {
    query: async (query, params) => (await ask({ query, params })) as RawResult,
    async batch(queries: RawQuery[], options) {
      const headers = {
        ...(options.isolationLevel && { 'Neon-Batch-Isolation-Level': options.isolationLevel }),
        'Neon-Batch-Read-Only': String(options.readOnly ?? false),
      }
      return ((await ask({ queries }, headers)) as { results: RawResult[] }).results
    },
    close: () => Promise.resolve(),
  }
}

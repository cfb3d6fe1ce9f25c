/**
 * Whether a deploy context belongs to a preview. True for all contexts except `production`, and except `dev` or none,
 * which a local run has. The platform has more contexts than it documents, so unknown ones count as previews.
 */
export function isPreview(context: string | undefined): boolean {
  return context !== 'production' && context !== 'dev' && Boolean(context)
}

/** Returns the names of variables for the database that a deploy may open. The first one that is set is used. */
export function databaseVariables(context: string | undefined) {
  return isPreview(context)
    ? (['PREVIEW_DATABASE_URL'] as const)
    : (['DATABASE_URL', 'NETLIFY_DB_URL'] as const)
}

type DatabaseVariable = ReturnType<typeof databaseVariables>[number]

/** Returns the connection string of the database that a deploy may open; null if none is set. */
export function databaseUrlOf(
  context: string | undefined,
  variables: Readonly<Partial<Record<DatabaseVariable, string | null | undefined>>>,
): string | null {
  const urls = databaseVariables(context).map((name) => variables[name])
  return urls.find(Boolean) ?? null
}

/** File in the build with its deploy context. Only functions can read it. */
export const CONTEXT_FILE = 'shells/deploy-context.txt'

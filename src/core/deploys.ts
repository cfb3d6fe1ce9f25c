/**
 * Whether a deploy context is a preview's. Every context is, except `production`, and `dev` or none, which mean a local
 * run. Unknown contexts count as previews, since the platform has more contexts than it documents.
 */
export function isPreview(context: string | undefined): boolean {
  return context !== 'production' && context !== 'dev' && Boolean(context)
}

/** Returns the variables for the database that a deploy may open; the first one set wins. */
export function databaseVariables(context: string | undefined) {
  return isPreview(context)
    ? (['PREVIEW_DATABASE_URL'] as const)
    : (['DATABASE_URL', 'NETLIFY_DB_URL'] as const)
}

type DatabaseVariable = ReturnType<typeof databaseVariables>[number]

/** Reads the connection string of the database that a deploy may open; null when none is set. */
export function databaseUrlOf(
  context: string | undefined,
  variables: Readonly<Partial<Record<DatabaseVariable, string | null | undefined>>>,
): string | null {
  const urls = databaseVariables(context).map((name) => variables[name])
  return urls.find(Boolean) ?? null
}

/** File of the build with its deploy context. Functions read it; visitors cannot load it. */
export const CONTEXT_FILE = 'shells/deploy-context.txt'

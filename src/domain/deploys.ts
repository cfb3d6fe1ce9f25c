/**
 * Whether a deploy context is a preview's: whatever is neither production's nor a local run's, which may have none.
 * The platform has more contexts than it lists.
 */
export function isPreview(context: string | undefined): boolean {
  return context !== 'production' && context !== 'dev' && Boolean(context)
}

/** The file of a build that holds its context, for functions; no visitor reaches it. */
export const CONTEXT_FILE = 'shells/deploy-context.txt'

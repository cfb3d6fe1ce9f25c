import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'

/** Serves the context of the build to functions whose calls do not name it (`CONTEXT_FILE`). */
export const GET: APIRoute = () => new Response(siteEnvironment().context)

import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'

/** Serves the deploy context of the build to functions that the platform does not tell it (`CONTEXT_FILE`). */
export const GET: APIRoute = () => new Response(siteEnvironment().context)

import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'

/** Serves the deploy context of the build (`CONTEXT_FILE`), because some functions do not get it from the platform. */
export const GET: APIRoute = () => new Response(siteEnvironment().context)

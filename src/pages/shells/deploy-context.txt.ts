import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'

/** The context of the build, for functions whose calls do not name it (`CONTEXT_FILE`). */
export const GET: APIRoute = () => new Response(siteEnvironment().context)

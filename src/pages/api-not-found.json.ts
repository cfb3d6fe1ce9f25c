import type { APIRoute } from 'astro'
import { errorTexts } from '#src/core/error-texts.ts'

/** Serves the response for `/api` paths without a function. `netlify.toml` redirects these here. */
export const GET: APIRoute = () => Response.json({ error: errorTexts.notFound })

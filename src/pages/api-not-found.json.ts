import type { APIRoute } from 'astro'
import { errorTexts } from '#src/core/error-texts.ts'

/** Answers `/api` paths without a function, which `netlify.toml` redirects here. */
export const GET: APIRoute = () => Response.json({ error: errorTexts.notFound })

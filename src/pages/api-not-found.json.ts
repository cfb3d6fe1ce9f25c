import type { APIRoute } from 'astro'
import { errorTexts } from '#src/texts/errors.ts'

/** The answer of `/api` addresses that no function serves: netlify.toml sends them here. */
export const GET: APIRoute = () => Response.json({ error: errorTexts.notFound })

import type { APIRoute } from 'astro'
import { SPECULATION_RULES } from '#src/site/speculation.ts'

export const GET: APIRoute = () => Response.json(SPECULATION_RULES)

import type { APIRoute } from 'astro'
import { THEME_COLORS } from '#src/site/theme-colors.ts'
import { brand } from '#src/core/brand-texts.ts'
import { homeTexts } from '#src/site/page-texts.ts'

/** Serves the manifest for adding the site to a home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: brand.name,
    short_name: brand.shortName,
    description: homeTexts.description,
    lang: 'lt',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })

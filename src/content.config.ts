import { createRequire } from 'node:module'
import { defineCollection } from 'astro/content/config'

// Taken as Node takes them, not through Vite, which would transform a hundred modules for every build.
const { pageLoader, postLoader, quizLoader, siteLoader } = createRequire(import.meta.url)(
  './content/loaders.ts',
) as typeof import('./content/loaders.ts')

/** Everything published, read from the database once a build. */
export const collections = {
  posts: defineCollection({ loader: postLoader() }),
  pages: defineCollection({ loader: pageLoader() }),
  quizzes: defineCollection({ loader: quizLoader() }),
  site: defineCollection({ loader: siteLoader() }),
}

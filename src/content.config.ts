import { createRequire } from 'node:module'
import { defineCollection } from 'astro/content/config'
import type * as Loaders from './content/loaders.ts'

// Taken as Node takes them, not through Vite, which would transform a hundred modules for every build.
const loaders = createRequire(import.meta.url)('./content/loaders.ts') as typeof Loaders

/** Everything published, read from the database once a build. */
export const collections = {
  posts: defineCollection({ loader: loaders.postLoader() }),
  pages: defineCollection({ loader: loaders.pageLoader() }),
  quizzes: defineCollection({ loader: loaders.quizLoader() }),
  site: defineCollection({ loader: loaders.siteLoader() }),
}

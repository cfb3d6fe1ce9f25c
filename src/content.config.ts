import { defineCollection } from 'astro:content'
import {
  expertLoader,
  pageLoader,
  postLoader,
  quizLoader,
  siteLoader,
  ownerLoader,
} from './content/loaders.ts'

/** Published content, read once per build. */
export const collections = {
  posts: defineCollection({ loader: postLoader() }),
  pages: defineCollection({ loader: pageLoader() }),
  quizzes: defineCollection({ loader: quizLoader() }),
  owner: defineCollection({ loader: ownerLoader() }),
  experts: defineCollection({ loader: expertLoader() }),
  site: defineCollection({ loader: siteLoader() }),
}

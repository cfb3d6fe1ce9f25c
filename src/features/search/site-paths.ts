import {
  articlesOfTopic,
  listPath,
  pagesOf,
  topicsOf,
} from '#src/features/articles/article-lists.ts'
import { expertPath, type Person } from '#src/features/experts/experts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from './seo.ts'

/** Paths of pages that always exist, and paths that redirect to one of them. */
export const FIXED_PATHS = [
  '/',
  '/about',
  '/aciu',
  '/admin',
  '/admin/login',
  '/admin/slaptazodis',
  '/blog',
  '/consultations',
  '/contact',
  '/cookies',
  '/courses',
  '/experts',
  '/iseiti',
  '/mano-duomenys',
  '/newsletter',
  '/privacy',
  '/rss.xml',
  '/success-stories',
  '/support',
  '/sutarties-atsisakymas',
  '/terms',
  '/testai',
  '/uzsakymas',
] as const

interface Listed {
  slug: string
  title: string
  published: boolean
}

/** All content of the site, as the administrator's lists have it. */
export interface SiteContent {
  posts: readonly (Listed & { category: string | null })[]
  pages: readonly Listed[]
  quizzes: readonly Listed[]
  experts: readonly Pick<Person, 'id' | 'name'>[]
}

/** Returns the path of every page: fixed ones, published items, lists and experts. */
export function sitePaths({ posts, pages, quizzes, experts }: SiteContent): ReadonlySet<string> {
  const shown = posts.filter(({ published }) => published)
  const topics = [null, ...topicsOf(shown).map(({ slug }) => slug)]
  const lists = topics.flatMap((topic) => pagesOf(articlesOfTopic(shown, topic), topic))
  const pathsOf = (kind: ItemKind, items: readonly Listed[]) =>
    items.filter(({ published }) => published).map(({ slug }) => itemPath(kind, slug))
  return new Set<string>([
    ...FIXED_PATHS,
    ...lists.map(({ place: { topic, page } }) => listPath(topic, page)),
    ...pathsOf('post', posts),
    ...pathsOf('page', pages),
    ...pathsOf('quiz', quizzes),
    ...experts.map(expertPath),
  ])
}

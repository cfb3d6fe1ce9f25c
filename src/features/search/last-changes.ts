import {
  articlesOfTopic,
  listPath,
  pagesOf,
  topicsOf,
} from '#src/features/articles/article-lists.ts'
import { EXPERTS_PATH, expertPath, type Person } from '#src/features/experts/experts.ts'
import { type Dated, type ItemKind, newestFirst } from '#src/core/items.ts'
import { itemPath } from './seo.ts'

interface Changed {
  updatedAt: Date
}

/** Published content with the time of each change. */
export interface ChangedItems {
  posts: readonly (Changed & Dated & { slug: string; category: string | null })[]
  pages: readonly (Changed & { slug: string })[]
  quizzes: readonly (Changed & { slug: string })[]
  experts: readonly (Changed & Pick<Person, 'id' | 'name'>)[]
}

/**
 * Returns the time of the last change by path. For a list, this is the time of its most recently changed entry. Empty
 * lists and all other pages are missing.
 */
export function lastChanges({
  posts,
  pages,
  quizzes,
  experts,
}: ChangedItems): ReadonlyMap<string, Date> {
  const newest = posts.toSorted(newestFirst)
  const topics = [null, ...topicsOf(newest).map(({ slug }) => slug)]
  return new Map([
    ...changesOf('post', posts),
    ...changesOf('page', pages),
    ...changesOf('quiz', quizzes),
    ...topics.flatMap((topic) =>
      pagesOf(articlesOfTopic(newest, topic), topic).flatMap(({ items, place }) =>
        changeOfList(listPath(topic, place.page), items),
      ),
    ),
    ...changeOfList('/testai', quizzes),
    ...changeOfList(EXPERTS_PATH, experts),
    ...experts.map((expert): Change => [expertPath(expert), expert.updatedAt]),
  ])
}

type Change = [path: string, at: Date]

function changesOf(kind: ItemKind, items: readonly (Changed & { slug: string })[]): Change[] {
  return items.map(({ slug, updatedAt }) => [itemPath(kind, slug), updatedAt])
}

/** Returns path and time of a list's last change; an empty array if the list is empty. */
function changeOfList(path: string, items: readonly Changed[]): Change[] {
  const [last] = items.map(({ updatedAt }) => updatedAt).toSorted((a, b) => +b - +a)
  return last === undefined ? [] : [[path, last]]
}

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

/** What is published, as far as it tells when pages were changed. */
export interface ChangedItems {
  posts: readonly (Changed & Dated & { slug: string; category: string | null })[]
  pages: readonly (Changed & { slug: string })[]
  quizzes: readonly (Changed & { slug: string })[]
  experts: readonly (Changed & Pick<Person, 'id' | 'name'>)[]
}

/**
 * Last change of each page that shows items, by its path: of an item its own, of a list that of the item listed
 * there which was changed last. A list of nothing, and a page that shows no items, have none.
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

/** None, when nothing is listed. */
function changeOfList(path: string, items: readonly Changed[]): Change[] {
  const [last] = items.map(({ updatedAt }) => updatedAt).toSorted((a, b) => +b - +a)
  return last === undefined ? [] : [[path, last]]
}

import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { freshPage, type ListPlace } from '#src/features/articles/article-lists.ts'
import { createLivePosts, createLiveQuizzes, type LiveList as Store } from './live-list.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'
import { LoadError } from '#src/site/LoadError.tsx'
import { PostPage } from '#src/features/articles/site/PostPage.tsx'
import { QuizList } from '#src/features/quizzes/site/QuizList.tsx'
import { Skeletons } from '#src/site/Skeletons.tsx'

/** Number of skeleton cards of each list (specification, section 9). */
const SKELETONS = { posts: 6, quizzes: 3 } as const

/** Page of articles in a build without content. It lists all articles. */
const ONLY_PAGE: ListPlace = { topic: null, page: 1, pageCount: 1 }

/** Shows a list that it loads from the API, because the page was built without content. */
export function LiveList({ kind }: { kind: 'posts' | 'quizzes' }) {
  return kind === 'posts' ? <LivePosts /> : <LiveQuizzes />
}

function LivePosts() {
  const [live] = useState(() => createLivePosts())
  return (
    <States live={live} kind="posts" failure={blogTexts.loadFailed}>
      {(posts) => <PostPage page={freshPage(posts, ONLY_PAGE)} />}
    </States>
  )
}

function LiveQuizzes() {
  const [live] = useState(() => createLiveQuizzes())
  return (
    <States live={live} kind="quizzes" failure={quizListTexts.loadFailed}>
      {(quizzes) => <QuizList quizzes={quizzes} />}
    </States>
  )
}

interface StatesProps<Item> {
  live: Store<Item>
  kind: 'posts' | 'quizzes'
  failure: string
  children: (items: readonly Item[]) => ReactNode
}

function States<Item>({ live, kind, failure, children }: StatesProps<Item>) {
  const state = useStore(live.$state)

  useEffect(() => void live.load(), [live])

  switch (state.step) {
    case 'loading':
      return <Skeletons count={SKELETONS[kind]} kind={kind} />
    case 'error':
      return <LoadError text={failure} onRetry={() => location.reload()} />
    case 'loaded':
      return children(state.items)
  }
}

import type { BodyOf, ResponseOf } from '#src/core/contract.ts'
import type { AdminPost, createPage, createPost } from '#src/features/articles/contracts.ts'
import type { createQuiz, FullQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { articleBody, pageBody, questionBody, quizBody } from '../api/content.ts'
import { call, logIn } from './site.ts'
import { test } from './test.ts'

/** Returns a unique word for the title of an item. */
export const unique = () => `zyma${crypto.randomUUID().slice(0, 8)}`

/** Reads a stored article with its text. */
export function storedPost(token: string, id: string): Promise<AdminPost> {
  return call(routes.getAdminPost, { token, params: { id } })
}

/** Returns functions that create items for the tests of a file. The items are deleted after the tests. */
export function usePanelItems() {
  const made: { kind: ItemKind; id: string }[] = []

  test.afterAll(async () => {
    const token = await logIn()
    const remove = {
      post: (id: string) => call(routes.deletePost, { token, params: { id } }),
      page: (id: string) => call(routes.deletePage, { token, params: { id } }),
      quiz: (id: string) => call(routes.deleteQuiz, { token, params: { id } }),
    }
    // A test may have deleted its item itself.
    for (const { kind, id } of made) await remove[kind](id).catch(() => null)
  })

  /** Notes an item that a test created in the panel, so that it is deleted too. */
  function take(kind: ItemKind, id: string): void {
    made.push({ kind, id })
  }

  const draft = (changes: Record<string, unknown>) => {
    const slug = unique()
    return { title: slug, slug, published: false, ...changes }
  }

  async function storePost(
    token: string,
    changes: Record<string, unknown> = {},
  ): Promise<AdminPost> {
    const body = articleBody(draft(changes)) as BodyOf<typeof createPost>
    const post = await call(routes.createPost, { token, body })
    take('post', post.id)
    return post
  }

  async function storePage(
    token: string,
    changes: Record<string, unknown> = {},
  ): Promise<ResponseOf<typeof createPage>> {
    const body = pageBody(draft(changes)) as BodyOf<typeof createPage>
    const page = await call(routes.createPage, { token, body })
    take('page', page.id)
    return page
  }

  async function storeQuiz(
    token: string,
    changes: Record<string, unknown> = {},
  ): Promise<FullQuiz> {
    const questions = [questionBody({ question: 'Pirmas?', order: 0 })]
    const body = quizBody(draft({ questions, ...changes })) as BodyOf<typeof createQuiz>
    const quiz = await call(routes.createQuiz, { token, body })
    take('quiz', quiz.id)
    return quiz
  }

  /** Finds the article with this title, and notes it for deletion. @throws Error if there is none, or more than one. */
  async function postCalled(token: string, title: string): Promise<AdminPost> {
    const posts = await call(routes.listAdminPosts, { token })
    const called = posts.filter((post) => post.title === title)
    for (const { id } of called) take('post', id)
    const [found, another] = called
    if (found === undefined || another) throw new Error(`${called.length} articles ${title}`)
    return { ...found, content: found.content ?? '' }
  }

  return { take, storePost, storePage, storeQuiz, postCalled }
}

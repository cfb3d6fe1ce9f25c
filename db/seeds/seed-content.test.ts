// Proves: The reading time is proposed from the words that the page shows, by one rule for the editor, generated drafts and seeds
import { expect, it } from 'vitest'
import { countWords, proposeReadingTime } from '#src/domain/reading.ts'
import { articles } from './articles/index.ts'
import { pages } from './pages/index.ts'

it.each([...articles, ...pages])('$slug has the reading time that its editor proposes', (post) => {
  expect(post.readingTime).toBe(proposeReadingTime(countWords(post.content)))
})

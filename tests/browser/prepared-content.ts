import type { BodyOf } from '#src/core/contract.ts'
import type { createPage, createPost } from '#src/features/articles/contracts.ts'
import type { createQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { articleBody, pageBody, questionBody, quizBody } from '../api/content.ts'
import { jpeg } from '../api/image-files.ts'
import { callSite, uploadImage } from './call-site.ts'
import { SITE_PASSWORD } from './site-addresses.ts'

// Content of the shared site besides its seeds, so that no test file waits for its own builds. It is older than the
// seeds, which remain first in every list.

/** Articles whose bodies share a word. The first has a tag of violence. */
export const SEARCHED = {
  word: 'žiburėliai',
  count: 12,
  tag: 'smurtas',
} as const

/** Enough articles for three pages, most of them in a category that the form does not offer. */
export const LISTED = {
  category: 'Šeimos vakarai',
  topic: '/blog/tema/seimos-vakarai',
  count: 18,
  inTopic: 14,
} as const

/** An article long enough for a table of contents. */
export const SECTIONED = {
  slug: 'ilgas-straipsnis-su-turiniu',
  title: 'Ilgas straipsnis su turiniu',
  headings: ['Kodėl tylime?', 'Pirmas žingsnis', '„Aš“ kalba', 'Pirmas žingsnis'],
} as const

/** An article and a page with an image. */
export const PICTURED = {
  article: 'straipsnis-su-paveikslu',
  /** Category whose list shows this article and the one with the uploaded image on its first page. */
  category: 'Santykių patarimai',
  topic: '/blog/tema/santykiu-patarimai',
  page: 'puslapis-su-paveikslu',
  pageTitle: 'Puslapis su paveikslu',
  pageTags: ['pirma žyma', 'antra žyma'],
  image: '/icon-512.png',
  alt: 'Du žmonės ant suolelio parke',
} as const

/** An article with an uploaded image, large enough to be shared, as its cover and in its text. */
export const UPLOADED = {
  slug: 'straipsnis-su-ikeltu-paveikslu',
  width: 1300,
  height: 975,
  textAlt: 'Pora parke',
} as const

/** A word wider than a phone's screen, in which no line can break. */
const WORD = 'nebeprisikiškiakopūsteliaujantiesiems'.repeat(3)

/** An article and a page with the longest texts that the administrator may enter. */
export const LONG = {
  article: 'labai-ilgas-straipsnis',
  page: 'labai-ilgas-puslapis',
  category: WORD.slice(0, 60),
} as const

/** Slugs of quizzes by number of questions. */
export const SHORT_QUIZZES = { 1: 'vieno-klausimo-testas', 2: 'dvieju-klausimu-testas' } as const

/** Returns the Markdown of the article with sections. */
export function sectionedText(): string {
  const filler = 'Ramus pokalbis prasideda nuo mažų dalykų. '.repeat(20)
  return SECTIONED.headings.map((heading) => `## ${heading}\n\n${filler}`).join('\n\n')
}

function longTitle(): string {
  return `${WORD.slice(0, 60)} ${'labai ilgas pavadinimas apie santykius '.repeat(3)}`.trim()
}

function longExcerpt(): string {
  return `${WORD.slice(0, 90)} ${'Ilga santrauka, kuri netilptų į kortelę. '.repeat(10)}`.trim()
}

/** Returns the articles, oldest first. @param uploaded URL of an uploaded image. */
function articles(uploaded: string): Record<string, unknown>[] {
  return [
    ...Array.from({ length: SEARCHED.count }, (_, index) => ({
      slug: `paieskos-straipsnis-${index + 1}`,
      title: `Vakaras <b>„${index + 1}“</b> & kiti`,
      content: `Vakare dega ${SEARCHED.word}, o \`<i>ne</i>\` lempos.`,
      ...(index === 0 && { tags: [SEARCHED.tag] }),
    })),
    ...Array.from({ length: LISTED.count }, (_, index) => ({
      slug: `sarasu-straipsnis-${index + 1}`,
      title: `Sąrašų straipsnis ${index + 1}`,
      category: index < LISTED.inTopic ? LISTED.category : 'Intymumas',
    })),
    {
      slug: SECTIONED.slug,
      title: SECTIONED.title,
      content: sectionedText(),
      readingTime: 4,
    },
    {
      slug: LONG.article,
      title: longTitle(),
      excerpt: longExcerpt(),
      content: `## ${WORD}\n\n${WORD} ir toliau.\n\n- ${WORD}\n\n> ${WORD}`,
      category: LONG.category,
      tags: [WORD.slice(0, 60), 'trumpa'],
    },
    {
      slug: PICTURED.article,
      title: 'Paveikslas',
      category: PICTURED.category,
      imageUrl: PICTURED.image,
      imageAltText: PICTURED.alt,
    },
    {
      slug: UPLOADED.slug,
      title: 'Įkeltas paveikslas',
      category: PICTURED.category,
      imageUrl: uploaded,
      imageAltText: PICTURED.alt,
      content: `Pirma pastraipa.\n\n![${UPLOADED.textAlt}](${uploaded})\n\nAntra pastraipa.`,
    },
  ]
}

function pages(): Record<string, unknown>[] {
  return [
    {
      slug: PICTURED.page,
      title: PICTURED.pageTitle,
      imageUrl: PICTURED.image,
      imageAltText: PICTURED.alt,
      tags: PICTURED.pageTags,
    },
    { slug: LONG.page, title: longTitle(), excerpt: longExcerpt(), content: WORD },
  ]
}

function quizzes(): Record<string, unknown>[] {
  return Object.entries(SHORT_QUIZZES).map(([count, slug]) => ({
    slug,
    title: `${WORD.slice(0, 50)} ${count}`,
    description: WORD,
    questions: Array.from({ length: Number(count) }, (_, order) => questionBody({ order })),
  }))
}

/** Stores the prepared content through the product's API. @param url URL of the product. */
export async function addPreparedContent(url: string): Promise<void> {
  const body = { password: SITE_PASSWORD }
  const { sessionToken: token } = await callSite(url, routes.login, { body })
  const uploaded = await uploadImage(url, token, await jpeg(UPLOADED))
  for (const changes of articles(uploaded)) {
    const body = articleBody(changes) as BodyOf<typeof createPost>
    await callSite(url, routes.createPost, { token, body })
  }
  for (const changes of pages()) {
    const body = pageBody(changes) as BodyOf<typeof createPage>
    await callSite(url, routes.createPage, { token, body })
  }
  for (const changes of quizzes()) {
    const body = quizBody(changes) as BodyOf<typeof createQuiz>
    await callSite(url, routes.createQuiz, { token, body })
  }
}

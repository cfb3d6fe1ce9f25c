import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuizAdvice, QuizDimensions } from './QuizAdvice.tsx'

test('an advice of several lines is shown in its written order', () => {
  const html = renderToStaticMarkup(
    <QuizAdvice
      result={{
        totalScore: 1,
        maximumScore: null,
        warned: false,
        warnings: [],
        category: {
          name: 'Ryšys',
          color: '#10b981',
          description: 'Gerai.',
          advice: 'Surašykite darbus.\nPasirinkite vieną eilutę.\nPadalykite ją.',
        },
        bands: [],
        dimensions: [],
        comparable: false,
      }}
      earlier={null}
      heading="h3"
    />,
  )
  const places = [
    'Gerai.',
    'Surašykite darbus.',
    'Pasirinkite vieną eilutę.',
    'Padalykite ją.',
  ].map((words) => html.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('each dimension leads to one article, which no dimension before it has', () => {
  const article = (slug: string) => ({ slug, title: `Apie ${slug}` })
  const dimension = (id: string, ...slugs: string[]) => ({
    id,
    name: id,
    share: 50,
    level: 'middle' as const,
    advice: 'Kalbėkitės.',
    articles: slugs.map(article),
  })
  const html = renderToStaticMarkup(
    <QuizDimensions
      dimensions={[dimension('a', 'x', 'y'), dimension('b', 'x', 'z'), dimension('c', 'z')]}
      earlier={null}
      heading="h3"
    />,
  )
  const links = [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/blog/x', '/blog/z'])
})

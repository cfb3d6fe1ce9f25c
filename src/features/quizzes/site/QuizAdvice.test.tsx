import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuizAdvice } from './QuizAdvice.tsx'

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

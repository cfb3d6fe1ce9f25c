/** Returns a valid article body; `changes` replace its fields. */
export function articleBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Kaip kalbėtis ramiai',
    slug: 'kaip-kalbetis-ramiai',
    excerpt: 'Trumpai apie ramų pokalbį.',
    content: 'Pirma pastraipa.\n\nAntra pastraipa.',
    category: 'Bendravimas',
    published: true,
    readingTime: 4,
    tags: ['pokalbis', 'ramybė'],
    ...changes,
  }
}

/** Returns a valid page body; `changes` replace its fields. */
export function pageBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Apie paslaugą',
    slug: 'apie-paslauga',
    excerpt: 'Kaip viskas veikia.',
    content: '## Antraštė\n\nTekstas.',
    published: true,
    type: 'page',
    ...changes,
  }
}

/**
 * Returns a valid quiz body, with two questions (one not required) and three result bands for 0 to 4 points; `changes`
 * replace its fields.
 */
export function quizBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Trumpas testas',
    slug: 'trumpas-testas',
    description: 'Du klausimai.',
    instructions: 'Atsakykite nuoširdžiai.',
    published: true,
    questions: [questionBody({ order: 0 }), questionBody({ order: 1, required: false })],
    categories: [
      bandBody({ name: 'Žema', minScore: 0, maxScore: 1, color: '#ef4444' }),
      bandBody({ name: 'Vidutinė', minScore: 2, maxScore: 3, color: '#f59e0b' }),
      bandBody({ name: 'Aukšta', minScore: 4, maxScore: 4 }),
    ],
    ...changes,
  }
}

/** Returns a valid question of a quiz body; `changes` replace its fields. */
export function questionBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    question: 'Ar kalbatės?',
    questionType: 'multiple_choice',
    options: ['Ne', 'Iš dalies', 'Taip'],
    weights: ['0', '1', '2'],
    order: 0,
    required: true,
    ...changes,
  }
}

/** Returns a valid result band of a quiz body; `changes` replace its fields. */
export function bandBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Kategorija 1',
    description: 'Ką tai reiškia.',
    minScore: 0,
    maxScore: 4,
    advice: 'Ką daryti.',
    ...changes,
  }
}

/** Returns a valid dimension of a quiz body; `changes` replace its fields. */
export function dimensionBody(changes: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    name: 'Pasitikėjimas',
    advice: {
      low: 'Pradėkite nuo mažų pažadų.',
      middle: 'Laikykitės žodžio.',
      high: 'Taip ir toliau.',
    },
    articles: [],
    talk: null,
    ...changes,
  }
}

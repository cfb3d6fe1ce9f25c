// Routes of all calls (specification, section 7). Separate from their contracts, so that browsers load no schemas.
// Import as a namespace: `import * as routes`.

export * from './admin-routes.ts'

export const listPosts = { method: 'GET', path: '/api/blog' } as const
export const getPost = { method: 'GET', path: '/api/blog/:slug' } as const
export const getPage = { method: 'GET', path: '/api/pages/:slug' } as const
export const listQuizzes = { method: 'GET', path: '/api/quizzes' } as const
export const getQuiz = { method: 'GET', path: '/api/quiz/:slug' } as const
export const listExperts = { method: 'GET', path: '/api/experts' } as const
export const getChanges = { method: 'GET', path: '/api/changes' } as const
export const getHealth = { method: 'GET', path: '/api/health' } as const
export const submitQuiz = { method: 'POST', path: '/api/quiz/:slug/submit' } as const
export const scoreQuiz = { method: 'POST', path: '/api/quiz/:slug/score' } as const
export const compareQuiz = { method: 'POST', path: '/api/quiz/:slug/comparison' } as const
export const reportProgress = { method: 'POST', path: '/api/quiz/:slug/progress' } as const
export const subscribeToNewsletter = { method: 'POST', path: '/api/newsletter/subscribe' } as const
export const receivePayment = { method: 'POST', path: '/api/payments/webhook' } as const
export const bookConsultation = { method: 'POST', path: '/api/consultation/book' } as const

/** Method and path of a call. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in the syntax of URLPattern, for example `/api/blog/:slug`. */
  path: `/api/${string}`
  /** Seconds that the browser waits for the response; 15 if omitted. */
  seconds?: number
}

import type { Route } from './route.ts'

// Every call of the product (specification, section 7; architecture, sections 4 and 5), so that a browser
// loads only routes. Import as a namespace: `import * as routes`.

export type { Route }
export * from './admin-routes.ts'

export const listPosts = { method: 'GET', path: '/api/blog' } as const satisfies Route
export const getPost = { method: 'GET', path: '/api/blog/:slug' } as const satisfies Route
export const getPage = { method: 'GET', path: '/api/pages/:slug' } as const satisfies Route
export const listQuizzes = { method: 'GET', path: '/api/quizzes' } as const satisfies Route
export const getQuiz = { method: 'GET', path: '/api/quiz/:slug' } as const satisfies Route
export const listExperts = { method: 'GET', path: '/api/experts' } as const satisfies Route
export const getChanges = { method: 'GET', path: '/api/changes' } as const satisfies Route
export const getHealth = { method: 'GET', path: '/api/health' } as const satisfies Route
export const submitQuiz = {
  method: 'POST',
  path: '/api/quiz/:slug/submit',
} as const satisfies Route
export const scoreQuiz = {
  method: 'POST',
  path: '/api/quiz/:slug/score',
} as const satisfies Route
export const compareQuiz = {
  method: 'POST',
  path: '/api/quiz/:slug/comparison',
} as const satisfies Route
export const reportProgress = {
  method: 'POST',
  path: '/api/quiz/:slug/progress',
} as const satisfies Route
export const subscribeToNewsletter = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
} as const satisfies Route
export const receivePayment = {
  method: 'POST',
  path: '/api/payments/webhook',
} as const satisfies Route
export const bookConsultation = {
  method: 'POST',
  path: '/api/consultation/book',
} as const satisfies Route

/** Where a call is found. Free of zod, so that a browser that only calls does not load schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in URLPattern syntax, as `/api/blog/:slug`. */
  path: `/api/${string}`
}

const route = <const R extends Route>(method: R['method'], path: R['path']) => ({ method, path })

/** Every call of the product (specification, section 7, and architecture, sections 4 and 5). */
export const routes = {
  listPosts: route('GET', '/api/blog'),
  getPost: route('GET', '/api/blog/:slug'),
  getPage: route('GET', '/api/pages/:slug'),
  listQuizzes: route('GET', '/api/quizzes'),
  getQuiz: route('GET', '/api/quiz/:slug'),
  submitQuiz: route('POST', '/api/quiz/:slug/submit'),
  subscribeToNewsletter: route('POST', '/api/newsletter/subscribe'),
  bookConsultation: route('POST', '/api/consultation/book'),

  login: route('POST', '/api/admin/login'),
  logout: route('POST', '/api/admin/logout'),
  listAdminPosts: route('GET', '/api/admin/blog'),
  createPost: route('POST', '/api/admin/blog'),
  updatePost: route('PUT', '/api/admin/blog/:id'),
  deletePost: route('DELETE', '/api/admin/blog/:id'),
  listAdminPages: route('GET', '/api/admin/pages'),
  createPage: route('POST', '/api/admin/pages'),
  updatePage: route('PUT', '/api/admin/pages/:id'),
  deletePage: route('DELETE', '/api/admin/pages/:id'),
  listAdminQuizzes: route('GET', '/api/admin/quizzes'),
  createQuiz: route('POST', '/api/admin/quiz'),
  updateQuiz: route('PUT', '/api/admin/quiz/:id'),
  deleteQuiz: route('DELETE', '/api/admin/quiz/:id'),
  getFullQuiz: route('GET', '/api/admin/quiz/:id/full'),
  getPublishing: route('GET', '/api/admin/publishing'),
  retryPublishing: route('POST', '/api/admin/publishing/retry'),

  generateContent: route('POST', '/api/admin/generate-content'),
  generateImage: route('POST', '/api/admin/generate-blog-image'),
  suggestSeo: route('POST', '/api/admin/seo/suggest'),
  createUpload: route('POST', '/api/objects/upload'),
  attachImage: route('PUT', '/api/admin/blog-image'),
} as const satisfies Record<string, Route>

/** Where a call is found. Free of zod, so that a browser that only calls does not load schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in URLPattern syntax, as `/api/blog/:slug`. */
  path: `/api/${string}`
}

/** Method and path of a call. Free of zod, so that browsers load no schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in URLPattern syntax, as `/api/blog/:slug`. */
  path: `/api/${string}`
  /** How long the browser waits for the answer; 15 seconds unless told. */
  seconds?: number
}

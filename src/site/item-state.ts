/** Attributes that describe an item's state (`page-script.ts`). */
export interface ItemState {
  /** Key of the item in the response of `/api/changes`. */
  'data-item': string
  /** Content version of the build. */
  'data-built': number
  /** URL of the script that shows the item's current state. */
  'data-script': string
}

/** Attributes to detect changes since the build (`page-script.ts`). */
export interface ItemState {
  /** Key of the item's changes. */
  'data-item': string
  /** Content version of the build. */
  'data-built': number
  /** Script that shows the present item. */
  'data-script': string
}

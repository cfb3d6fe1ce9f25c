/** The package has no types; these are the parts in use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string })
    readonly window: Window & typeof globalThis
  }
}

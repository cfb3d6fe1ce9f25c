declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built files. */
    builtSite: string
  }
}

export {}

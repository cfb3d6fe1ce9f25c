/** Renders Markdown in a thread of its own. */
export interface MarkdownRenderer {
  /**
   * @returns the HTML; null when a later text was asked for meanwhile.
   * @throws when the thread cannot be started or has failed.
   */
  render: (source: string) => Promise<string | null>
  close: () => void
}

/** Starts a thread that renders Markdown as the site does. */
export function startMarkdownRenderer(): MarkdownRenderer {
  const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  let answer: (html: string | null) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; html: string }>) => {
    if (data.id === last) answer(data.html)
  })
  worker.addEventListener('error', ({ message }) => fail(new Error(message)))
  return {
    render: (source) => {
      answer(null)
      last += 1
      const { promise, resolve, reject } = Promise.withResolvers<string | null>()
      answer = resolve
      fail = reject
      worker.postMessage({ id: last, source })
      return promise
    },
    close: () => worker.terminate(),
  }
}

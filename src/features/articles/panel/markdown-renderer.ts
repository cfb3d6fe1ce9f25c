/** Markdown renderer that runs in a worker. */
export interface MarkdownRenderer {
  /**
   * Renders a text.
   * @returns the HTML; null when another text was requested before this one was ready.
   * @throws when the worker cannot be started or has failed.
   */
  render: (source: string) => Promise<string | null>
  close: () => void
}

/** Creates a renderer that returns the same HTML as the site. The worker starts with the first non-blank text. */
export function startMarkdownRenderer(): MarkdownRenderer {
  let worker: Worker | null = null
  let last = 0
  let answer: (html: string | null) => void = () => undefined
  let fail: (error: Error) => void = () => undefined

  function start(): Worker {
    const started = new Worker(new URL('./markdown-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<{ id: number; html: string }>) => {
      if (data.id === last) answer(data.html)
    })
    started.addEventListener('error', ({ message }) => fail(new Error(message)))
    return started
  }

  return {
    render: (source) => {
      answer(null)
      last += 1
      if (source.trim() === '') return Promise.resolve('')
      const { promise, resolve, reject } = Promise.withResolvers<string | null>()
      answer = resolve
      fail = reject
      worker ??= start()
      worker.postMessage({ id: last, source })
      return promise
    },
    close: () => worker?.terminate(),
  }
}

/** Renders one text, in a separate worker. */
export async function renderOnce(source: string): Promise<string> {
  const renderer = startMarkdownRenderer()
  try {
    return (await renderer.render(source)) ?? ''
  } finally {
    renderer.close()
  }
}

import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { renderMarkdown } from '#src/domain/markdown.ts'

/** Below this many texts a thread takes longer to start than they take to render. */
const WORTH_THREADS = 100

/** Renders Markdown; in threads beside this one when there is much to do. */
export interface TextRenderer extends Disposable {
  /** @returns the HTML of each source, in their order. @throws when a text cannot be rendered. */
  render(sources: readonly string[]): Promise<string[]>
}

/** @param expected about how many texts are going to be rendered */
export function textRenderer(expected: number): TextRenderer {
  if (expected < WORTH_THREADS) {
    return {
      render: (sources) => Promise.resolve(sources.map(renderMarkdown)),
      [Symbol.dispose]: () => undefined,
    }
  }
  // One processor is left for this thread and the database.
  const count = Math.max(1, availableParallelism() - 1)
  const threads = Array.from({ length: count }, startThread)
  return {
    async render(sources) {
      const size = Math.ceil(sources.length / threads.length)
      const parts = threads.map((thread, index) =>
        renderIn(thread, sources.slice(index * size, (index + 1) * size)),
      )
      return (await Promise.all(parts)).flat()
    },
    [Symbol.dispose]: () => {
      for (const thread of threads) void thread.terminate()
    },
  }
}

function startThread(): Worker {
  // The flags this process was started with are not meant for the thread.
  return new Worker(new URL('./markdown-worker.ts', import.meta.url), { execArgv: [] })
}

/** One answer follows each message; an error of the thread rejects. */
async function renderIn(thread: Worker, sources: readonly string[]): Promise<string[]> {
  thread.postMessage(sources)
  const [texts] = (await once(thread, 'message')) as [string[]]
  return texts
}

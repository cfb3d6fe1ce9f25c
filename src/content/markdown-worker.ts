import { parentPort } from 'node:worker_threads'
import { renderMarkdown } from '#src/domain/markdown.ts'

// A thread that renders what it is sent, in order: Markdown in, HTML out.
parentPort?.on('message', (sources: readonly string[]) => {
  parentPort?.postMessage(sources.map(renderMarkdown))
})

import { workerData, parentPort } from 'node:worker_threads'
import { renderMarkdown } from '#src/domain/markdown.ts'
import { writeText } from './text-file.ts'

/** What the thread is started with. */
export interface MarkdownThreadData {
  folder: string
}

/** Names of texts and what they are rendered from. */
export type Sources = readonly (readonly [name: string, source: string])[]

// A thread that renders what it is sent, in order, and answers with the names of what it has written.
const { folder } = workerData as MarkdownThreadData
parentPort?.on('message', (sources: Sources) => {
  for (const [name, source] of sources) writeText(folder, name, renderMarkdown(source))
  parentPort?.postMessage(sources.map(([name]) => name))
})

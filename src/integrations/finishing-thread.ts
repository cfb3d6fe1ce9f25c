import { parentPort, workerData } from 'node:worker_threads'
import { createPageFinisher, type FinishingParts, type PageBytes } from '#src/output/finish-page.ts'

/** Rendered pages that are to be finished, by their numbers. */
export type RenderedPages = readonly (readonly [number: number, rendered: PageBytes])[]

/** What has become of them: the built page, or why there is none. */
export type FinishedPages = readonly (readonly [number: number, built: PageBytes | string])[]

// A thread that finishes the pages it is sent, in order.
const finish = createPageFinisher(workerData as FinishingParts)
parentPort?.on('message', (pages: RenderedPages) => {
  const finished: FinishedPages = pages.map(([number, rendered]) => {
    try {
      return [number, finish(rendered)]
    } catch (error) {
      return [number, error instanceof Error ? error.message : String(error)]
    }
  })
  const buffers = finished.flatMap(([, built]) => (typeof built === 'string' ? [] : [built.buffer]))
  parentPort?.postMessage(finished, buffers)
})

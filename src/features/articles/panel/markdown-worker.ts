import { renderMarkdown } from '../markdown.ts'

// Markdown in, HTML out, with the id of the request.
addEventListener('message', ({ data }: MessageEvent<{ id: number; source: string }>) => {
  postMessage({ id: data.id, html: renderMarkdown(data.source) })
})

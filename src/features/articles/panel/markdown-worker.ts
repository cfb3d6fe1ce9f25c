import { renderMarkdown } from '../markdown.ts'

// Receives Markdown and returns HTML, with the id of the request.
addEventListener('message', ({ data }: MessageEvent<{ id: number; source: string }>) => {
  postMessage({ id: data.id, html: renderMarkdown(data.source) })
})

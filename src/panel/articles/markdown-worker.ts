import { renderMarkdown } from '#src/domain/markdown.ts'

// Renders the preview beside the thread that types: Markdown in, HTML out, by the number of the question.
addEventListener('message', ({ data }: MessageEvent<{ id: number; source: string }>) => {
  postMessage({ id: data.id, html: renderMarkdown(data.source) })
})

import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULT_READING_TIME } from '../articles.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'
import type { PostType } from '#src/core/items.ts'
import { ArticleView } from '../site/ArticleView.tsx'
import { PageView } from '../site/PageView.tsx'
import { authors } from '#src/features/experts/panel/authors.ts'
import { createArticleOffer } from './article-offer.ts'
import { startMarkdownRenderer, type MarkdownRenderer } from './markdown-renderer.ts'
import { listed, type PostFormValues } from './post-values.ts'
import { useDebouncedValues } from './editor/use-debounced-values.tsx'
import type { PostForm } from './post-form.tsx'

/** Shows the form's content with the site's layout and styles, at the width of the frame. */
export function PostPreview({ form, kind }: { form: PostForm; kind: PostType }) {
  const values = useDebouncedValues(form, 300)
  const { html, failed } = useRendered(values.content)
  const [offer] = useState(() => createArticleOffer())
  useEffect(() => void offer.load(), [offer])
  const offered = useStore(offer.$offer)
  // Renders again when the names of authors are loaded, possibly after the form.
  useStore(authors.$experts)
  if (failed) return <p role="alert">{editorTexts.previewFailed}</p>
  const post = { ...visible(values), content: html }
  return (
    <SiteFrame title={editorTexts.previewTitle}>
      {kind === 'post' ? <ArticleView post={post} {...offered} /> : <PageView page={post} />}
    </SiteFrame>
  )
}

/** Renders a Markdown text to HTML; the previous HTML stays until the next one is ready. */
function useRendered(source: string): { html: string; failed: boolean } {
  const renderer = useRef<MarkdownRenderer | null>(null)
  const [html, setHtml] = useState('')
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const started = startMarkdownRenderer()
    renderer.current = started
    return () => started.close()
  }, [])
  useEffect(() => {
    renderer.current?.render(source).then(
      (rendered) => {
        if (rendered !== null) setHtml(rendered)
      },
      () => setFailed(true),
    )
  }, [source])
  return { html, failed }
}

function visible(values: PostFormValues) {
  const now = new Date().toISOString()
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    id: '',
    slug: values.slug,
    title: orNull(values.title) ?? editorTexts.untitled,
    excerpt: values.excerpt,
    category: orNull(values.category),
    tags: listed(values.tags),
    readingTime: Number.parseInt(values.readingTime, 10) || DEFAULT_READING_TIME,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    imageUrl: orNull(values.imageUrl),
    imageAltText: orNull(values.imageAltText),
    seoTitle: orNull(values.seoTitle),
    metaDescription: orNull(values.metaDescription),
    metaKeywords: listed(values.metaKeywords),
    canonicalUrl: null,
    author: authors.find(values.authorId),
  }
}

/**
 * Renders an iframe with the styles of this document, so that media queries follow the width of the iframe. It runs no
 * scripts. Only links to sections of the text work in it.
 */
function SiteFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)

  function prepare(inner: Document | null): void {
    if (inner === null) return
    inner.documentElement.lang = document.documentElement.lang
    const { scheme } = document.documentElement.dataset
    if (scheme !== undefined) inner.documentElement.dataset.scheme = scheme
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
      const copy = inner.importNode(style, true)
      // On the page, `media` delays the web fonts (`src/site/page-script.ts`). The iframe uses them at once.
      copy.removeAttribute('media')
      inner.head.append(copy)
    }
    // Copies the placeholder drawings that the views show for missing images.
    for (const drawings of document.querySelectorAll('svg:has(> symbol)')) {
      inner.body.append(inner.importNode(drawings, true))
    }
    setBody(inner.body)
  }

  useEffect(() => {
    for (const link of body?.querySelectorAll('a') ?? []) keepInside(link)
  }, [body, children])

  useEffect(() => {
    // When Tab moves the focus into an iframe, browsers do not scroll to it, and the page around it only gets `blur`.
    let tabbing = false
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('keydown', ({ key }) => (tabbing = key === 'Tab'), { signal })
    addEventListener('keyup', () => (tabbing = false), { signal })
    addEventListener(
      'blur',
      () => {
        if (tabbing && document.activeElement === frame.current) {
          frame.current?.scrollIntoView({ block: 'nearest' })
        }
        tabbing = false
      },
      { signal },
    )
    return () => ended.abort()
  }, [])

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        srcDoc="<!doctype html>"
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => prepare(currentTarget.contentDocument)}
        className="h-[75dvh] min-h-96 w-full grow rounded-[0.625rem] border border-line bg-paper"
      />
      {body === null
        ? null
        : createPortal(
            // Saves time with long texts: the browser skips the layout of off-screen paragraphs.
            <div className="pb-10 [&_.prose_p]:[contain-intrinsic-size:auto_6rem] [&_.prose_p]:[content-visibility:auto]">
              {children}
            </div>,
            body,
          )}
    </>
  )
}

const FRAME = 'about:srcdoc'

/** Keeps a link to a section of the text working, and disables any other. */
function keepInside(link: HTMLAnchorElement): void {
  const target = link.getAttribute('href') ?? ''
  // A bare fragment would resolve against the page around the frame.
  if (target.startsWith('#')) link.href = FRAME + target
  else if (!target.startsWith(FRAME)) link.removeAttribute('href')
}

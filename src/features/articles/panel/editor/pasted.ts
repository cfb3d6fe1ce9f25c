import type { ImageUpload } from '#src/features/images/panel/image-upload.ts'
import type { PastedPicture } from './pasted-markdown.ts'

/** Where a field puts what is pasted or dropped. */
export interface PasteTarget {
  upload: Pick<ImageUpload, 'uploadInTurn'>
  insertFiles: (files: readonly File[]) => Promise<void>
  insertPlain: (text: string) => void
  insertMarkdown: (markdown: string, pictures: readonly PastedPicture[]) => void
  /** Replaces the mark of a picture with an image in Markdown, or nothing. */
  put: (mark: string, image: string) => void
}

/**
 * Takes what is pasted or dropped, unless it is plain text.
 * @returns whether it was taken; the browser handles the rest.
 */
export function handlePaste(
  event: { type: string },
  data: DataTransfer,
  target: PasteTarget,
): boolean {
  // What is dropped stands where it is dropped, not at the caret.
  const html = event.type === 'paste' ? data.getData('text/html') : ''
  const images = [...data.files]
  // A table copied from a document also has an image on the clipboard: pastes the text.
  if (html === '' && (images.length === 0 || data.types.includes('text/plain'))) return false
  const plain = data.getData('text/plain')
  if (html === '') void target.insertFiles(images)
  else void paste({ html, plain, rtf: data.getData('text/rtf'), images }, target)
  return true
}

/** What the clipboard holds of a text with formatting. */
interface Pasted {
  html: string
  plain: string
  rtf: string
  images: readonly File[]
}

/** Text with formatting: what converts it is loaded now; without it, the plain text is pasted. */
async function paste({ html, plain, rtf, images }: Pasted, target: PasteTarget): Promise<void> {
  const loaded = await Promise.all([
    import('./pasted-markdown.ts'),
    import('./pasted-pictures.ts'),
  ]).catch(() => null)
  const pasted = loaded?.[0].pastedMarkdown(html, crypto.randomUUID().slice(0, 8)) ?? null
  // An image copied from a page is on the clipboard as a file too, and as an element that names it.
  if (images.length > 0 && (pasted === null ? plain === '' : pasted.isPictureAlone)) {
    await target.insertFiles(images)
  } else if (pasted === null || loaded === null) {
    target.insertPlain(plain)
  } else {
    const [, { storePictures }] = loaded
    target.insertMarkdown(pasted.markdown, pasted.pictures)
    await storePictures(pasted.pictures, { rtf, upload: target.upload, put: target.put })
  }
}

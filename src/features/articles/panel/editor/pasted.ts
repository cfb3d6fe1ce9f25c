import type { ImageUpload } from '#src/features/images/panel/image-upload.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { Block } from './blocks.ts'
import type { PastedText } from './pasted-html.ts'

/** Target for pasted or dropped content. */
export interface PasteTarget extends Tools {
  upload: Pick<ImageUpload, 'uploadInTurn'>
  insertFiles: (files: readonly File[]) => Promise<void>
  insertPlain: (text: string) => void
  insertText: (text: PastedText, write: (blocks: readonly Block[]) => string) => void
  /** Replaces the mark of a picture in the text with an image in Markdown. An empty text removes the mark. */
  put: (mark: string, image: string) => void
}

/** Used parts of pasted or dropped data. */
export interface PastedData extends Pick<DataTransfer, 'getData' | 'types'> {
  readonly files: Iterable<File>
}

/**
 * Takes pasted or dropped data, except dropped text and pasted plain text of one line.
 * @returns whether the data was taken; otherwise the browser handles it.
 */
export function handlePaste(
  event: { type: string },
  data: PastedData,
  target: PasteTarget,
): boolean {
  // Dropped text belongs where it was dropped, not at the caret: the browser inserts it.
  const isPasted = event.type === 'paste'
  const html = isPasted ? data.getData('text/html') : ''
  const plain = data.getData('text/plain')
  const images = [...data.files]
  if (html !== '') void paste({ html, plain, rtf: data.getData('text/rtf'), images }, target)
  // A program that copies a table may add an image of it to the clipboard. In that case only the text is pasted.
  else if (images.length > 0 && !data.types.includes('text/plain')) void target.insertFiles(images)
  else if (isPasted && /[\n\r\v\f\u0085\u2028\u2029]/.test(plain)) target.insertPlain(plain)
  else return false
  return true
}

/** Clipboard data of a formatted text. */
interface Pasted {
  html: string
  plain: string
  rtf: string
  images: readonly File[]
}

/** Pastes formatted text. The parser is loaded on demand; if that fails, the plain text is pasted. */
async function paste({ html, plain, rtf, images }: Pasted, target: PasteTarget): Promise<void> {
  const loaded = await Promise.all([
    import('./pasted-html.ts'),
    import('./pasted-pictures.ts'),
    import('./rich-text-values.ts'),
  ]).catch(() => null)
  const pasted = loaded?.[0].readHtml(html, crypto.randomUUID().slice(0, 8)) ?? null
  // Browsers put a copied image on the clipboard twice: as a file, and in HTML as an element with its URL.
  if (images.length > 0 && (pasted === null ? plain === '' : pasted.isPictureAlone)) {
    await target.insertFiles(images)
  } else if (pasted === null || loaded === null) {
    target.insertPlain(plain)
  } else {
    const [, { storePictures }, { writeBlocks }] = loaded
    target.insertText(pasted, writeBlocks)
    if (pasted.notice !== null) toolsOf(target).showError(pasted.notice)
    await storePictures(pasted.pictures, { rtf, ...target })
  }
}

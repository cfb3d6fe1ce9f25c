import { useImperativeHandle, useRef, type Ref } from 'react'
import { IMAGE_ACCEPT } from '#src/features/images/panel/UploadProgress.tsx'
import { editorTexts } from './texts.ts'

export interface ImageInputHandle {
  /** Opens the file picker for images. */
  choose: () => void
}

interface ImageInputProps {
  ref: Ref<ImageInputHandle>
  onChoose: (files: readonly File[]) => Promise<void>
}

/** Renders the browser's file input for images, opened from the toolbar. */
export function ImageInput({ ref, onChoose }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }))
  return (
    <input
      ref={input}
      type="file"
      accept={IMAGE_ACCEPT}
      multiple
      tabIndex={-1}
      aria-label={editorTexts.image}
      className="hidden"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        void onChoose(files)
      }}
    />
  )
}

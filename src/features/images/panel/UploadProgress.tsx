import { useStore } from '@nanostores/react'
import type { StoredImage } from '../contracts.ts'
import { HEIC_TYPES, IMAGE_TYPES } from '../images.ts'
import type { ImageUpload } from './image-upload.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/panel/frame/ProgressBar.tsx'

const EXTENSIONS = ['.jpeg', '.jpg', '.png', '.webp', '.heic', '.heif']

/**
 * Files that can be chosen. HEIC is included, although some browsers do not support it: only decoding a file shows
 * that.
 */
export const IMAGE_ACCEPT = [...IMAGE_TYPES, ...HEIC_TYPES, ...EXTENSIONS].join(',')

/**
 * Shows the progress of an upload, with cancel and retry.
 * @param onRetried called with the image after a successful retry. Not needed for queued files, since each has its own
 *   callback.
 */
export function UploadProgress({
  upload,
  onRetried = () => undefined,
}: {
  upload: ImageUpload
  onRetried?: (image: StoredImage) => void
}) {
  const state = useStore(upload.$state)
  if (state.step === 'idle') return null
  if (state.step === 'failed') {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-3 rounded-xl bg-blush px-4 py-3 text-sm">
        <div className="min-w-40 grow break-words">
          {state.name === '' ? null : <p className="font-semibold">{state.name}</p>}
          <p className="text-danger">{state.message}</p>
        </div>
        {state.again ? (
          <Button
            quiet
            onClick={() =>
              void upload.retry().then((image) => {
                if (image !== null) onRetried(image)
              })
            }
          >
            {imageBlockTexts.retryUpload}
          </Button>
        ) : null}
        <Button quiet onClick={upload.dismiss}>
          {panelTexts.close}
        </Button>
      </div>
    )
  }
  const percent = state.step === 'sending' ? state.percent : 0
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 rounded-xl bg-mist px-4 py-3 text-sm">
      <div className="min-w-40 grow">
        <ProgressBar
          label={imageBlockTexts.progress}
          text={
            state.step === 'preparing'
              ? imageBlockTexts.preparing
              : imageBlockTexts.uploading(state.name, percent)
          }
          done={percent}
          total={100}
        />
      </div>
      <Button quiet onClick={upload.cancel}>
        {imageBlockTexts.cancelUpload}
      </Button>
    </div>
  )
}

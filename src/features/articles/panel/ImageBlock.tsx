import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import type { PostType } from '#src/core/items.ts'
import { IMAGE_ALT_TEXT_MAX } from '#src/core/seo-limits.ts'
import { createImageUpload } from '#src/features/images/panel/image-upload.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { FileButton } from '#src/panel/frame/controls.tsx'
import type { PostForm } from './post-form.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { IMAGE_ACCEPT, UploadProgress } from '#src/features/images/panel/UploadProgress.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import type { GeneratedImage } from './use-generated-image.tsx'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'

const MediaPicker = lazyView(
  async () => (await import('#src/features/images/panel/MediaPicker.tsx')).MediaPicker,
)

interface ImageBlockProps {
  form: PostForm
  kind: PostType
  generated: GeneratedImage
}

/** Shows the image of an article or page. It can be given by URL, uploaded, generated or chosen from the library. */
export function ImageBlock({ form, kind, generated }: ImageBlockProps) {
  const [upload] = useState(() => createImageUpload())
  useCancelOnLeave(upload.cancel)
  const [choosing, setChoosing] = useState(false)
  const { step } = useStore(upload.$state)
  const generating = useStore(generated.$busy)
  const uploading = step === 'preparing' || step === 'sending'

  const put = (imageUrl: string) =>
    form.setValue('imageUrl', imageUrl, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })

  async function send(chosen: File): Promise<void> {
    const image = await upload.upload(chosen)
    if (image !== null) put(image.imageUrl)
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 @xl:grid-cols-2">
        <ImagePreview form={form} kind={kind} onClear={() => put('')} />
        <div className="flex flex-col gap-5">
          <TextField
            form={form}
            name="imageUrl"
            label={imageBlockTexts.address}
            hint={imageBlockTexts.addressHint}
            maximum={LIMITS.address}
            inputMode="url"
          />
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap gap-3">
              <FileButton
                label={imageBlockTexts.upload}
                accept={IMAGE_ACCEPT}
                quiet
                busy={uploading}
                onFile={send}
              >
                {imageBlockTexts.upload}
              </FileButton>
              <Button quiet onClick={() => setChoosing(true)}>
                {imageBlockTexts.choose}
              </Button>
              <Button quiet busy={generating} onClick={generated.generate}>
                {generating ? imageBlockTexts.generatingImage : imageBlockTexts.generateImage}
              </Button>
            </div>
            <p className="text-sm text-muted">{imageBlockTexts.uploadHint}</p>
            <UploadProgress upload={upload} onRetried={(image) => put(image.imageUrl)} />
            {generating ? (
              <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
                <p>{imageBlockTexts.imageTakesLong}</p>
                <Button quiet onClick={generated.cancel}>
                  {panelTexts.stop}
                </Button>
              </div>
            ) : null}
          </div>
          <TextField
            form={form}
            name="imageAltText"
            label={imageBlockTexts.alt}
            hint={imageBlockTexts.altHint}
            maximum={IMAGE_ALT_TEXT_MAX}
          />
        </div>
      </div>
      {choosing ? (
        <MediaPicker
          onChoose={(imageUrl) => {
            put(imageUrl)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  )
}

function ImagePreview({
  form,
  kind,
  onClear,
}: {
  form: PostForm
  kind: PostType
  onClear: () => void
}) {
  const address = useWatch({ control: form.control, name: 'imageUrl' }).trim()
  const [failed, setFailed] = useState<string | null>(null)
  if (address === '') {
    return (
      <p className="grid min-h-40 place-items-center rounded-2xl border border-dashed border-edge p-6 text-center text-sm text-muted">
        {imageBlockTexts.none[kind]}
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {failed === address ? (
        <p role="alert" className="text-sm text-danger">
          {imageBlockTexts.previewFailed}
        </p>
      ) : (
        <img
          src={address}
          alt={imageBlockTexts.heading}
          onError={() => setFailed(address)}
          className="aspect-[1200/630] w-full rounded-2xl bg-mist object-cover"
        />
      )}
      <Button quiet onClick={onClear}>
        {imageBlockTexts.clear}
      </Button>
    </div>
  )
}

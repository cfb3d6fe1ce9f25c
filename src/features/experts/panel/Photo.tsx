import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { EXPERT_FIELDS } from '../fields.ts'
import { Portrait } from '../site/Portrait.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FileButton } from '#src/panel/frame/controls.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import { createImageUpload } from '#src/features/images/panel/image-upload.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { IMAGE_ACCEPT, UploadProgress } from '#src/features/images/panel/UploadProgress.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import type { ExpertValues } from './expert-form.ts'
import { expertTexts } from './texts.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'

const MediaPicker = lazyView(
  async () => (await import('#src/features/images/panel/MediaPicker.tsx')).MediaPicker,
)

/** Shows an expert's photo as visitors will see it, to be uploaded or chosen from the library. */
export function Photo({ form }: { form: UseFormReturn<ExpertValues> }) {
  const [upload] = useState(() => createImageUpload())
  useCancelOnLeave(upload.cancel)
  const [choosing, setChoosing] = useState(false)
  const { step } = useStore(upload.$state)
  const photoUrl = useWatch({ control: form.control, name: 'photoUrl' })
  const name = useWatch({ control: form.control, name: 'name' })
  const message = messageOf(form, 'photoUrl')

  const put = (address: string) => form.setValue('photoUrl', address, { shouldDirty: true })

  return (
    <section aria-labelledby="nuotrauka" className="flex flex-col items-start gap-3">
      <h3 id="nuotrauka" className="font-sans text-base font-semibold">
        {EXPERT_FIELDS.photoUrl.input.label}
      </h3>
      <div className="w-full max-w-56">
        <Portrait person={{ name, photoUrl: photoUrl === '' ? null : photoUrl }} size="large" />
      </div>
      {photoUrl === '' ? <p className="text-sm text-muted">{expertTexts.photoNone}</p> : null}
      {message === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={imageBlockTexts.upload}
          accept={IMAGE_ACCEPT}
          quiet
          busy={step === 'preparing' || step === 'sending'}
          onFile={async (file) => {
            const image = await upload.upload(file)
            if (image !== null) put(image.imageUrl)
          }}
        >
          {imageBlockTexts.upload}
        </FileButton>
        <Button quiet onClick={() => setChoosing(true)}>
          {imageBlockTexts.choose}
        </Button>
        {photoUrl === '' ? null : (
          <Button quiet onClick={() => put('')}>
            {expertTexts.photoClear}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{imageBlockTexts.uploadHint}</p>
      <UploadProgress upload={upload} onRetried={(image) => put(image.imageUrl)} />
      {choosing ? (
        <MediaPicker
          onChoose={(address) => {
            put(address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  )
}

import { useState } from 'react'
import type { PostType } from '#src/core/items.ts'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import type { PostForm } from './post-form.tsx'
import { createImageAssistant } from './image-assistant.ts'

export type GeneratedImage = ReturnType<typeof useGeneratedImage>

/** Returns the actions that generate an image and fill it into a form, or cancel its generation. */
export function useGeneratedImage(form: PostForm, kind: PostType) {
  const [assistant] = useState(() => createImageAssistant())
  useCancelOnLeave(assistant.cancel)

  async function generate(): Promise<void> {
    const { title, category, imageUrl } = form.getValues()
    const address = await assistant.generate({ kind, title, category }, imageUrl.trim() !== '')
    if (address === null) return
    form.setValue('imageUrl', address, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return { $busy: assistant.$busy, cancel: assistant.cancel, generate: () => void generate() }
}

import { useWatch } from 'react-hook-form'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import type { PostForm } from './post-form.tsx'

const Box = lazyView(async () => (await import('./ReadFirstBox.tsx')).ReadFirstBox)

/** Shows what a generated text needs before publication; nothing for a text that people wrote. */
export function ReadFirst({ form }: { form: PostForm }) {
  const generated = useWatch({ control: form.control, name: 'generated' })
  return generated === null ? null : <Box form={form} />
}

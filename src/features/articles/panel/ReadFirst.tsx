import { useWatch } from 'react-hook-form'
import { fetched } from '#src/panel/frame/fetched.tsx'
import type { PostForm } from './post-form.tsx'

const Box = fetched(async () => (await import('./ReadFirstBox.tsx')).ReadFirstBox)

/** What a generated text needs before it is published; nothing of one that people have written. */
export function ReadFirst({ form }: { form: PostForm }) {
  const generated = useWatch({ control: form.control, name: 'generated' })
  return generated === null ? null : <Box form={form} />
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { consultationPackages, type PaymentLinks } from '#src/domain/consultations.ts'
import { createLivePost, createPreview, slugOfPath } from '#src/stores/live-item.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { ArticleView } from './views/ArticleView.tsx'
import { ItemSkeleton } from './views/ItemSkeleton.tsx'
import { NotFound } from './views/NotFound.tsx'

interface LivePostProps {
  paymentLinks: PaymentLinks
  /** Whether the address is a preview link. */
  preview: boolean
}

/** The article that the address names, loaded from the API; a failed load counts as not found. */
export function LivePost({ paymentLinks, preview }: LivePostProps) {
  const [live] = useState(() => (preview ? createPreview<'post'>() : createLivePost()))
  const state = useStore(live.$state)

  useEffect(() => void live.load(slugOfPath(location.pathname)), [live])

  switch (state.step) {
    case 'loading':
      return <ItemSkeleton label={blogTexts.articleLoading} />
    case 'error':
    case 'missing':
      return (
        <NotFound
          title={blogTexts.notFoundTitle}
          text={blogTexts.notFoundText}
          href="/blog"
          label={blogTexts.back}
        />
      )
    case 'loaded':
      return <ArticleView post={state.item} packages={consultationPackages(paymentLinks)} />
  }
}

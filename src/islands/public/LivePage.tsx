import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createLivePage, createPreview, slugOfPath } from '#src/stores/live-item.ts'
import { pageTexts } from '#src/texts/pages.ts'
import { ItemSkeleton } from './views/ItemSkeleton.tsx'
import { NotFound } from './views/NotFound.tsx'
import { PageView } from './views/PageView.tsx'

/** The static page that the address names, loaded from the API; a failed load counts as not found. */
export function LivePage({ preview }: { preview: boolean }) {
  const [live] = useState(() => (preview ? createPreview<'page'>() : createLivePage()))
  const state = useStore(live.$state)

  useEffect(() => void live.load(slugOfPath(location.pathname)), [live])

  switch (state.step) {
    case 'loading':
      return <ItemSkeleton label={pageTexts.loading} />
    case 'error':
    case 'missing':
      return (
        <NotFound
          title={pageTexts.notFoundTitle}
          text={pageTexts.notFoundText}
          href="/"
          label={pageTexts.toHome}
        />
      )
    case 'loaded':
      return <PageView page={state.item} />
  }
}

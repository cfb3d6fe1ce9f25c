import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createImageUpload } from './image-upload.ts'
import { createMediaList } from './media-list.ts'
import { panelTexts } from '../frame/texts.ts'
import { imageBlockTexts, mediaTexts } from './texts.ts'
import {
  FileButton,
  LoadError,
  NothingFound,
  SearchField,
  Pagination,
  Skeletons,
} from '../frame/controls.tsx'
import { IMAGE_ACCEPT, UploadProgress } from './UploadProgress.tsx'
import { useCancelOnLeave } from '../frame/use-cancel-on-leave.tsx'
import { MediaCard } from './MediaCard.tsx'

/** Debounce of the search in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300

/** All stored images: search, upload, copy the address, delete. */
export function Media() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [list] = useState(() => createMediaList())
  const [upload] = useState(() => createImageUpload())
  useCancelOnLeave(upload.cancel)
  const [search, setSearch] = useState('')
  const state = useStore(list.$state)
  const { step } = useStore(upload.$state)
  const uploading = step === 'preparing' || step === 'sending'

  useEffect(() => {
    const timer = setTimeout(() => void list.search(search), search === '' ? 0 : SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [list, search])

  /** A new image is the first of the unfiltered list. */
  function showNewest(): void {
    setSearch('')
    void list.search('')
  }

  async function send(chosen: File): Promise<void> {
    if ((await upload.upload(chosen)) !== null) showNewest()
  }

  return (
    <section aria-labelledby="paveiksleliai" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 ref={heading} id="paveiksleliai" tabIndex={-1} className="heading">
            {mediaTexts.heading}
          </h2>
          <p className="text-muted">{mediaTexts.lead}</p>
        </div>
        <div className="flex flex-col gap-1">
          <FileButton
            label={mediaTexts.upload}
            accept={IMAGE_ACCEPT}
            busy={uploading}
            onFile={send}
          >
            {mediaTexts.upload}
          </FileButton>
          <p className="text-sm text-muted">{imageBlockTexts.uploadHint}</p>
        </div>
      </div>
      <UploadProgress upload={upload} onRetried={showNewest} />
      <search>
        <SearchField label={imageBlockTexts.librarySearch} value={search} onType={setSearch} />
      </search>
      {state.step === 'loading' ? <Skeletons count={8} height="h-72" columns /> : null}
      {state.step === 'error' ? <LoadError message={state.message} onRetry={list.load} /> : null}
      {state.step === 'loaded' ? (
        <>
          <p role="status" className="text-sm text-muted">
            {state.updating ? panelTexts.loadingView : mediaTexts.found(state.total)}
          </p>
          {state.total > 0 || state.updating ? null : search === '' ? (
            <div className="panel flex flex-col items-start gap-4">
              <p>{mediaTexts.empty}</p>
            </div>
          ) : (
            <NothingFound text={mediaTexts.nothingFound} onShowAll={() => setSearch('')} />
          )}
          <ul
            aria-busy={state.updating}
            className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          >
            {state.items.map((image) => (
              <li key={image.name}>
                <MediaCard
                  image={image}
                  deleting={state.deleting === image.name}
                  refusal={state.refusal?.name === image.name ? state.refusal.message : null}
                  onCopy={() => void list.copy(image)}
                  onRemove={() =>
                    void list.remove(image).then((gone) => {
                      // The focused button is gone with its image.
                      if (gone) heading.current?.focus()
                    })
                  }
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={state.page}
            pages={state.pages}
            onChoose={(page) => {
              void list.go(page)
              heading.current?.focus()
            }}
          />
        </>
      ) : null}
    </section>
  )
}

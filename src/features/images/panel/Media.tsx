import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FileButton, SearchField } from '#src/panel/frame/controls.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { createImageUpload } from './image-upload.ts'
import { createMediaList } from './media-list.ts'
import { MediaCard } from './MediaCard.tsx'
import { imageBlockTexts, mediaTexts } from './texts.ts'
import { IMAGE_ACCEPT, UploadProgress } from './UploadProgress.tsx'

/** Lists all stored images. They can be searched and deleted, their URLs copied, and new ones uploaded. */
export function Media() {
  const [list] = useState(() => createMediaList())
  const [upload] = useState(() => createImageUpload())
  useCancelOnLeave(upload.cancel)
  const { search } = useStore(list.$choice)
  const { step } = useStore(upload.$state)
  const uploading = step === 'preparing' || step === 'sending'

  async function send(chosen: File): Promise<void> {
    // The new image is the first one of the unfiltered list.
    if ((await upload.upload(chosen)) !== null) list.showAll()
  }

  return (
    <ListFrame
      list={list}
      id="paveiksleliai"
      title={mediaTexts.heading}
      intro={mediaTexts.lead}
      action={
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
      }
      controls={
        <>
          <UploadProgress upload={upload} onRetried={list.showAll} />
          <search>
            <SearchField
              label={imageBlockTexts.librarySearch}
              value={search}
              onType={(typed) => list.choose({ search: typed })}
            />
          </search>
        </>
      }
      skeletons={{ count: 8, height: 'h-72', columns: true }}
      empty={mediaTexts.empty}
      found={mediaTexts.found}
      nothingFound={mediaTexts.nothingFound}
    >
      {({ items }, _focusHeading, isRefreshing) => (
        <ul
          aria-busy={isRefreshing}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        >
          {items.map((image) => (
            <li key={image.name}>
              <MediaCard image={image} list={list} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

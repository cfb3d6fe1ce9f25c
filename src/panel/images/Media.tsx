import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createImageUpload } from './image-upload.ts'
import { createMediaList } from './media-list.ts'
import { panelTexts } from '../frame/texts.ts'
import { mediaTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { IMAGE_ACCEPT, UploadProgress } from './UploadProgress.tsx'
import { useCalledOff } from '../frame/use-called-off.tsx'
import { Pagination } from '../frame/Pagination.tsx'
import { Skeletons } from '../frame/Skeletons.tsx'
import { session } from '../frame/session.ts'
import { MediaCard } from './MediaCard.tsx'

/** Milliseconds without a key before images are looked for. */
const PATIENCE = 300

/** All stored images: found, uploaded, their addresses copied, deleted when nothing shows them. */
export function Media() {
  const file = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [list] = useState(() => createMediaList({ session }))
  const [upload] = useState(() => createImageUpload({ session }))
  useCalledOff(upload.cancel)
  const [search, setSearch] = useState('')
  const state = useStore(list.$state)
  const { step } = useStore(upload.$state)
  const uploading = step === 'preparing' || step === 'sending'

  useEffect(() => {
    const timer = setTimeout(() => void list.search(search), search === '' ? 0 : PATIENCE)
    return () => clearTimeout(timer)
  }, [list, search])

  /** The newest stands first, among all of them. */
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
          <Button busy={uploading} onClick={() => file.current?.click()}>
            {mediaTexts.upload}
          </Button>
          <p className="text-sm text-muted">{mediaTexts.uploadHint}</p>
        </div>
      </div>
      <UploadProgress upload={upload} onRetried={showNewest} />
      <input
        ref={file}
        type="file"
        accept={IMAGE_ACCEPT}
        tabIndex={-1}
        aria-label={mediaTexts.upload}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) void send(chosen)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <search>
        <Field label={mediaTexts.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
        </Field>
      </search>
      {state.step === 'loading' ? <Skeletons count={8} height="h-72" columns /> : null}
      {state.step === 'error' ? (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button onClick={() => void list.load()}>{panelTexts.retry}</Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? (
        <>
          <p role="status" className="text-sm text-muted">
            {state.updating ? panelTexts.loadingView : mediaTexts.found(state.total)}
          </p>
          {state.total === 0 && !state.updating ? (
            <Nothing searched={search !== ''} onShowAll={() => setSearch('')} />
          ) : null}
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
                      // The button that had the focus is gone with its image.
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

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  return (
    <div className="panel flex flex-col items-start gap-4">
      <p>{searched ? mediaTexts.nothingFound : mediaTexts.empty}</p>
      {searched ? (
        <Button quiet onClick={onShowAll}>
          {mediaTexts.showAll}
        </Button>
      ) : null}
    </div>
  )
}

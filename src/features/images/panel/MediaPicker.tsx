import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createMediaList, type ListedImage, titleOf } from './media-list.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { SearchField } from '#src/panel/frame/controls.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** Shows the stored images in a dialog, to choose one. */
export function MediaPicker({
  onChoose,
  onClose,
}: {
  onChoose: (imageUrl: string) => void
  onClose: () => void
}) {
  const [list] = useState(() => createMediaList())
  const { search } = useStore(list.$choice)
  const state = useStore(list.$state)

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])

  return (
    <Dialog title={imageBlockTexts.libraryTitle} onClose={onClose} wide>
      <SearchField
        label={imageBlockTexts.librarySearch}
        value={search}
        onType={(typed) => list.choose({ search: typed })}
      />
      {state.step === 'loading' ? <Skeletons /> : null}
      {state.step === 'error' ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button quiet onClick={list.showAll}>
            {panelTexts.retry}
          </Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? (
        <>
          {state.page.items.length === 0 ? (
            <p role="status" className="text-muted">
              {state.narrowed ? imageBlockTexts.libraryEmpty : imageBlockTexts.libraryNone}
            </p>
          ) : null}
          <ul className={GRID}>
            {state.page.items.map((image) => (
              <li key={image.name}>
                <Choice image={image} onChoose={onChoose} />
              </li>
            ))}
          </ul>
          {state.page.items.length < state.page.total ? (
            <div className="flex justify-center">
              <Button quiet busy={state.refreshing} onClick={() => void list.more()}>
                {imageBlockTexts.libraryMore}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      {/* The bar stays in view while the list scrolls. */}
      <div className="foot -mx-6 -mb-6 flex justify-end bg-raised px-6 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button quiet onClick={onClose}>
          {panelTexts.close}
        </Button>
      </div>
    </Dialog>
  )
}

function Skeletons() {
  return (
    <>
      <p role="status" className="sr-only">
        {imageBlockTexts.libraryLoading}
      </p>
      <div aria-hidden="true" className={GRID}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="skeleton h-36 rounded-2xl" />
        ))}
      </div>
    </>
  )
}

function Choice({ image, onChoose }: { image: ListedImage; onChoose: (imageUrl: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(image.imageUrl)}
      className="card w-full text-left hover:border-forest"
    >
      <img
        src={`/.netlify/images?url=${encodeURIComponent(image.imageUrl)}&w=480`}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
        className="aspect-[1200/630] h-auto w-full bg-mist object-cover"
      />
      <span className="block truncate px-3 py-2 text-sm">{titleOf(image)}</span>
    </button>
  )
}

import { useStore } from '@nanostores/react'
import { formatDay } from '#src/core/lithuanian.ts'
import { formatFileSize } from './file-size.ts'
import { textImage } from '../responsive-images.ts'
import { type ListedImage, type MediaList, titleOf } from './media-list.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { mediaTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'

interface MediaCardProps {
  image: ListedImage
  list: MediaList
}

/** Shows one stored image, the items that use it, and its actions. */
export function MediaCard({ image, list }: MediaCardProps) {
  const refusal = useStore(list.$refusal)
  const title = titleOf(image)
  const { width, height, bytes, imageUrl, uses } = image
  return (
    <article className="card h-full">
      <img
        {...(textImage(imageUrl) ?? { src: imageUrl })}
        width={width}
        height={height}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
        alt=""
        loading="lazy"
        className="aspect-[4/3] h-auto w-full bg-mist object-contain"
      />
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex flex-col gap-1">
          <h3 className="font-sans text-base break-words">{title}</h3>
          <p className="text-sm text-muted">
            {mediaTexts.facts(width, height, formatFileSize(bytes))}
          </p>
          <p className="text-sm text-muted">
            {wholeDays(
              image.generated === null
                ? mediaTexts.uploadedOn(formatDay(image.createdAt))
                : mediaTexts.generatedOn(formatDay(image.generated.at), image.generated.model),
            )}
          </p>
        </div>
        <Uses uses={uses} />
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <Button
            quiet
            aria-label={panelTexts.itemLabel(mediaTexts.copy, title)}
            onClick={() => void list.copy(image)}
          >
            {mediaTexts.copy}
          </Button>
          <RemoveButton list={list} item={image} />
          <a
            href={imageUrl}
            target="_blank"
            rel="noopener"
            aria-label={panelTexts.itemLabel(mediaTexts.open, title)}
            className="link px-1 py-2.5 text-sm"
          >
            {mediaTexts.open}
          </a>
        </div>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {refusal?.name === image.name ? refusal.message : null}
        </p>
      </div>
    </article>
  )
}

function Uses({ uses }: Pick<ListedImage, 'uses'>) {
  if (uses.length === 0) return <p className="text-sm text-muted">{mediaTexts.unused}</p>
  return (
    <div className="text-sm">
      <p className="text-muted">{mediaTexts.usedIn}</p>
      <ul>
        {uses.map(({ kind, id, title }) => (
          <li key={id}>
            <PanelLink
              to={
                kind === 'expert'
                  ? { screen: 'experts', expert: { id } }
                  : { screen: 'form', kind, id }
              }
              className="link inline-block py-2.5 break-words"
            >
              {title}
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { panelTexts } from './texts.ts'

interface SkeletonsProps {
  count: number
  /** The height of a loaded row. */
  height: 'h-24' | 'h-32' | 'h-72'
  /** As cards in columns. */
  columns?: boolean
}

/** Placeholders of a loading list. */
export function Skeletons({ count, height, columns = false }: SkeletonsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {panelTexts.loadingView}
      </p>
      <div
        aria-hidden="true"
        className={
          columns ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4' : 'grid gap-3'
        }
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`skeleton ${height} rounded-2xl`} />
        ))}
      </div>
    </>
  )
}

import { panelTexts } from './texts.ts'

interface SkeletonsProps {
  count: number
  /** How high one is: that of what is coming. */
  height: 'h-24' | 'h-32' | 'h-72'
  /** In columns, as cards; below each other else. */
  columns?: boolean
}

/** What stands in the place of a list that is loading, and says so. */
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

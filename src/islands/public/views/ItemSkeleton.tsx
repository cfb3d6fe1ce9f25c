/** Grey lines in the shape of an article, page or quiz that is being loaded. */
export function ItemSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="wrap flex max-w-3xl flex-col gap-5 py-10">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="skeleton h-5 w-1/3" />
      <div aria-hidden="true" className="skeleton h-12 w-4/5" />
      <div aria-hidden="true" className="skeleton h-6 w-full" />
      <div aria-hidden="true" className="skeleton my-4 h-64 w-full" />
      <div aria-hidden="true" className="skeleton h-4 w-full" />
      <div aria-hidden="true" className="skeleton h-4 w-full" />
      <div aria-hidden="true" className="skeleton h-4 w-2/3" />
    </div>
  )
}

import { inboxTexts } from '#src/texts/inbox.ts'

interface Figure {
  key: string
  label: string
  count: number
  /** Of its bar, as `#rrggbb`; one of the palette's when left out. */
  color?: string
  /** A further number. */
  extra?: number
}

interface FigureTableProps {
  caption: string
  /** Headings of the columns. */
  label: string
  count: string
  extra?: string
  /** What a count is a part of. */
  whole: number
  rows: readonly Figure[]
}

/** Counts as a table, each with a bar beside it; the bars say nothing that the numbers do not. */
export function FigureTable({ caption, label, count, extra, whole, rows }: FigureTableProps) {
  const largest = Math.max(1, ...rows.map((row) => row.count))
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {label}
            </th>
            <th scope="col" className="w-1/2 py-2 pr-3 font-semibold">
              {count}
            </th>
            {extra === undefined ? null : (
              <th scope="col" className="py-2 text-right font-semibold">
                {extra}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {row.label}
              </th>
              <td className="py-2 pr-3">
                <div className="flex flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
                  <span className="shrink-0 tabular-nums sm:w-28">
                    <span className="font-semibold">{row.count}</span>
                    {whole > 0 && row.count <= whole ? (
                      <span className="ml-2 text-sm text-muted">
                        {inboxTexts.percent(row.count / whole)}
                      </span>
                    ) : null}
                  </span>
                  <div aria-hidden="true" className="h-3 w-full rounded-full bg-sand">
                    {row.count === 0 ? null : (
                      <div
                        className="h-full min-w-1 rounded-full border border-edge bg-forest"
                        style={{
                          width: `${(100 * row.count) / largest}%`,
                          ...(row.color === undefined ? {} : { backgroundColor: row.color }),
                        }}
                      />
                    )}
                  </div>
                </div>
              </td>
              {row.extra === undefined ? null : (
                <td className="py-2 text-right tabular-nums">{row.extra}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

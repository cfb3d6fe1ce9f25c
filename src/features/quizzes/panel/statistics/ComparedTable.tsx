import type { ReactNode } from 'react'
import { Bar } from './FigureTable.tsx'

interface ComparedTableProps {
  caption: string
  /** Of the names, then of the cells. */
  headings: readonly [string, ...string[]]
  rows: readonly {
    key: string
    name: ReactNode
    /** Of the full length of its bars, one below the other. */
    shares: readonly number[]
    cells: readonly ReactNode[]
  }[]
}

/** Several numbers each. A name has a row of its own above its bars and numbers, so that the table fits a phone. */
export function ComparedTable({ caption, headings: [name, ...others], rows }: ComparedTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2.5 font-semibold max-[23rem]:hidden">
            {name}
          </th>
          {others.map((words) => (
            <th key={words} scope="col" className={`${NUMBER} text-balance`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={1 + others.length}
              className="pt-3 font-normal wrap-anywhere"
            >
              {row.name}
            </th>
          </tr>
          <tr className="border-b border-line">
            <td className="w-full pt-4 pb-2.5 align-top max-[23rem]:hidden">
              <span className="flex flex-col gap-1">
                {row.shares.map((share, index) => (
                  <span key={index} className={`flex ${index === 0 ? '' : 'opacity-50'}`.trim()}>
                    <Bar share={share} />
                  </span>
                ))}
              </span>
            </td>
            {row.cells.map((cell, index) => (
              <td key={index} className={`${NUMBER} align-top whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const NUMBER = 'py-2.5 pl-2 text-right font-semibold tabular-nums sm:pl-4'

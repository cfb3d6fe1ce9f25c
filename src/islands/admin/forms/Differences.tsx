import { useEffect, useState } from 'react'
import { type TextPiece, withoutLongSame } from '#src/domain/text-differences.ts'
import { versionTexts } from '#src/texts/versions.ts'

/** A field in two versions of an item, as text. */
export interface FieldRow {
  label: string
  mine: string
  theirs: string
}

/** Characters from which a text is shown with its differences marked, not as two texts. */
const LONG = 120

/** Milliseconds that comparing two long texts may take before both are shown whole. */
const PATIENCE = 1500

/** The fields that two versions do not have in common. */
export function differing(rows: readonly FieldRow[]): FieldRow[] {
  return rows.filter(({ mine, theirs }) => mine.trim() !== theirs.trim())
}

interface DifferencesProps {
  rows: readonly FieldRow[]
  /** What the two versions are called. */
  mine: string
  theirs: string
}

/** What differs between two versions of an item, field by field. */
export function Differences({ rows, mine, theirs }: DifferencesProps) {
  return (
    <dl className="flex flex-col gap-5">
      {differing(rows).map((row) => (
        <div key={row.label} className="border-t border-line pt-3">
          <dt className="mb-2 font-semibold">{row.label}</dt>
          {row.mine.length + row.theirs.length > LONG ? (
            <dd>
              <MarkedText row={row} mine={mine} theirs={theirs} />
            </dd>
          ) : (
            <BothTexts row={row} mine={mine} theirs={theirs} />
          )}
        </div>
      ))}
    </dl>
  )
}

interface RowProps {
  row: FieldRow
  mine: string
  theirs: string
}

function BothTexts({ row, mine, theirs }: RowProps) {
  return (
    <>
      {[
        { name: theirs, text: row.theirs },
        { name: mine, text: row.mine },
      ].map(({ name, text }) => (
        <dd key={name} className="max-h-60 overflow-y-auto whitespace-pre-wrap">
          <span className="text-sm text-muted">{name}: </span>
          {text.trim() === '' ? versionTexts.empty : text}
        </dd>
      ))}
    </>
  )
}

/** A long text with what is only in one of the versions marked. */
function MarkedText({ row, mine, theirs }: RowProps) {
  const [pieces, setPieces] = useState<readonly TextPiece[] | null>(null)
  const [tooLong, setTooLong] = useState(false)

  useEffect(() => {
    let wanted = true
    const compare = async () => {
      const { diffWordsWithSpace } = await import('diff')
      const changes = diffWordsWithSpace(row.theirs, row.mine, { timeout: PATIENCE })
      if (!wanted) return
      if (changes === undefined) setTooLong(true)
      else setPieces(withoutLongSame(changes.map(pieceOf)))
    }
    compare().catch(() => setTooLong(true))
    return () => {
      wanted = false
    }
  }, [row])

  if (tooLong) {
    return (
      <dl>
        <BothTexts row={row} mine={mine} theirs={theirs} />
      </dl>
    )
  }
  return (
    <>
      <p className="mb-1 text-sm text-muted">
        <del className="bg-blush text-danger">{theirs}</del>{' '}
        <ins className="bg-mist text-forest">{mine}</ins>
      </p>
      <p className="max-h-80 overflow-y-auto whitespace-pre-wrap">
        {pieces?.map(({ kind, text }, index) => {
          if (kind === 'same') return <span key={index}>{text}</span>
          return kind === 'added' ? (
            <ins key={index} className="bg-mist text-forest">
              {text}
            </ins>
          ) : (
            <del key={index} className="bg-blush text-danger">
              {text}
            </del>
          )
        })}
      </p>
    </>
  )
}

function pieceOf({
  added,
  removed,
  value,
}: {
  added: boolean
  removed: boolean
  value: string
}): TextPiece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

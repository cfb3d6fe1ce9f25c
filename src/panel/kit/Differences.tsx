import { useEffect, useState } from 'react'
import { panelTexts } from '../frame/texts.ts'
import { differing, type FieldRow } from './record-kind.ts'
import { formTexts } from './texts.ts'

/** Part of a text that one or both versions have. */
export interface TextPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Number of unchanged characters kept before and after a difference. */
const CONTEXT = 120

/** Shown in place of unchanged text that is left out. */
const GAP = ' … '

/** Shortens unchanged pieces to the text near the differences. */
export function withoutLongSame(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text }
    const head = index === 0 ? 0 : CONTEXT
    const tail = index === pieces.length - 1 ? 0 : CONTEXT
    if (text.length <= head + tail + CONTEXT) return { kind, text }
    const start = head === 0 ? '' : cutEnd(text.slice(0, head))
    const end = tail === 0 ? '' : cutStart(text.slice(-tail))
    return { kind, text: start + GAP + end }
  })
}

const cutEnd = (text: string) => text.replace(/\s\S*$/, '')
const cutStart = (text: string) => text.replace(/^\S*\s/, '')

/** If both texts together have more characters than this, the changes are marked in one text. */
const LONG = 120

/** Styles for the marks of `markDifferences`, equal to those in `Piece`. */
const CHANGE_STYLES =
  '[&_ins[data-change]]:bg-mist [&_ins[data-change]]:text-forest [&_del[data-change]]:bg-blush [&_del[data-change]]:text-danger'

/** Milliseconds after which the comparison stops. Both texts are then shown in full. */
const DIFF_TIMEOUT_MS = 1500

interface DifferencesProps {
  rows: readonly FieldRow[]
  mine: string
  theirs: string
}

/** Shows the differences between two versions of a record by field. */
export function Differences({ rows, mine, theirs }: DifferencesProps) {
  return (
    <dl className="flex flex-col gap-5">
      {differing(rows).map((row) => (
        <div key={row.label} className="border-t border-line pt-3">
          <dt className="mb-2 font-semibold">{row.label}</dt>
          <Difference row={row} mine={mine} theirs={theirs} />
        </div>
      ))}
    </dl>
  )
}

interface DifferenceProps {
  row: FieldRow
  mine: string
  theirs: string
}

function Difference(props: DifferenceProps) {
  const { render } = props.row
  return render === undefined ? (
    <PlainDifference {...props} />
  ) : (
    <FormattedDifference {...props} render={render} />
  )
}

/** Shows two texts as readers see them. Shows the Markdown if they look the same or cannot be rendered. */
function FormattedDifference({
  render,
  ...props
}: DifferenceProps & { render: NonNullable<FieldRow['render']> }) {
  const { label, mine, theirs } = props.row
  const [html, setHtml] = useState<string | null>('')
  useEffect(() => {
    let wanted = true
    const compare = async () => {
      const rendered = await Promise.all([render(theirs), render(mine)])
      if (rendered[0] === rendered[1]) return null
      const { markDifferences } = await import('./formatted-differences.ts')
      return markDifferences(...rendered)
    }
    compare().then(
      (marked) => wanted && setHtml(marked),
      () => wanted && setHtml(null),
    )
    return () => {
      wanted = false
    }
  }, [mine, theirs, render])
  if (html === null) return <PlainDifference {...props} />
  if (html === '') return <dd role="status">{panelTexts.loadingView}</dd>
  return (
    <dd>
      <Legend {...props} />
      <div
        role="region"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls by keyboard too
        tabIndex={0}
        aria-label={label}
        className={`prose max-h-[60dvh] max-w-none overflow-auto *:first:mt-0 ${CHANGE_STYLES}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </dd>
  )
}

/** Shows the names of the two versions, each styled like text that only this version has. */
function Legend({ mine, theirs }: Pick<DifferencesProps, 'mine' | 'theirs'>) {
  return (
    <p className="mb-1 text-sm text-muted">
      <Piece kind="removed" text={theirs} /> <Piece kind="added" text={mine} />
    </p>
  )
}

function PlainDifference({ row, mine, theirs }: DifferenceProps) {
  const pieces = usePieces(row)
  if (pieces !== null && row.mine.length + row.theirs.length > LONG) {
    return (
      <dd>
        <Legend mine={mine} theirs={theirs} />
        <p className="max-h-80 overflow-y-auto whitespace-pre-wrap">
          <Pieces pieces={withoutLongSame(pieces)} />
        </p>
      </dd>
    )
  }
  const versions = [
    { name: theirs, text: row.theirs, other: 'added' },
    { name: mine, text: row.mine, other: 'removed' },
  ] as const
  return versions.map(({ name, text, other }) => (
    <dd key={name} className="max-h-60 overflow-y-auto whitespace-pre-wrap">
      <span className="text-sm text-muted">{`${name}: `}</span>
      {text.trim() === '' ? (
        <span>{formTexts.empty}</span>
      ) : (
        <Pieces pieces={pieces?.filter(({ kind }) => kind !== other) ?? [{ kind: 'same', text }]} />
      )}
    </dd>
  ))
}

/** Compares two texts; null until that is done, and if it fails or times out. */
function usePieces(row: FieldRow): readonly TextPiece[] | null {
  const [pieces, setPieces] = useState<readonly TextPiece[] | null>(null)
  useEffect(() => {
    let wanted = true
    const compare = async () => {
      const { diffWordsWithSpace } = await import('diff')
      const changes = diffWordsWithSpace(row.theirs, row.mine, { timeout: DIFF_TIMEOUT_MS })
      if (wanted) setPieces(changes?.map(pieceOf) ?? null)
    }
    // Both texts are then shown in full.
    compare().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [row])
  return pieces
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, index) => <Piece key={index} {...piece} />)
}

function Piece({ kind, text }: TextPiece) {
  switch (kind) {
    case 'same':
      return <span>{text}</span>
    case 'added':
      return <ins className="bg-mist text-forest">{text}</ins>
    case 'removed':
      return <del className="bg-blush text-danger">{text}</del>
  }
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

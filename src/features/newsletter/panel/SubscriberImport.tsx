import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ROW_OUTCOMES, type RowOutcome } from '../subscribers.ts'
import { Button } from '#src/ui/Button.tsx'
import { FileButton, Pagination } from '#src/panel/frame/controls.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { FilterPills } from '#src/panel/kit/filters.tsx'
import { pagesOf } from '#src/panel/kit/paged-list.ts'
import {
  createSubscriberImport,
  type PlannedRow,
  type SubscriberImportState,
} from './subscriber-import.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.importing

/** Rows of the preview on one page. */
const PAGE_SIZE = 25

interface SubscriberImportProps {
  list: { load: () => Promise<void> }
  onClose: () => void
}

/** Subscribers of a file: chosen, looked through row by row, and only then added. */
export function SubscriberImport({ list, onClose }: SubscriberImportProps) {
  const [importing] = useState(() => createSubscriberImport({ list }))
  const state = useStore(importing.$state)
  const { step } = state
  return (
    <Dialog wide title={texts.heading} onClose={onClose}>
      {step === 'done' ? null : <p className="max-w-prose text-muted">{texts.lead}</p>}
      <div role="status" className="empty:hidden">
        {step === 'reading' ? <p>{texts.reading}</p> : null}
        {step === 'ready' ? <p className="font-semibold">{texts.read(state.plan)}</p> : null}
        {step === 'done' ? <p>{texts.done(state.added, state.left)}</p> : null}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {step === 'refused' || step === 'ready' ? state.message : null}
      </p>
      {step === 'ready' ? <Preview key={state.plan.attemptId} rows={state.plan.rows} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={onClose}>
          {step === 'done' ? texts.close : panelTexts.cancel}
        </Button>
        <Choice state={state} importing={importing} />
      </div>
    </Dialog>
  )
}

/** The file, and the start once somebody is to be added. */
function Choice({
  state,
  importing,
}: {
  state: SubscriberImportState
  importing: ReturnType<typeof createSubscriberImport>
}) {
  if (state.step === 'done') return null
  const { plan = null, busy = false } = state.step === 'ready' ? state : {}
  const count = plan?.added.length ?? 0
  return (
    <>
      <FileButton
        label={texts.choose}
        accept=".csv,.txt,text/csv"
        quiet={count > 0}
        busy={state.step === 'reading'}
        disabled={busy}
        onFile={importing.choose}
      >
        {plan === null ? texts.choose : texts.chooseOther}
      </FileButton>
      {count === 0 ? null : (
        <Button busy={busy} onClick={() => void importing.start()}>
          {texts.start(count)}
        </Button>
      )}
    </>
  )
}

/** What would become of each row, filtered and page by page. */
function Preview({ rows }: { rows: readonly PlannedRow[] }) {
  const [outcome, setOutcome] = useState<RowOutcome>()
  const [page, setPage] = useState(1)
  const found = rows.filter((row) => outcome === undefined || row.outcome === outcome)
  const counts = ROW_OUTCOMES.map((each) => {
    return [each, rows.filter((row) => row.outcome === each).length] as const
  })
  return (
    <div className="flex flex-col gap-4">
      <FilterPills
        label={texts.outcomesLabel}
        options={[
          [undefined, inboxViewTexts.counted(texts.all, rows.length)],
          ...counts
            .filter(([, count]) => count > 0)
            .map(([each, count]) => {
              return [each, inboxViewTexts.counted(texts.outcomes[each], count)] as const
            }),
        ]}
        chosen={outcome}
        onChoose={(chosen) => {
          setOutcome(chosen)
          setPage(1)
        }}
      />
      <table className="w-full text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            {texts.columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </table>
      <Pagination
        page={page}
        pages={pagesOf({ total: found.length, pageSize: PAGE_SIZE })}
        onChoose={setPage}
      />
    </div>
  )
}

/** A row of the table; on a phone its cells stand below one another. */
function Row({ line, email, name, outcome, reason }: PlannedRow) {
  const cell = 'sm:py-2 sm:pr-4 max-sm:block max-sm:empty:hidden'
  return (
    <tr className="align-top max-sm:block max-sm:py-3">
      <td className={`${cell} text-muted tabular-nums`}>
        <span className="sm:hidden">{texts.line} </span>
        {line}
      </td>
      <td className={`${cell} font-semibold wrap-anywhere`}>{email}</td>
      <td className={`${cell} wrap-anywhere`}>{name}</td>
      <td className={cell}>
        <span className={`badge ${outcome === 'added' ? '' : 'badge-clay'}`.trim()}>
          {texts.outcomes[outcome]}
        </span>
        {reason === null ? null : <span className="mt-1 block text-sm">{reason}</span>}
      </td>
    </tr>
  )
}

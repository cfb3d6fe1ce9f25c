import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { ROW_OUTCOMES, type RowOutcome } from '../subscribers.ts'
import { LIMITS } from '#src/core/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'
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
import { importTexts as texts } from './subscriber-texts.ts'

/** Preview rows per page. */
const PAGE_SIZE = 25

const TAKEN: readonly RowOutcome[] = ['added', 'invited']

interface SubscriberImportProps {
  list: { load: () => Promise<void> }
  onClose: () => void
}

/** Shows the steps of an import: the choice of a file, the preview of each row, the outcome. */
export function SubscriberImport({ list, onClose }: SubscriberImportProps) {
  const [importing] = useState(() => createSubscriberImport({ list }))
  const state = useStore(importing.$state)
  const { step } = state
  return (
    <Dialog wide title={texts.heading} onClose={onClose}>
      {step === 'ready' || step === 'done' ? null : (
        <p className="max-w-prose text-muted">{texts.lead}</p>
      )}
      <div role="status" className="empty:hidden">
        {step === 'reading' ? <p>{texts.reading}</p> : null}
        {step === 'ready' ? <p className="font-semibold">{texts.read(state.plan)}</p> : null}
        {step === 'done' ? <p>{texts.done(state)}</p> : null}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {step === 'refused' || step === 'ready' ? state.message : null}
      </p>
      {step === 'ready' ? (
        <>
          <Questions state={state} importing={importing} />
          <Preview key={state.plan.attemptId} rows={state.plan.rows} />
        </>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={onClose}>
          {step === 'done' ? texts.close : panelTexts.cancel}
        </Button>
        <Choice state={state} importing={importing} />
      </div>
    </Dialog>
  )
}

/** Shows the button that chooses a file, and the button that starts the import once there is somebody to add. */
function Choice({
  state,
  importing,
}: {
  state: SubscriberImportState
  importing: ReturnType<typeof createSubscriberImport>
}) {
  if (state.step === 'done') return null
  const isReady = state.step === 'ready'
  const busy = isReady && state.busy
  const invited = isReady && state.choice.invites ? state.plan.invited.length : 0
  const count = (isReady ? state.plan.added.length : 0) + invited
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
        {isReady ? texts.chooseOther : texts.choose}
      </FileButton>
      {count === 0 ? null : (
        <Button busy={busy} onClick={() => void importing.start()}>
          {texts.start(count)}
        </Button>
      )}
    </>
  )
}

/** Asks where people have consented, and whether rows without a date get a confirmation mail. */
function Questions({
  state: { plan, choice, sourceMessage },
  importing,
}: {
  state: Extract<SubscriberImportState, { step: 'ready' }>
  importing: ReturnType<typeof createSubscriberImport>
}) {
  const invited = plan.invited.length
  const source = useRef<HTMLInputElement>(null)

  // The field may be out of sight: it is above all rows, and the start button is below them.
  useEffect(() => {
    if (sourceMessage !== null) source.current?.focus()
  }, [sourceMessage])

  return (
    <>
      {plan.unread.length === 0 ? null : (
        <p className="text-sm wrap-anywhere text-muted">{texts.unread(plan.unread)}</p>
      )}
      {plan.needsSource ? (
        <Field label={texts.source} hint={texts.sourceHint} message={sourceMessage}>
          {(control) => (
            <input
              {...control}
              ref={source}
              required
              autoComplete="off"
              maxLength={LIMITS.consentSource}
              value={choice.source}
              onChange={(event) => importing.change({ source: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      {invited === 0 ? null : (
        <div className="rounded-2xl bg-mist px-5 py-4">
          <p className="max-w-prose">{texts.undated(invited)}</p>
          <CheckBox checked={choice.invites} onTick={(invites) => importing.change({ invites })}>
            {texts.invite(invited)}
          </CheckBox>
        </div>
      )}
    </>
  )
}

/** Shows the outcome of each row, filtered and paginated. */
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

/** Renders a row of the table; on a phone its cells are stacked. */
function Row({ line, email, name, date, outcome, reason }: PlannedRow) {
  const cell = 'sm:py-2 sm:pr-4 max-sm:block max-sm:empty:hidden'
  return (
    <tr className="align-top max-sm:block max-sm:py-3">
      <td className={`${cell} text-muted tabular-nums`}>
        <span className="sm:hidden">{texts.line} </span>
        {line}
      </td>
      <td className={`${cell} font-semibold wrap-anywhere`}>{email}</td>
      <td className={`${cell} wrap-anywhere`}>{name}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>
        {date === null ? null : (
          <>
            <span className="sm:hidden">{texts.consent} </span>
            {date}
          </>
        )}
      </td>
      <td className={cell}>
        <span className={`badge ${TAKEN.includes(outcome) ? '' : 'badge-clay'}`.trim()}>
          {texts.outcomes[outcome]}
        </span>
        {reason === null ? null : (
          <span className="mt-1 block text-sm wrap-anywhere">{reason}</span>
        )}
      </td>
    </tr>
  )
}

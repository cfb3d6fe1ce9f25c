import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createContentExport } from './content-export.ts'
import { contentTransferTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { useCalledOff } from '../frame/use-called-off.tsx'
import { session } from '../frame/session.ts'
import { Progress } from './Progress.tsx'

/** All content as one archive in the browser's downloads. */
export function ContentExport() {
  const [content] = useState(() => createContentExport({ session }))
  useCalledOff(content.stop)
  const state = useStore(content.$state)
  const busy = state.step === 'collecting' || state.step === 'packing'
  return (
    <section
      aria-labelledby="atsisiusti"
      className="flex flex-col items-start gap-4 rounded-2xl border border-line bg-raised p-5 sm:p-6"
    >
      <h3 id="atsisiusti" className="subheading">
        {contentTransferTexts.exportHeading}
      </h3>
      <p className="max-w-prose text-muted">{contentTransferTexts.exportLead}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void content.start()}>
          {busy ? contentTransferTexts.exporting : contentTransferTexts.exportStart}
        </Button>
        {busy ? (
          <Button quiet onClick={content.stop}>
            {contentTransferTexts.stop}
          </Button>
        ) : null}
      </div>
      {state.step === 'collecting' ? (
        <Progress
          label={contentTransferTexts.exportProgress}
          text={
            state.total === 0
              ? contentTransferTexts.exporting
              : contentTransferTexts.collecting(state.done, state.total)
          }
          done={state.done}
          total={state.total}
        />
      ) : null}
      <div role="status" className="empty:hidden">
        {state.step === 'packing' ? contentTransferTexts.packing : null}
        {state.step === 'done' ? (
          <>
            <p className="font-semibold break-words">
              {contentTransferTexts.exportDone(state.name)}
            </p>
            <p>{contentTransferTexts.counts(state.counts)}</p>
            {state.missing.length > 0 ? (
              <p className="break-words text-danger">
                {contentTransferTexts.exportMissing(state.missing)}
              </p>
            ) : null}
          </>
        ) : null}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {state.step === 'failed' ? state.message : null}
      </p>
    </section>
  )
}

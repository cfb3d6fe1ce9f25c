import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { FileButton } from '#src/panel/frame/controls.tsx'
import { ProgressBar } from '#src/panel/frame/ProgressBar.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import { createContentExport } from './content-export.ts'
import { createContentImport } from './content-import.ts'
import { ImportPlan, ImportResults } from './ImportedContent.tsx'
import { contentTransferTexts } from './texts.ts'

const SECTION =
  'flex flex-col items-start gap-4 rounded-2xl border border-line bg-raised p-5 sm:p-6'

/** Shows the export of all content to one file, and the import from it. */
export function Archive() {
  const [content] = useState(() => createContentImport())
  useCancelOnLeave(content.stop)
  const { step } = useStore(content.$state)
  return (
    <section aria-labelledby="archyvas-antraste" className="flex flex-col gap-6">
      <h2 id="archyvas-antraste" className="heading">
        {contentTransferTexts.heading}
      </h2>
      <ContentExport quiet={step === 'ready' || step === 'importing' || step === 'done'} />
      <ContentImport content={content} />
    </section>
  )
}

/**
 * Shows the export.
 * @param quiet whether its button is less prominent, because the import is the next step.
 */
function ContentExport({ quiet }: { quiet: boolean }) {
  const [content] = useState(() => createContentExport())
  useCancelOnLeave(content.stop)
  const state = useStore(content.$state)
  const busy = state.step === 'collecting' || state.step === 'packing'
  return (
    <section aria-labelledby="atsisiusti" className={SECTION}>
      <h3 id="atsisiusti" className="subheading">
        {contentTransferTexts.exportHeading}
      </h3>
      <p className="max-w-prose text-muted">{contentTransferTexts.exportLead}</p>
      <div className="flex flex-wrap gap-3">
        <Button quiet={quiet} busy={busy} onClick={() => void content.start()}>
          {busy ? contentTransferTexts.exporting : contentTransferTexts.exportStart}
        </Button>
        {busy ? (
          <Button quiet onClick={content.stop}>
            {contentTransferTexts.stop}
          </Button>
        ) : null}
      </div>
      {state.step === 'collecting' ? (
        <div className="w-full max-w-md">
          <ProgressBar
            {...state}
            label={contentTransferTexts.exportProgress}
            text={
              state.total === 0
                ? contentTransferTexts.exporting
                : contentTransferTexts.collecting(state.done, state.total)
            }
          />
        </div>
      ) : null}
      <div role="status" className="empty:hidden">
        {state.step === 'packing' ? <p>{contentTransferTexts.packing}</p> : null}
        {state.step === 'done' ? (
          <>
            <p className="font-semibold break-words">
              {contentTransferTexts.exportDone(state.name)}
            </p>
            <p>{contentTransferTexts.exportCounts(state.counts)}</p>
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

/** Shows the import: choose an archive, check its plan, add the missing items one by one. */
function ContentImport({ content }: { content: ReturnType<typeof createContentImport> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useStore(content.$state)
  const { step } = state

  function start(): void {
    // The button that has the focus will disappear, so the heading gets the focus.
    heading.current?.focus()
    void content.start()
  }

  const again = step === 'ready' || step === 'done'
  return (
    <section aria-labelledby="ikelti" className={SECTION}>
      <h3 ref={heading} id="ikelti" tabIndex={-1} className="subheading">
        {contentTransferTexts.importHeading}
      </h3>
      <p className="max-w-prose text-muted">{contentTransferTexts.importLead}</p>
      <FileButton
        label={contentTransferTexts.choose}
        accept=".zip,application/zip"
        quiet
        busy={step === 'reading'}
        disabled={step === 'importing'}
        onFile={content.choose}
      >
        {again ? contentTransferTexts.chooseOther : contentTransferTexts.choose}
      </FileButton>
      <p role="status" className="break-words empty:hidden">
        {step === 'reading'
          ? contentTransferTexts.reading(state.name)
          : step === 'importing'
            ? contentTransferTexts.keepOpen
            : null}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {step === 'refused' ? state.message : null}
      </p>
      {step === 'ready' ? <ImportPlan {...state} onStart={start} /> : null}
      {step === 'importing' ? (
        <>
          <div className="w-full max-w-md">
            <ProgressBar
              {...state}
              label={contentTransferTexts.importProgress}
              text={contentTransferTexts.importing(state.done, state.total)}
            />
          </div>
          <Button quiet onClick={content.stop}>
            {contentTransferTexts.stop}
          </Button>
        </>
      ) : null}
      {step === 'done' ? <ImportResults {...state} onRepeat={start} /> : null}
    </section>
  )
}

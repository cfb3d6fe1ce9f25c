import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { createContentImport } from './content-import.ts'
import { contentTransferTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { useCalledOff } from '../frame/use-called-off.tsx'
import { session } from '../frame/session.ts'
import { ImportPlan } from './ImportPlan.tsx'
import { ImportResults } from './ImportResults.tsx'
import { Progress } from './Progress.tsx'

/** Content brought back from an archive: chosen, looked at, stored, and told of item by item. */
export function ContentImport() {
  const file = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [content] = useState(() => createContentImport({ session }))
  useCalledOff(content.stop)
  const state = useStore(content.$state)
  const { step } = state

  function start(): void {
    // The button that had the focus goes.
    heading.current?.focus()
    void content.start()
  }

  const again = step === 'ready' || step === 'done'
  return (
    <section
      aria-labelledby="ikelti"
      className="flex flex-col items-start gap-4 rounded-2xl border border-line bg-raised p-5 sm:p-6"
    >
      <h3 ref={heading} id="ikelti" tabIndex={-1} className="subheading">
        {contentTransferTexts.importHeading}
      </h3>
      <p className="max-w-prose text-muted">{contentTransferTexts.importLead}</p>
      <Button
        quiet={again}
        busy={step === 'reading'}
        disabled={step === 'importing'}
        onClick={() => file.current?.click()}
      >
        {again ? contentTransferTexts.chooseOther : contentTransferTexts.choose}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-label={contentTransferTexts.choose}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) void content.choose(chosen)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <p role="status" className="break-words empty:hidden">
        {step === 'reading' ? contentTransferTexts.reading(state.name) : null}
        {step === 'importing' ? contentTransferTexts.keepOpen : null}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {step === 'refused' ? state.message : null}
      </p>
      {step === 'ready' ? <ImportPlan name={state.name} plan={state.plan} onStart={start} /> : null}
      {step === 'importing' ? (
        <>
          <Progress
            label={contentTransferTexts.importProgress}
            text={contentTransferTexts.importing(state.done, state.total)}
            done={state.done}
            total={state.total}
          />
          <Button quiet onClick={content.stop}>
            {contentTransferTexts.stop}
          </Button>
        </>
      ) : null}
      {step === 'done' ? (
        <ImportResults
          results={state.results}
          left={state.left}
          faults={state.faults}
          onRepeat={start}
        />
      ) : null}
    </section>
  )
}

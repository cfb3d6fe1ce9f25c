import { useStore } from '@nanostores/react'
import { LIMITS } from '#src/contracts/fields.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { LoadError } from '../frame/controls.tsx'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { Conflict, KeptNote, RestoredNotice } from '../items/FormFrame.tsx'
import { itemFormTexts } from '../items/texts.ts'
import { TextField } from '../items/TextField.tsx'
import { useKeptForm } from '../items/use-item-form.tsx'
import { createExpertForm, EXPERT_FIELDS, expertRows } from './expert-form.ts'
import { Photo } from './Photo.tsx'
import { expertTexts } from './texts.ts'

/** The form of an expert. */
export function ExpertForm({ id }: { id: string | null }) {
  const expert = useKeptForm(EXPERT_FIELDS, (fields) => createExpertForm({ id, fields }))
  const state = useStore(expert.$state)
  const orphan = useStore(expert.$orphan)
  const { form } = expert
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'missing':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{expertTexts.missing}</p>
          {orphan === null ? null : (
            <>
              <p>{itemFormTexts.orphanText}</p>
              <Button onClick={expert.openOrphan}>{itemFormTexts.orphanOpen}</Button>
            </>
          )}
          <ToList />
        </div>
      )
    case 'error':
      return <LoadError message={state.message} onRetry={expert.load} />
    case 'editing':
      return (
        <form
          noValidate
          aria-busy={state.saving}
          onSubmit={(event) => {
            event.preventDefault()
            void expert.submit()
          }}
          className="flex flex-col gap-8"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="heading">
              {id === null ? expertTexts.newHeading : expertTexts.editHeading}
            </h2>
            <ToList />
          </div>
          <RestoredNotice item={expert} />
          <div className="grid items-start gap-8 md:grid-cols-[1fr_16rem]">
            <div className="flex flex-col gap-5">
              <TextField
                form={form}
                name="name"
                label={expertTexts.name}
                maximum={LIMITS.name}
                required
              />
              <TextField
                form={form}
                name="qualification"
                label={expertTexts.qualification}
                hint={expertTexts.qualificationHint}
                maximum={LIMITS.qualification}
                required
              />
              <TextField
                form={form}
                name="words"
                label={expertTexts.words}
                hint={expertTexts.wordsHint}
                maximum={LIMITS.expertWords}
                rows={8}
              />
            </div>
            <Photo form={form} />
          </div>
          <div className="foot z-10 -mx-5 flex flex-wrap items-center gap-2 bg-paper px-5 sm:gap-3">
            <Button type="submit" busy={state.saving}>
              {state.saving ? expertTexts.saving : expertTexts.save}
            </Button>
            <KeptNote item={expert} />
          </div>
          {state.conflict === null ? null : (
            <Conflict item={expert} rows={expertRows(form.getValues(), state.conflict)} />
          )}
        </form>
      )
  }
}

function ToList() {
  return (
    <PanelLink to={{ screen: 'experts', expert: null }} className="link inline-block py-1">
      {expertTexts.toList}
    </PanelLink>
  )
}

import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { QuizValues } from './quiz-form.ts'
import { quizKind } from './quiz-kind.ts'
import { quizFormTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { FoldedPart } from '#src/panel/kit/FormFrame.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { ItemFrame } from '#src/features/publishing/panel/ItemFrame.tsx'
import { useItemForm } from '#src/features/publishing/panel/use-item-form.tsx'
import { createPublishedArticles } from '#src/features/publishing/panel/site-content.ts'
import { Bands } from './Bands.tsx'
import { Dimensions } from './Dimensions.tsx'
import { Questions } from './Questions.tsx'
import { SlugField } from '#src/features/publishing/panel/SlugField.tsx'
import { StatusFields } from '#src/features/publishing/panel/StatusFields.tsx'
import { TrialRun } from './TrialRun.tsx'

/** Renders the form of a new or existing quiz (specification, section 2). */
export function QuizForm({ id, text }: { id: string | null; text: string | undefined }) {
  const item = useItemForm(quizKind, id, text)
  const { form } = item
  const [articles] = useState(() => createPublishedArticles())
  const [trying, setTrying] = useState(false)

  return (
    <ItemFrame
      item={item}
      actions={
        <>
          <Button quiet onClick={() => setTrying(true)}>
            {quizFormTexts.trial}
          </Button>
          {id === null ? null : (
            <Button quiet onClick={() => void item.startCopy()}>
              {quizFormTexts.duplicate}
            </Button>
          )}
        </>
      }
    >
      <Description form={form} id={id} />
      <Questions form={form} />
      <Dimensions form={form} articles={articles} />
      <Bands form={form} />
      {trying ? (
        <TrialRun
          values={form.getValues()}
          titleOf={articles.titleOf}
          onClose={() => setTrying(false)}
        />
      ) : null}
    </ItemFrame>
  )
}

function Description({ form, id }: { form: UseFormReturn<QuizValues>; id: string | null }) {
  const isRoomy = useMediaQuery(ROOMY)
  return (
    <div className="card gap-5 p-5 sm:p-7">
      <TextField form={form} name="title" label={quizFormTexts.title} required />
      <SlugField form={form} kind="quiz" id={id} isFolded={!isRoomy} />
      <TextField
        form={form}
        name="description"
        label={quizFormTexts.description}
        rows={3}
        required
      />
      <Instructions form={form} isFolded={!isRoomy} />
      <StatusFields form={form} />
    </div>
  )
}

/** Shows the field of the instructions. @param props.isFolded whether it is behind its first words, as on a phone. */
function Instructions({ form, isFolded }: { form: UseFormReturn<QuizValues>; isFolded: boolean }) {
  const instructions = useWatch({ control: form.control, name: 'instructions' })
  const field = (
    <TextField
      form={form}
      name="instructions"
      label={quizFormTexts.instructions}
      hint={quizFormTexts.instructionsHint}
      rows={3}
    />
  )
  if (!isFolded) return field
  return (
    <FoldedPart
      isField
      heading={quizFormTexts.instructions}
      state={
        <span className="line-clamp-1 text-sm text-muted">
          {instructions.trim() || quizFormTexts.noInstructions}
        </span>
      }
    >
      {field}
    </FoldedPart>
  )
}

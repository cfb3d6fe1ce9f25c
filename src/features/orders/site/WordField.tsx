import { WORD_MAX } from '../correspondence.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { Field } from '#src/ui/Field.tsx'

interface WordFieldProps {
  hint?: string
  word: string
  message: string | undefined
}

/** The word that opens the letters: not a password to the browser, which would offer to keep it for whoever uses it. */
export function WordField({ word, ...field }: WordFieldProps) {
  return (
    <Field label={correspondenceTexts.word} {...field}>
      {({ className, ...control }) => (
        <input
          {...control}
          name="zodis"
          type="text"
          required
          maxLength={WORD_MAX}
          defaultValue={word}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={`${className} max-w-sm`}
        />
      )}
    </Field>
  )
}

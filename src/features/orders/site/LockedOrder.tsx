import { correspondenceTexts as texts } from '../correspondence-texts.ts'
import { WORD_MIN } from '../correspondence.ts'
import { Button } from '#src/ui/Button.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { WordField } from './WordField.tsx'

/** What must be given before an order is shown: its word, or one to be set. */
export type Lock = 'word' | 'new-word'

interface LockedOrderProps {
  lock: Lock
  orderId: string
  /** What is wrong with the word that was given. */
  message: string | undefined
  /** Where the owner is written to. */
  email: string
}

/** Asks for the word of an order, and says nothing of what is behind it. */
export function LockedOrder({ lock, orderId, message, email }: LockedOrderProps) {
  const isNew = lock === 'new-word'
  return (
    <div className="column flex flex-col gap-6 pt-[clamp(3rem,2rem+5vw,6rem)]">
      <h1 className="title">{isNew ? texts.newWordTitle : texts.lockedTitle}</h1>
      <p className="lead">{isNew ? texts.newWordText : texts.lockedText}</p>
      <form method="post" noValidate data-in-place className="flex flex-col gap-4">
        <HiddenFields values={{ uzsakymas: orderId }} />
        <WordField
          {...(isNew ? { hint: texts.wordHint(WORD_MIN) } : {})}
          word=""
          message={message}
        />
        <div>
          <Button type="submit">{isNew ? texts.setWord : texts.openWithWord}</Button>
        </div>
      </form>
      {isNew ? null : (
        <details>
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.lostSummary}
          </summary>
          <p>{texts.lostText(email)}</p>
        </details>
      )}
    </div>
  )
}

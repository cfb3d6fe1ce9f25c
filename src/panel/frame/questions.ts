import { atom } from 'nanostores'

export interface Question {
  title: string
  text: string
  confirm: string
  /** "Cancel" when left out. */
  cancel?: string
  /** Whether it cannot be undone. */
  dangerous?: boolean
}

/** Asks one question at a time; a new one answers the one before with no. */
export function createQuestions() {
  const $question = atom<Question | null>(null)
  let settle: (yes: boolean) => void = () => undefined

  function ask(question: Question): Promise<boolean> {
    settle(false)
    $question.set(question)
    return new Promise((resolve) => {
      settle = resolve
    })
  }

  function answer(yes: boolean): void {
    $question.set(null)
    settle(yes)
    settle = () => undefined
  }

  return { $question, ask, answer }
}

export type Questions = ReturnType<typeof createQuestions>

export const questions = createQuestions()

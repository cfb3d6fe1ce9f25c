import { atom } from 'nanostores'

/** Something the administrator is asked before it is done. */
export interface Question {
  title: string
  text: string
  /** Words of the button that does it, and of the one that does not. */
  confirm: string
  cancel: string
  /** Whether what is done cannot simply be undone. */
  dangerous?: boolean
}

/** Asks one question at a time; a new one answers the one before with no. */
export function createQuestions() {
  const $question = atom<Question | null>(null)
  let settle: (yes: boolean) => void = () => undefined

  /** @returns whether the administrator agreed. */
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

/** The questions of this document. */
export const questions = createQuestions()

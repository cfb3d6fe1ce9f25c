import { createLetter, type Letter, type NewLetterInput } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'
import { renderOnce } from '#src/features/articles/panel/markdown-renderer.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { textRecord } from '#src/panel/kit/text-record.ts'
import { isUnsent } from './letter-list.ts'
import { letterTexts } from './texts.ts'

type Written = Omit<NewLetterInput, 'attemptId'>

const isSame = (one: LetterValues, other: LetterValues) =>
  one.subject === other.subject && one.content === other.content

const formOf = (id: string | null) => ({ screen: 'letters', letter: { id } }) as const

/** Empty values, conflict rows and validation of the letter form. */
export const LETTER = {
  ...textRecord({
    subject: { label: letterTexts.subject },
    content: { label: editorTexts.content, render: renderOnce },
  }),
  schema: createLetter.body,
}
export type LetterValues = typeof LETTER.empty

/** Defines how letters are loaded and saved; a save leaves the form open. */
function letterKind({ call }: Pick<Session, 'call'>): RecordKind<LetterValues, Letter, Written> {
  const update = (id: string, body: Written, updatedAt: string) =>
    call(routes.updateLetter, { params: { id }, body: { ...body, updatedAt } })
  return {
    ...LETTER,
    keptAs: 'letter',
    unfinished: { kind: 'letter', titleOf: ({ subject }) => subject },
    formOf,
    afterSave: formOf,
    closed: { is: (letter) => !isUnsent(letter), text: errorTexts.letterChanged },
    load: (id) => call(routes.getLetter, { params: { id } }),
    create: async (body, attemptId) => {
      const made = await call(routes.createLetter, { body: { ...body, attemptId } })
      // An earlier attempt, whose response was lost, may have stored another text. That text is replaced.
      return made.ok && !isSame(made.data, body)
        ? update(made.data.id, body, made.data.updatedAt)
        : made
    },
    update,
    created: { title: letterTexts.created },
    updated: { title: letterTexts.updated },
    saveFailed: letterTexts.saveFailed,
  }
}

/**
 * Creates the form of one letter. A sent letter cannot be changed. If it was sent while somebody was typing, the text
 * can become a new letter.
 * @param id of the letter, null for a new one.
 */
export function createLetterForm({
  id,
  text,
  fields,
  ...given
}: FormDependencies & {
  id: string | null
  text?: string | undefined
  fields: FormFields<LetterValues>
}) {
  const { session } = toolsOf(given)
  const form = createRecordForm({ ...given, id, text, fields, kind: letterKind(session) })

  /** Loads a letter that was changed elsewhere. Shows a conflict if its text differs, or if it was sent meanwhile. */
  async function reload({ id }: Letter): Promise<void> {
    const stored = await session.call(routes.getLetter, { params: { id } })
    if (!stored.ok) return
    if (isUnsent(stored.data) && isSame(stored.data, fields.read())) form.replaceStored(stored.data)
    else form.showConflict(stored.data)
  }

  return { ...form, reload }
}

export type LetterFormStore = ReturnType<typeof createLetterForm>

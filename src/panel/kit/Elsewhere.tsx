import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import type { ReadableAtom } from 'nanostores'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import type { OtherText } from './draft.ts'
import { FormNotice } from './FormNotice.tsx'
import type { FieldRow } from './record-kind.ts'
import { formTexts } from './texts.ts'

export const SideBySide = lazyView(async () => (await import('./SideBySide.tsx')).SideBySide)

/** A draft that may have met another text. */
interface MeetingDraft<Values> {
  $elsewhere: ReadableAtom<OtherText<Values> | null>
  /** Compares the draft with the other text by field. */
  rowsOfText: (other: OtherText<Values>) => FieldRow[]
  keepOwn: () => void
  takeOther: () => void
  postponeOther: () => void
  $postponed: ReadableAtom<OtherText<Values> | null>
  compareAgain: () => Promise<void>
}

/**
 * Shows the differences between a draft and unsaved text of another tab or device. The coach chooses one of them.
 * @param textOf returns the text above them for another device.
 */
export function Elsewhere<Values>({
  form,
  textOf = formTexts.elsewhereText,
}: {
  form: MeetingDraft<Values>
  textOf?: (moment: string, device: string) => string
}) {
  const theirs = useStore(form.$elsewhere)
  if (theirs === null) return null
  const moment = formatMinute(theirs.copy.keptAt)
  const isHere = theirs.key !== null
  return (
    <SideBySide
      title={isHere ? formTexts.otherTabTitle : formTexts.elsewhereTitle}
      text={isHere ? formTexts.otherTabText(moment) : textOf(moment, theirs.device)}
      rows={form.rowsOfText(theirs)}
      mine={[formTexts.elsewhereMine, formTexts.keepOwn, form.keepOwn]}
      theirs={[formTexts.elsewhereTheirs, formTexts.takeOther, form.takeOther]}
      onClose={form.postponeOther}
    />
  )
}

/** Says that another text still waits for the coach's choice, and offers to compare again. */
export function PostponedNotice<Values>({
  form,
}: {
  form: Pick<MeetingDraft<Values>, '$postponed' | 'compareAgain'>
}) {
  const postponed = useStore(form.$postponed)
  if (postponed === null) return null
  return (
    <FormNotice
      tone="bg-blush"
      title={formTexts.postponedTitle}
      text={formTexts.postponedText(postponed.key !== null)}
      act={[formTexts.compareAgain, form.compareAgain]}
    />
  )
}

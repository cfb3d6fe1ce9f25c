import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import type { Letter, LettersPage } from '../contracts.ts'
import type { LetterState } from '../letters.ts'
import * as routes from '#src/core/routes.ts'
import { dayAfter, fromVilniusTime, toVilniusTime } from '#src/core/vilnius-time.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { mayBeClipped } from '../newsletter.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { panel as documentPanel, type Panel } from '#src/panel/frame/panel.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { LetterFormStore } from './letter-form.ts'
import { letterTexts } from './texts.ts'

/** Facts that sending depends on, besides the letter. */
export type SendingFacts = Pick<
  LettersPage,
  'items' | 'subscribers' | 'mail' | 'marketingConfigured'
>

export type SendingFactsState =
  { step: 'loading' } | { step: 'error'; message: string } | { step: 'loaded'; facts: SendingFacts }

export const WAYS = ['site', 'service'] as const
export const TIMES = ['now', 'later'] as const

/** Chosen way and time of sending. */
interface SendingChoice {
  way: (typeof WAYS)[number]
  when: (typeof TIMES)[number]
  /** Time in Vilnius, in the format of `datetime-local`. */
  time: string
}

/** Returns 9:00 in Vilnius of the next day without a scheduled letter, in the format of `datetime-local`. */
function nextFreeMorning(scheduled: readonly Pick<Letter, 'sendAt'>[]): string {
  const days = new Set(scheduled.map(({ sendAt }) => sendAt && formatDay(sendAt)))
  let day = dayAfter(formatDay(new Date()))
  while (days.has(day)) day = dayAfter(day)
  return `${day}T09:00`
}

/** Returns which way of sending the button offers. */
export function chosenSend(
  { way, when }: SendingChoice,
  letter: Letter | null,
): keyof typeof letterTexts.send {
  if (way === 'service') return 'service'
  return when === 'later' && letter !== null && letter.sendAt !== null ? 'planned' : when
}

/**
 * Returns the question before a letter is scheduled; null if nothing speaks against it.
 * @param scheduled letters, of which another one may go out in the same minute.
 * @param warnings about the letter itself.
 */
export function planQuestion(
  { id, subject, sendAt }: Pick<Letter, 'id' | 'subject'> & { sendAt: string },
  scheduled: readonly Pick<Letter, 'id' | 'subject' | 'sendAt'>[],
  warnings: readonly string[] = [],
): ConfirmOptions | null {
  const minute = formatMinute(sendAt)
  const other = scheduled.find(
    (each) => each.id !== id && each.sendAt !== null && formatMinute(each.sendAt) === minute,
  )
  const together = other === undefined ? [] : [letterTexts.planTogether(other.subject)]
  if (together.length + warnings.length === 0) return null
  return {
    title: letterTexts.planTitle,
    text: [letterTexts.plannedAt(subject, minute), ...warnings, ...together].join(' '),
    confirm: letterTexts.planAnyway,
  }
}

/**
 * Creates the store that sends the letter of a form after saving it: to the owner as a test, to all subscribers now or
 * at a set time, or to the marketing service.
 */
export function createLetterSending({
  form,
  panel = documentPanel,
  ...given
}: Tools & {
  form: Pick<LetterFormStore, 'withSaved' | 'replaceStored' | 'reload'>
  panel?: Pick<Panel, '$view' | 'go' | 'replaceView'>
}) {
  const { session, toasts, confirmDialog, isHandled, explain, showError } = toolsOf(given)
  const $facts = atom<SendingFactsState>({ step: 'loading' })
  const $busy = atom<'trial' | 'send' | 'plan' | 'unplan' | null>(null)
  /** Error message of the time field; null for none. */
  const $timeMessage = atom<string | null>(null)
  const $choice = atom<SendingChoice>({ way: 'site', when: 'now', time: '' })

  /** Changes the choice. Proposes a time to a letter that is to be sent later and has none. */
  function choose(change: Partial<SendingChoice>): void {
    $timeMessage.set(null)
    const isTimeless = change.when === 'later' && $choice.get().time === ''
    const state = $facts.get()
    const scheduled = state.step === 'loaded' ? state.facts.items : []
    const proposed = isTimeless ? { time: nextFreeMorning(scheduled) } : {}
    $choice.set({ ...$choice.get(), ...proposed, ...change })
  }

  /** Preselects the time of a scheduled letter; null changes nothing. */
  function choosePlanned(sendAt: string | null): void {
    if (sendAt !== null) choose({ when: 'later', time: toVilniusTime(sendAt) })
  }

  /** @param state of the letters to load with the facts. */
  const loadFacts = (state?: LetterState) =>
    session.call(routes.listLetters, { query: { page: '1', state } })

  async function load(): Promise<void> {
    $facts.set({ step: 'loading' })
    const result = await loadFacts('scheduled')
    if (result.ok) $facts.set({ step: 'loaded', facts: result.data })
    else if (!isHandled(result.failure)) {
      const message = failureText(result.failure, letterTexts.factsFailed)
      $facts.set({ step: 'error', message })
    }
  }

  /** Runs an action, unless another one is running. */
  async function during(
    step: NonNullable<ReturnType<typeof $busy.get>>,
    action: () => Promise<void>,
  ): Promise<void> {
    if ($busy.get() !== null) return
    $busy.set(step)
    await action()
    $busy.set(null)
  }

  /** Sends, schedules or hands over a letter. @returns whether that succeeded; if so, the list is opened. */
  async function send(
    letter: Letter,
    { sendAt, handOver }: { sendAt: string | null; handOver: boolean },
    { done, failed }: { done: ToastInput | ((sent: Letter) => ToastInput); failed: string },
  ): Promise<boolean> {
    const result = await session.call(routes.sendLetter, {
      params: { id: letter.id },
      body: { updatedAt: letter.updatedAt, sendAt, handOver },
    })
    if (result.ok) {
      toasts.show(typeof done === 'function' ? done(result.data) : done)
      panel.replaceView({ screen: 'letters', letter: null })
      return true
    }
    explain(result.failure, failed)
    if (hasStatus(result.failure, 409)) await form.reload(letter)
    return false
  }

  /** Asks the server to render a letter. @returns whether Gmail may clip it; false if that is unknown. */
  async function isClipped({ subject, content }: Letter): Promise<boolean> {
    const result = await session.call(routes.previewLetter, { body: { subject, content } })
    return result.ok && mayBeClipped(result.data.html)
  }

  /** Returns the text of a question, with a warning added if Gmail may clip the letter. */
  const withWarning = async (letter: Letter, text: string) =>
    (await isClipped(letter)) ? `${text} ${letterTexts.clipped}` : text

  const trial = () =>
    during('trial', () =>
      form.withSaved(async ({ id }) => {
        const [result, settings] = await Promise.all([
          session.call(routes.sendTestLetter, { params: { id } }),
          session.call(routes.getSettings, {}),
        ])
        const to = settings.ok ? settings.data.noticeEmail : null
        if (result.ok) {
          const description =
            to === null ? {} : { description: letterTexts.trialTo(shownEmail(to)) }
          toasts.show({ title: letterTexts.trialSent, ...description })
        } else explain(result.failure, letterTexts.trialFailed)
        return false
      }),
    )

  /** Sends the letter to every subscriber, after a question that states their number. */
  const sendNow = () =>
    during('send', () =>
      form.withSaved(async (letter) => {
        const facts = await loadFacts()
        if (!facts.ok) {
          explain(facts.failure, letterTexts.sendFailed)
          return false
        }
        const { subscribers, mail } = facts.data
        if (subscribers === 0) {
          showError(letterTexts.nobody)
          return false
        }
        const yes = await confirmDialog.ask({
          title: letterTexts.sendTitle,
          text: await withWarning(letter, letterTexts.sendText(letter.subject, subscribers)),
          confirm: letterTexts.sendConfirm,
          dangerous: true,
        })
        if (!yes) return false
        return send(
          letter,
          { sendAt: null, handOver: false },
          {
            done:
              mail === 'on'
                ? { title: letterTexts.sendStarted }
                : { title: letterTexts.sendWaits, description: letterTexts.notSent[mail] },
            failed: letterTexts.sendFailed,
          },
        )
      }),
    )

  /** Schedules the letter. @param local time in Vilnius, in the format of `datetime-local`. */
  const plan = (local: string) =>
    during('plan', async () => {
      const sendAt = fromVilniusTime(local)
      const isPast = sendAt !== null && Date.parse(sendAt) <= Date.now()
      $timeMessage.set(
        sendAt === null ? letterTexts.atRequired : isPast ? errorTexts.sendAtPast : null,
      )
      if (sendAt === null || isPast) return
      await form.withSaved(async (letter) => {
        const loaded = await loadFacts('scheduled')
        if (!loaded.ok) {
          explain(loaded.failure, letterTexts.planFailed)
          return false
        }
        const { items, subscribers, mail } = loaded.data
        const plan = letterTexts.plannedAt(letter.subject, formatMinute(sendAt))
        const nobody = subscribers === 0 ? [letterTexts.planNobody] : []
        const clipped = (await isClipped(letter)) ? [letterTexts.clipped] : []
        const question = planQuestion({ ...letter, sendAt }, items, [...nobody, ...clipped])
        const title = nobody.length > 0 ? { title: letterTexts.planNobodyTitle } : {}
        const yes = question === null || (await confirmDialog.ask({ ...question, ...title }))
        if (!yes) return false
        const waits = mail === 'on' ? [] : [letterTexts.notSent[mail]]
        return send(
          letter,
          { sendAt, handOver: false },
          {
            done: (planned) => ({
              title: letterTexts.planned,
              description: [plan, ...nobody, ...waits].join(' '),
              action: { text: letterTexts.unplan, run: () => void takeBack(planned) },
            }),
            failed: letterTexts.planFailed,
          },
        )
      })
    })

  const handOver = () =>
    during('send', () =>
      form.withSaved(async (letter) => {
        const yes = await confirmDialog.ask({
          title: letterTexts.handOverTitle,
          text: await withWarning(letter, letterTexts.handOverText(letter.subject)),
          confirm: letterTexts.handOverConfirm,
        })
        if (!yes) return false
        return send(
          letter,
          { sendAt: null, handOver: true },
          { done: { title: letterTexts.handedOver }, failed: letterTexts.sendFailed },
        )
      }),
    )

  const unschedule = ({ id, updatedAt }: Letter) =>
    session.call(routes.unscheduleLetter, { params: { id }, body: { updatedAt } })

  /** Makes a letter that was just scheduled a draft again. Leaves a view that shows it as scheduled. */
  async function takeBack(letter: Letter): Promise<void> {
    const result = await unschedule(letter)
    if (!result.ok) {
      explain(result.failure, letterTexts.unplanFailed)
      return
    }
    toasts.show({ title: letterTexts.unplanned })
    const view = panel.$view.get()
    if (view.screen !== 'letters') return
    if (view.letter === null) await panel.go({ screen: 'letters', letter: { id: letter.id } })
    else if (view.letter.id === letter.id) await panel.go({ screen: 'letters', letter: null })
  }

  /** Makes a scheduled letter a draft again; the form is not saved. */
  const unplan = (letter: Letter) =>
    during('unplan', async () => {
      const result = await unschedule(letter)
      if (result.ok) {
        toasts.show({ title: letterTexts.unplanned })
        form.replaceStored(result.data)
        return
      }
      explain(result.failure, letterTexts.unplanFailed)
      if (hasStatus(result.failure, 409)) await form.reload(letter)
    })

  /** Sends, schedules or hands over the letter, as `$choice` says. */
  function sendChosen(): Promise<void> {
    const { way, when, time } = $choice.get()
    if (way === 'service') return handOver()
    return when === 'later' ? plan(time) : sendNow()
  }

  return {
    $facts,
    $busy,
    $timeMessage,
    $choice,
    load,
    choose,
    choosePlanned,
    trial,
    sendChosen,
    unplan,
  }
}

export type LetterSendingStore = ReturnType<typeof createLetterSending>

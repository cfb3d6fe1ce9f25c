import { atom, computed } from 'nanostores'
import type { RequestResult } from '#src/client/request.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import * as routes from '#src/core/routes.ts'
import type { Correspondence } from '#src/features/orders/contracts.ts'
import { KEPT_ANSWERS, keepNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { inboxViewTexts as texts } from '#src/features/inbox/panel/texts.ts'
import { news } from '#src/panel/frame/news.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createDraft, type OtherText } from '#src/panel/kit/draft.ts'
import type { CopyStorage } from '#src/panel/kit/local-copies.ts'
import { createServerDrafts } from '#src/panel/kit/server-drafts.ts'
import { createWriting, type OrderMessagesStore } from './order-messages.ts'
import { answerTexts } from './texts.ts'

/** Values of an answer's draft. */
interface AnswerValues {
  content: string
}

/**
 * Creates the store of the answer to an order's messages. Its draft is in this browser and on the server, so that it can
 * be continued on another device. The `loadedVersion` of a draft is the time of the last answer when it was begun.
 */
export function createAnswer({
  orderId,
  client,
  messages,
  onAnswered,
  storage = browserStorage('localStorage'),
  copies,
  ...given
}: Tools & {
  orderId: string
  /** Name of the client; null if it is not known. */
  client: string | null
  messages: Pick<OrderMessagesStore, '$state' | 'load' | 'show' | 'watchMail'>
  onAnswered: () => void
  storage?: KeyValueStorage
  copies?: CopyStorage
}) {
  const { session, toasts, confirmDialog } = toolsOf(given)
  const record = { keptAs: KEPT_ANSWERS, id: orderId }
  /** Device from which the text in the box comes; null if it was written here. */
  const $from = atom<{ device: string; at: string } | null>(null)
  /** Time of the last answer when the draft was begun, or null without one; undefined if there is no draft. */
  const $begunAfter = atom<string | null | undefined>(undefined)
  const $lastAnswer = computed(messages.$state, ({ correspondence }) => lastAnswer(correspondence))

  const writing = createWriting(
    {
      ...given,
      messages,
      onAnswered: () => {
        onAnswered()
        messages.watchMail()
      },
      first: '',
      keep: (content) => {
        $from.set(null)
        if (content === '') {
          $begunAfter.set(undefined)
          draft.forget()
          return
        }
        if ($begunAfter.get() === undefined) $begunAfter.set($lastAnswer.get() ?? null)
        draft.keep({ content }, $begunAfter.get() ?? null)
      },
    },
    {
      done: () => {
        const mail = news.mailState()
        const delivery = messages.$state.get().correspondence?.start?.delivery ?? 'letter'
        return {
          title: mail === 'on' ? texts.answerSent : texts.answerStored,
          description:
            texts.answerSeen(client ?? texts.messageAuthors.client) +
            texts.answerMail[mail === 'on' ? delivery : mail],
        }
      },
      failed: texts.answerFailed,
    },
    send,
  )
  const { $writing, type } = writing
  const current = () => ({ content: $writing.get().draft })

  const server = createServerDrafts<AnswerValues>({
    ...given,
    unfinished: { kind: 'answer', titleOf: () => '' },
    record,
    onDropped: () => Promise.resolve(),
  })
  const draft = createDraft<AnswerValues>({
    record,
    storage: copies,
    server,
    current,
    isSame: (one, other) => one.content.trim() === other.content.trim(),
    show: ({ values, loadedVersion, keptAt }, device) => {
      $begunAfter.set(loadedVersion)
      writing.show(values.content)
      $from.set(device === null ? null : { device, at: keptAt })
    },
  })

  /**
   * Sends an answer. While the client can still get a full refund, or if the last answer has the same text, asks the
   * coach to confirm it first. After an answer from elsewhere, shows that answer instead of sending a second one.
   */
  async function send(written: {
    id: string
    content: string
  }): Promise<RequestResult<Correspondence>> {
    const params = { id: orderId }
    const seen = $lastAnswer.get()
    let body = { ...written, ...(seen !== undefined && { seen }) }
    for (;;) {
      const result = await session.call(routes.answerOrder, { params, body })
      const fields = !result.ok && result.failure.kind === 'http' ? result.failure.fields : {}
      if (fields.seen !== undefined) await messages.load()
      const asked = (['isSure', 'isRepeated'] as const).find((each) => fields[each] !== undefined)
      const text = asked && fields[asked]
      if (asked === undefined || text === undefined) return result
      if (!(await confirmDialog.ask({ ...texts.answerQuestions[asked], text }))) return result
      body = { ...body, [asked]: true }
    }
  }

  /** Compares the box with the draft on the server. Empties the box if its text was sent from another device. */
  async function meetServer(): Promise<void> {
    const outcome = await draft.meetServer({
      texts: await server.list(),
      chosen: null,
      wasSaved: ({ loadedVersion }) => {
        const last = $lastAnswer.get()
        return Promise.resolve(last !== undefined && last !== loadedVersion)
      },
    })
    if (outcome !== 'saved') return
    type('')
    toasts.show({ title: answerTexts.sentElsewhere })
  }

  /** Restores the draft of this browser, or of the server. */
  async function open(): Promise<void> {
    const earlier = readKeptNotes(storage)[orderId]
    const copy = await draft.takeOver(null)
    if (copy !== null) {
      $begunAfter.set(copy.loadedVersion)
      writing.show(copy.values.content)
    } else if (earlier !== undefined) type(earlier)
    keepNotes(storage, orderId, undefined)
    draft.findOtherTab()
    await meetServer()
  }

  return {
    ...writing,
    $from,
    $elsewhere: draft.$other,
    /** Whether an answer was sent from elsewhere after the text in the box was begun. */
    $isAnswered: computed(
      [$writing, $begunAfter, $lastAnswer],
      ({ draft: text }, begunAfter, last) =>
        text !== '' && begunAfter !== undefined && last !== undefined && last !== begunAfter,
    ),
    open,
    /** Loads the messages again, and compares the box with the draft on the server. */
    refresh: async (): Promise<void> => {
      await messages.load()
      await meetServer()
    },
    /** Stores and sends the draft at once. */
    leave: draft.leave,
    close: draft.close,
    rowsOfText: ({ copy }: OtherText<AnswerValues>) => [
      { label: texts.answer, mine: current().content, theirs: copy.values.content },
    ],
    keepOwn: draft.keepOwn,
    takeOther: draft.takeOther,
    postponeOther: draft.postpone,
    $postponed: draft.$postponed,
    compareAgain: draft.compareAgain,
  }
}

/** Returns the time of the coach's last message; null if there is none, undefined if it is not known. */
function lastAnswer(correspondence: Correspondence | null): string | null | undefined {
  const last = correspondence?.letters.findLast(({ author }) => author === 'coach')
  if (last !== undefined) return last.createdAt
  return correspondence === null || correspondence.hasOlder ? undefined : null
}

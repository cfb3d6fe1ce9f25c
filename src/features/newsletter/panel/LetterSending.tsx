import { useStore } from '@nanostores/react'
import { useEffect, type RefObject } from 'react'
import type { Letter } from '../contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { FormPart } from '#src/panel/kit/FormFrame.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import {
  chosenSend,
  type LetterSendingStore,
  type SendingFacts,
  TIMES,
  WAYS,
} from './letter-sending.ts'
import { letterTexts } from './texts.ts'

interface LetterSendingProps {
  sending: LetterSendingStore
  /** Stored letter; null while the letter is new. */
  letter: Letter | null
  /** The field for the time of sending. */
  time: RefObject<HTMLInputElement | null>
}

/** Shows who gets a letter, and asks who sends it and when. */
export function LetterSending({ sending, letter, time }: LetterSendingProps) {
  const state = useStore(sending.$facts)
  const busy = useStore(sending.$busy)
  const sendAt = letter?.sendAt ?? null

  useEffect(() => void sending.load(), [sending])
  useEffect(() => sending.choosePlanned(sendAt), [sending, sendAt])

  return (
    <FormPart heading={letterTexts.sending}>
      {letter === null || sendAt === null ? null : (
        <div className="flex flex-col items-start gap-3 rounded-2xl bg-mist px-5 py-4">
          <p>{wholeDays(letterTexts.plannedFor(formatMinute(sendAt)))}</p>
          <Button quiet busy={busy === 'unplan'} onClick={() => void sending.unplan(letter)}>
            {letterTexts.unplan}
          </Button>
        </div>
      )}
      {state.step === 'loading' ? <p role="status">{panelTexts.loadingView}</p> : null}
      {state.step === 'error' ? (
        <LoadErrorLine message={state.message} onRetry={sending.load} />
      ) : null}
      {state.step === 'loaded' ? (
        <Choices sending={sending} facts={state.facts} time={time} />
      ) : null}
      <p className="text-sm text-muted">{letterTexts.trialHint}</p>
    </FormPart>
  )
}

interface ChoicesProps extends Pick<LetterSendingProps, 'sending' | 'time'> {
  facts: SendingFacts
}

function Choices({ sending, facts, time }: ChoicesProps) {
  const { way, when } = useStore(sending.$choice)
  return (
    <>
      {facts.marketingConfigured ? (
        <Choice
          legend={letterTexts.way}
          options={WAYS}
          texts={letterTexts.ways}
          chosen={way}
          onChoose={(way) => sending.choose({ way })}
        />
      ) : null}
      {way === 'service' ? null : (
        <>
          <p>
            {facts.subscribers === 0
              ? letterTexts.nobody
              : letterTexts.toSubscribers(facts.subscribers)}
          </p>
          {facts.mail === 'on' ? null : (
            <p className="rounded-xl bg-blush px-5 py-4 text-sm">
              {letterTexts.notSent[facts.mail]}
            </p>
          )}
          <Choice
            legend={letterTexts.when}
            options={TIMES}
            texts={letterTexts.times}
            chosen={when}
            onChoose={(when) => {
              sending.choose({ when })
              // Once the field is rendered, it may be below the save bar of a phone.
              setTimeout(() => time.current?.scrollIntoView({ block: 'nearest' }))
            }}
          />
          {when === 'later' ? <TimeField sending={sending} time={time} /> : null}
        </>
      )}
    </>
  )
}

interface ChoiceProps<Option extends string> {
  legend: string
  options: readonly Option[]
  texts: Record<Option, string>
  chosen: Option
  onChoose: (option: Option) => void
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { legend, options, texts, chosen, onChoose } = props
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((each) => (
        <label key={each} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={legend}
            checked={each === chosen}
            onChange={() => onChoose(each)}
            className="mt-0.5 size-5 shrink-0 accent-forest"
          />
          {texts[each]}
        </label>
      ))}
    </fieldset>
  )
}

function TimeField({ sending, time }: Pick<ChoicesProps, 'sending' | 'time'>) {
  const message = useStore(sending.$timeMessage)
  const choice = useStore(sending.$choice)
  return (
    <Field label={letterTexts.at} hint={letterTexts.atHint} message={message}>
      {(control) => (
        <input
          {...control}
          ref={time}
          type="datetime-local"
          value={choice.time}
          onChange={({ currentTarget }) => sending.choose({ time: currentTarget.value })}
        />
      )}
    </Field>
  )
}

interface SendingButtonsProps extends LetterSendingProps {
  /** Whether the letter is being saved. */
  saving: boolean
}

/**
 * Renders the buttons that send a letter: to the owner as a test, and as chosen. On a phone, the first label is short.
 */
export function SendingButtons({ sending, letter, time, saving }: SendingButtonsProps) {
  const busy = useStore(sending.$busy)
  const choice = useStore(sending.$choice)
  const isRoomy = useMediaQuery(ROOMY)
  const chosen = chosenSend(choice, letter)

  async function send(): Promise<void> {
    await sending.sendChosen()
    if (sending.$timeMessage.get() !== null) time.current?.focus()
  }

  return (
    <div className="contents max-sm:[&>button]:px-1.5!">
      <Button
        quiet
        busy={busy === 'trial'}
        aria-disabled={saving || busy !== null}
        onClick={() => void sending.trial()}
      >
        {letterTexts.trial[isRoomy ? 'full' : 'short']}
      </Button>
      <Button
        // Choosing a time does not schedule the letter yet, so this button stands out in place of the save button.
        quiet={chosen !== 'later'}
        busy={busy === 'send' || busy === 'plan'}
        aria-disabled={saving || busy !== null}
        onClick={() => void send()}
      >
        {letterTexts.send[chosen]}
      </Button>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Letter } from '../contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { FormPart } from '#src/panel/kit/FormFrame.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import type { LetterFormStore } from './letter-form.ts'
import {
  createLetterSending,
  type LetterSendingStore,
  type SendingFacts,
} from './letter-sending.ts'
import { letterTexts } from './texts.ts'

interface LetterSendingProps {
  form: LetterFormStore
  /** Null while the letter is new. */
  letter: Letter | null
}

/** Shows the ways to send a letter: to the owner as a test, to all now or later, or by the marketing service. */
export function LetterSending({ form, letter }: LetterSendingProps) {
  const [sending] = useState(() => createLetterSending({ form }))
  const state = useStore(sending.$facts)
  const busy = useStore(sending.$busy)

  useEffect(() => void sending.load(), [sending])

  const sendAt = letter?.sendAt ?? null
  return (
    <FormPart heading={letterTexts.sending}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button quiet busy={busy === 'trial'} onClick={() => void sending.trial()}>
          {busy === 'trial' ? letterTexts.trialSending : letterTexts.trial}
        </Button>
        <p className="text-sm text-muted">{letterTexts.trialHint}</p>
      </div>
      {letter === null || sendAt === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-mist px-5 py-4">
          <p>{letterTexts.plannedFor(formatMinute(sendAt))}</p>
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
        <Ways sending={sending} facts={state.facts} sendAt={sendAt} />
      ) : null}
    </FormPart>
  )
}

const WAYS = ['site', 'service'] as const

interface WaysProps {
  sending: LetterSendingStore
  facts: SendingFacts
  sendAt: string | null
}

function Ways({ sending, facts, sendAt }: WaysProps) {
  const busy = useStore(sending.$busy)
  const [way, setWay] = useState<(typeof WAYS)[number]>('site')
  return (
    <>
      {facts.marketingConfigured ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold">{letterTexts.way}</legend>
          {WAYS.map((each) => (
            <label key={each} className="flex items-start gap-3 py-2">
              <input
                type="radio"
                name="way"
                checked={each === way}
                onChange={() => setWay(each)}
                className="mt-0.5 size-5 shrink-0 accent-forest"
              />
              {letterTexts.ways[each]}
            </label>
          ))}
        </fieldset>
      ) : null}
      {way === 'service' ? (
        <div>
          <Button quiet busy={busy === 'send'} onClick={() => void sending.handOver()}>
            {letterTexts.handOver}
          </Button>
        </div>
      ) : (
        <>
          {facts.mail === 'on' ? null : (
            <p className="rounded-xl bg-blush px-5 py-4 text-sm">
              {letterTexts.notSent[facts.mail]}
            </p>
          )}
          <SiteSending sending={sending} sendAt={sendAt} />
        </>
      )}
    </>
  )
}

function SiteSending({ sending, sendAt }: Pick<WaysProps, 'sending' | 'sendAt'>) {
  const busy = useStore(sending.$busy)
  const message = useStore(sending.$timeMessage)
  const [time, setTime] = useState(() => (sendAt === null ? '' : toVilniusTime(sendAt)))
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
      <Button quiet busy={busy === 'send'} onClick={() => void sending.sendNow()}>
        {letterTexts.sendNow}
      </Button>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={letterTexts.at} hint={letterTexts.atHint} message={message}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={time}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          )}
        </Field>
        <Button quiet busy={busy === 'plan'} onClick={() => void sending.plan(time)}>
          {letterTexts.plan}
        </Button>
      </div>
    </div>
  )
}

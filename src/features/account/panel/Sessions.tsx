import { useStore } from '@nanostores/react'
import {
  type ListedSession,
  SESSION_HOURS,
  SESSION_IDLE_HOURS,
} from '#src/features/account/contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import type { Sessions as SessionsStore } from './sessions.ts'
import { SecurityPart } from './SecurityPart.tsx'
import { securityTexts } from './texts.ts'

interface SessionsProps {
  sessions: SessionsStore
  /** Called after a session was ended. */
  onChanged: () => void
}

export function Sessions({ sessions, onChanged }: SessionsProps) {
  const state = useStore(sessions.$state)
  const ending = useStore(sessions.$ending)
  const others = state.step === 'loaded' && state.page.items.length > 1
  const whenEnded = (isEnded: boolean, focusHeading: () => void) => {
    if (!isEnded) return
    onChanged()
    focusHeading()
  }
  return (
    <SecurityPart
      list={sessions}
      id="sesijos"
      title={securityTexts.sessions}
      intro={securityTexts.sessionsIntro(SESSION_IDLE_HOURS, SESSION_HOURS)}
      stateOf={({ items }) => ({ text: securityTexts.states.devices(items.length) })}
      action={(focusHeading) =>
        others ? (
          <Button
            quiet
            dangerous
            busy={ending === 'others'}
            onClick={() => void sessions.endOthers().then((are) => whenEnded(are, focusHeading))}
          >
            {ending === 'others' ? securityTexts.ending : securityTexts.endOthers}
          </Button>
        ) : null
      }
      skeletons={{ count: 2, height: 'h-24' }}
    >
      {({ items }, focusHeading) => (
        <ul className="flex flex-col gap-3 empty:hidden">
          {items.map((session) => (
            <li
              key={session.id}
              className="card gap-x-6 gap-y-3 p-5 sm:flex-row sm:items-center sm:justify-between"
            >
              <Facts session={session} />
              {session.current ? null : (
                <div className="shrink-0">
                  <Button
                    quiet
                    dangerous
                    busy={ending === session.id}
                    aria-label={securityTexts.endLabel(
                      deviceName(session),
                      formatMinute(session.lastUsedAt),
                    )}
                    onClick={() =>
                      void sessions.end(session.id).then((is) => whenEnded(is, focusHeading))
                    }
                  >
                    {ending === session.id ? securityTexts.ending : securityTexts.end}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </SecurityPart>
  )
}

function deviceName({ device }: ListedSession): string {
  return device === '' ? securityTexts.unknownDevice : device
}

function Facts({ session }: { session: ListedSession }) {
  const { passkey, createdAt, lastUsedAt, current } = session
  const opened = formatMinute(createdAt)
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h4 className="font-sans font-semibold">{deviceName(session)}</h4>
        {current ? <span className="badge">{securityTexts.current}</span> : null}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span className="wrap-anywhere">
          {passkey === null
            ? securityTexts.byPassword(opened)
            : securityTexts.byPasskey(passkey, opened)}
        </span>
        <span>{wholeDays(securityTexts.lastUsed(formatMinute(lastUsedAt)))}</span>
      </p>
    </div>
  )
}

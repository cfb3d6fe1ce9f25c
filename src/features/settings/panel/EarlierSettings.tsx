import { useState } from 'react'
import { KEPT_VERSIONS } from '#src/core/items.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { Differences } from '#src/panel/kit/Differences.tsx'
import { differing } from '#src/panel/kit/record-kind.ts'
import { Button } from '#src/ui/Button.tsx'
import { madeUp } from '../claims.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { settingsRows, type SettingsValues, toValues } from './settings-form.ts'
import { shortChanges } from './short-changes.ts'
import { settingsTexts as texts } from './texts.ts'

/** Most changes of a state that are named before it is opened. */
const NAMED_CHANGES = 3

interface EarlierSettingsProps {
  stored: OwnerSettings & Pick<AdminSettings, 'updatedAt' | 'earlier'>
  /** Returns the values in the form. */
  read: () => SettingsValues
  onTake: (state: EarlierState) => void
}

type EarlierState = AdminSettings['earlier'][number]

/** Lists the states of the settings with what each has changed, and shows what going back to one would change. */
export function EarlierSettings({ stored, read, onTake }: EarlierSettingsProps) {
  const states = [{ savedAt: stored.updatedAt, settings: stored }, ...stored.earlier]
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-3xl text-muted">{texts.earlierText}</p>
      <ol className="flex flex-col gap-3">
        {states.map(({ savedAt, settings }, index) => {
          const before = states[index + 1]?.settings
          // Days that have passed since were still to come when they were saved.
          const day = formatDay(savedAt)
          const values = JSON.stringify(toValues(settings, day))
          const same = states
            .slice(index + 2)
            .find((older) => JSON.stringify(toValues(older.settings, day)) === values)
          const isOldest = stored.earlier.length === KEPT_VERSIONS
          return (
            <li key={`${savedAt} ${index}`} className="card">
              <State
                moment={formatMinute(savedAt)}
                isNow={index === 0}
                again={same === undefined ? null : formatMinute(same.savedAt)}
                unknown={isOldest ? texts.earlierOldest : texts.earlierFirst}
                changes={
                  before === undefined
                    ? null
                    : shortChanges(settingsRows(toValues(settings, day), toValues(before, day)))
                }
              />
              {index === 0 ? null : (
                <Return state={{ settings, savedAt }} read={read} onTake={onTake} />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface StateProps {
  moment: string
  /** Whether these settings are in force. */
  isNow: boolean
  /** When the same settings were saved before; null if they are new. */
  again: string | null
  /** Null for the oldest state, whose former one is not kept. */
  changes: ReturnType<typeof shortChanges> | null
  /** Sentence for the oldest state. */
  unknown: string
}

function State({ moment, isNow, again, changes, unknown }: StateProps) {
  return (
    <div className="flex flex-col gap-1 px-5 py-4">
      <h4 className="font-sans font-semibold tabular-nums">
        {isNow ? texts.earlierNow(moment) : moment}
      </h4>
      {again === null ? null : <p className="text-sm text-muted">{texts.earlierAgain(again)}</p>}
      {changes === null || changes.length === 0 ? (
        <p className="text-sm text-muted">{changes === null ? unknown : texts.earlierSame}</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {changes.slice(0, NAMED_CHANGES).map(({ label, before, after }) => (
            <li key={label} className="wrap-anywhere">
              <span className="font-semibold">{`${label}: `}</span>
              {texts.change(before, after)}
            </li>
          ))}
          {changes.length > NAMED_CHANGES ? (
            <li className="text-muted">
              {texts.earlierMore(changes.slice(NAMED_CHANGES).map(({ label }) => label))}
            </li>
          ) : null}
        </ul>
      )}
    </div>
  )
}

interface ReturnProps {
  state: EarlierState
  read: () => SettingsValues
  onTake: (state: EarlierState) => void
}

/** Shows what the form would have after going back to a state, and the button that does so. */
function Return({ state, read, onTake }: ReturnProps) {
  const { settings, savedAt } = state
  const [rows, setRows] = useState<ReturnType<typeof settingsRows> | null>(null)
  return (
    <details
      className="group/part border-t border-line"
      // The form may have changed since the part was last open.
      onToggle={({ currentTarget }) =>
        setRows(currentTarget.open ? differing(settingsRows(toValues(settings), read())) : null)
      }
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2 font-semibold -outline-offset-3 [&::-webkit-details-marker]:hidden">
        {texts.back}
        <FoldArrow />
      </summary>
      {rows === null ? null : (
        <div className="flex flex-col items-start gap-5 px-5 pt-2 pb-5">
          {rows.length === 0 ? (
            <p>{texts.backNothing}</p>
          ) : (
            <>
              <Differences rows={rows} mine={texts.backThen} theirs={texts.backNow} />
              {madeUp(settings.claims).length === 0 ? null : (
                <p className="font-semibold">{texts.backSamples}</p>
              )}
              <Button
                quiet
                aria-label={texts.takeOf(formatMinute(savedAt))}
                onClick={() => onTake(state)}
              >
                {texts.take}
              </Button>
            </>
          )}
        </div>
      )}
    </details>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { openPart } from '#src/panel/kit/form-fields.tsx'
import { AuditLog } from './AuditLog.tsx'
import { createAuditLog } from './audit-log.ts'
import { createPasskeys } from './passkeys.ts'
import { Passkeys } from './Passkeys.tsx'
import { createPassword } from './password.ts'
import { Password } from './Password.tsx'
import { createRecoveryCodes } from './recovery-codes.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { createSessions } from './sessions.ts'
import { Sessions } from './Sessions.tsx'
import { securityTexts } from './texts.ts'

/**
 * Shows the password, the recovery codes, the passkeys, the open sessions and the audit log.
 * @param props.part id of the heading to show first.
 */
export function Security({ part }: { part: string | undefined }) {
  const [{ passkeys, password, codes, sessions, log }] = useState(() => ({
    passkeys: createPasskeys(),
    password: createPassword(),
    codes: createRecoveryCodes(),
    sessions: createSessions(),
    log: createAuditLog(),
  }))
  const known = useStore(passkeys.$state)
  const hasPasskey =
    passkeys.isSupported() && known.step === 'loaded' && known.page.items.length > 0
  // The parts above grow while they load.
  const isLoading = [useStore(password.$state), useStore(codes.$state), known].some(
    ({ step }) => step === 'loading',
  )
  useEffect(() => {
    if (isLoading || part === undefined) return
    openPart(part)
    const heading = document.getElementById(part)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }, [isLoading, part])
  /**
   * Reloads the sessions and the audit log: each change is logged, and a removed passkey or changed password ends
   * sessions.
   */
  const reload = () => {
    void sessions.load()
    void log.load()
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <h2 className="heading">{securityTexts.heading}</h2>
        <p className="max-w-3xl text-muted">{securityTexts.intro}</p>
      </div>
      <div className="flex flex-col *:-mt-px">
        <Password password={password} hasPasskey={hasPasskey} onChanged={reload} />
        <RecoveryCodes codes={codes} hasPasskey={hasPasskey} onMade={() => void log.load()} />
        <Passkeys passkeys={passkeys} onChanged={reload} />
        <Sessions sessions={sessions} onChanged={() => void log.load()} />
        <AuditLog log={log} />
      </div>
    </div>
  )
}

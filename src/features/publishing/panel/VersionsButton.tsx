import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { versionTexts } from './version-texts.ts'
import type { VersionsProps } from './Versions.tsx'

const Versions = lazyView(async () => (await import('./Versions.tsx')).Versions)

export function VersionsButton(props: VersionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button quiet onClick={() => setOpen(true)}>
        {versionTexts.open}
      </Button>
      {open ? <Versions {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { ItemKind } from '#src/core/items.ts'
import { createPreviewLinks } from './preview-link.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { itemFormTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { formatMinute } from '#src/core/lithuanian.ts'
import { panel } from '#src/panel/frame/panel.ts'

/**
 * Renders the button that creates a preview link. Once it exists, shows the link with buttons to copy and revoke it.
 */
export function PreviewLinkButton({
  kind,
  id,
  children = itemFormTexts.previewLink,
}: {
  kind: ItemKind
  id: string
  children?: string
}) {
  const [links] = useState(() => createPreviewLinks({ kind, id }))
  const state = useStore(links.$state)
  const making = state.step === 'making'
  return (
    <>
      <Button quiet busy={making} onClick={() => void links.make()}>
        {making ? itemFormTexts.previewMaking : children}
      </Button>
      {state.step === 'made' ? (
        <LinkDialog
          {...state.link}
          revoking={state.revoking}
          onRevoke={() => void links.revoke()}
          onClose={links.close}
        />
      ) : null}
    </>
  )
}

function LinkDialog({
  url,
  expiresAt,
  revoking,
  onRevoke,
  onClose,
}: {
  url: string
  expiresAt: string
  revoking: boolean
  onRevoke: () => void
  onClose: () => void
}) {
  const id = useId()
  const unsaved = useStore(panel.$unsaved)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <Dialog title={itemFormTexts.previewLink} onClose={onClose}>
      <p>{wholeDays(itemFormTexts.previewNote(formatMinute(expiresAt)))}</p>
      {unsaved ? <p className="text-danger">{itemFormTexts.previewUnsaved}</p> : null}
      <input
        id={id}
        readOnly
        aria-label={itemFormTexts.previewLink}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="field"
      />
      <p role="status" className="text-sm">
        {copied === 'yes'
          ? itemFormTexts.previewCopied
          : copied === 'failed'
            ? itemFormTexts.previewCopyFailed
            : ''}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{itemFormTexts.previewCopy}</Button>
        <a href={url} target="_blank" rel="noopener" className="button-quiet">
          {itemFormTexts.previewOpen}
        </a>
        <Button quiet onClick={onClose}>
          {panelTexts.close}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4 text-sm">
        <p className="text-muted">{itemFormTexts.previewRevokeNote}</p>
        <Button quiet busy={revoking} onClick={onRevoke}>
          {revoking ? itemFormTexts.previewRevoking : itemFormTexts.previewRevoke}
        </Button>
      </div>
    </Dialog>
  )
}

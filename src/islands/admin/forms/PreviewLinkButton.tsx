import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { ItemKind } from '#src/domain/items.ts'
import { createPreviewLinks } from '#src/stores/admin/preview-link.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMinute } from '../moments.ts'
import { panel } from '../panel.ts'
import { session } from '../session.ts'

/** Makes a link to a stored item, also a draft, gives it to copy, and revokes it. */
export function PreviewLinkButton({ kind, id }: { kind: ItemKind; id: string }) {
  const [links] = useState(() => createPreviewLinks({ kind, id, session }))
  const state = useStore(links.$state)
  const making = state.step === 'making'
  return (
    <>
      <Button quiet busy={making} onClick={() => void links.make()}>
        {making ? postFormTexts.previewMaking : postFormTexts.previewLink}
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
    <Dialog title={postFormTexts.previewLink} onClose={onClose}>
      <p>{postFormTexts.previewNote(formatMinute(expiresAt))}</p>
      {unsaved ? <p className="text-danger">{postFormTexts.previewUnsaved}</p> : null}
      <input
        id={id}
        readOnly
        aria-label={postFormTexts.previewLink}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="field"
      />
      <p role="status" className="text-sm">
        {copied === 'yes' ? postFormTexts.previewCopied : ''}
        {copied === 'failed' ? postFormTexts.previewCopyFailed : ''}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{postFormTexts.previewCopy}</Button>
        <a href={url} target="_blank" rel="noopener" className="button-quiet">
          {postFormTexts.previewOpen}
        </a>
        <Button quiet onClick={onClose}>
          {panelTexts.close}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4 text-sm">
        <p className="text-muted">{postFormTexts.previewRevokeNote}</p>
        <Button quiet busy={revoking} onClick={onRevoke}>
          {revoking ? postFormTexts.previewRevoking : postFormTexts.previewRevoke}
        </Button>
      </div>
    </Dialog>
  )
}

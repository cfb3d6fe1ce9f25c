import { orderTexts } from '../texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { Notice } from '#src/site/Notice.tsx'

/** Opens an order by its link, and says nothing of what is behind it. */
export function OrderOpening() {
  return (
    <Notice title={orderTexts.title} text={orderTexts.openText}>
      <form method="post" data-in-place>
        <Button type="submit">{orderTexts.openPage}</Button>
      </form>
    </Notice>
  )
}

/** Offers another link instead of one that was used, or is too old. */
export function SpentLink() {
  return (
    <Notice title={orderTexts.spentTitle} text={orderTexts.spentText}>
      <form method="post" data-in-place>
        <HiddenFields values={{ siusti: 'taip' }} />
        <Button type="submit">{orderTexts.sendLink}</Button>
      </form>
    </Notice>
  )
}

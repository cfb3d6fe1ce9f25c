import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { FormFrame } from '#src/panel/kit/FormFrame.tsx'
import { formTexts } from '#src/panel/kit/texts.ts'
import { StatusLink } from './StatusFields.tsx'
import { VersionsButton } from './VersionsButton.tsx'
import type { StoredItem } from './item-form.ts'
import type { StatusValues } from './item-status.ts'
import type { ItemForm } from './use-item-form.tsx'
import type { AddressValues } from './use-proposed-slug.tsx'
import { PreviewLinkButton } from './PreviewLinkButton.tsx'
import { itemFormTexts } from './texts.ts'

/** Renders the frame that the article, page and quiz forms share, with preview links and versions. */
export function ItemFrame<
  Values extends FieldValues & AddressValues & StatusValues,
  Item extends StoredItem,
>({
  item,
  actions,
  beside = <StatusLink form={item.form} />,
  children,
}: {
  item: ItemForm<Values, Item>
  /** Extra buttons for this kind of item. */
  actions?: ReactNode
  /** Shown beside the save button; by default, the status that a save sets. */
  beside?: ReactNode
  children: ReactNode
}) {
  const { kind, id } = item
  const { toList, missing } = formTexts
  return (
    <FormFrame
      form={item}
      texts={{ list: { screen: 'list', kind }, toList, missing }}
      heading={
        <h2 className="heading">
          {itemFormTexts.formHeadings[kind][id === null ? 'create' : 'edit']}
        </h2>
      }
      className="[&_textarea[rows]]:field-sizing-content [&_textarea[rows]]:min-h-20"
      actions={
        id === null
          ? undefined
          : (saving) => (
              <Button quiet disabled={saving} onClick={item.cancel}>
                {formTexts.cancelEdit}
              </Button>
            )
      }
      beside={() => beside}
    >
      {children}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3 max-sm:[&_button]:px-2">
        {actions}
        {id === null ? null : (
          <>
            <PreviewLinkButton kind={kind} id={id} />
            <VersionsButton id={id} item={item} />
          </>
        )}
      </div>
    </FormFrame>
  )
}

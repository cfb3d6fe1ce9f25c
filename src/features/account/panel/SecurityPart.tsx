import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { FoldedPart } from '#src/panel/kit/FormFrame.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import type { ListPage } from '#src/panel/kit/paged-list.ts'

type Props<Page extends ListPage<{ id: string }>, Filters extends object> = ComponentProps<
  typeof ListFrame<Page, Filters>
> & {
  /** Returns the state to show beside the heading; '' for none. */
  stateOf: (page: Page) => string
}

/** Renders a list under a heading that unfolds it. */
export function SecurityPart<Page extends ListPage<{ id: string }>, Filters extends object>({
  stateOf,
  ...list
}: Props<Page, Filters>) {
  const state = useStore(list.list.$state)
  return (
    <FoldedPart
      id={list.id}
      heading={list.title}
      fields={[list.id]}
      state={
        <span className="text-sm wrap-anywhere text-muted">
          {state.step === 'loaded'
            ? stateOf(state.page)
            : state.step === 'error'
              ? state.message
              : ''}
        </span>
      }
    >
      <ListFrame<Page, Filters> {...list} isPart />
    </FoldedPart>
  )
}

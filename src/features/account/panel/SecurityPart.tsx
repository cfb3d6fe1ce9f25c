import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { FoldedPart, PartMark } from '#src/panel/kit/FormFrame.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import type { ListPage } from '#src/panel/kit/paged-list.ts'
import type { PartState } from '#src/panel/kit/record-kind.ts'

type Props<Page extends ListPage<{ id: string }>, Filters extends object> = ComponentProps<
  typeof ListFrame<Page, Filters>
> & {
  /** Returns the state to show beside the heading. */
  stateOf?: (page: Page) => PartState
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
        state.step === 'loaded' ? (
          stateOf && <PartMark {...stateOf(state.page)} />
        ) : state.step === 'error' ? (
          <PartMark text={state.message} isOpenTask />
        ) : null
      }
    >
      <ListFrame<Page, Filters> {...list} isPart />
    </FoldedPart>
  )
}

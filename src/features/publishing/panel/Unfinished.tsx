import { useState } from 'react'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { UnfinishedRow } from './UnfinishedTexts.tsx'
import { unfinishedTexts } from './unfinished-texts.ts'
import { createUnfinishedList } from './unfinished-list.ts'

/** Lists the texts that no form has saved yet, from every device. */
export function Unfinished() {
  const [list] = useState(() => createUnfinishedList())
  return (
    <ListFrame
      list={list}
      id="nebaigti"
      title={unfinishedTexts.heading}
      intro={unfinishedTexts.intro(UNFINISHED_DAYS)}
      skeletons={{ count: 2, height: 'h-24' }}
      empty={unfinishedTexts.empty}
    >
      {({ items }, focusHeading) => (
        <ul className="card divide-y divide-line">
          {items.map((text) => (
            <li key={text.id}>
              <UnfinishedRow text={text} list={list} onGone={focusHeading} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

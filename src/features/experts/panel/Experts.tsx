import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AdminExpert } from '../contracts.ts'
import { Portrait } from '../site/Portrait.tsx'
import { Button } from '#src/ui/Button.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { MoveButtons } from '#src/panel/kit/MoveButtons.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { createExpertList, type ExpertList } from './expert-list.ts'
import { expertTexts } from './texts.ts'

/** Shows the experts presented on the site, to be edited and sorted. */
export function Experts() {
  const [list] = useState(() => createExpertList())
  const moved = useStore(list.$moved)
  return (
    <ListFrame
      list={list}
      id="ekspertai-antraste"
      title={expertTexts.heading}
      intro={expertTexts.intro}
      action={
        <Button onClick={() => void panel.go({ screen: 'experts', expert: { id: null } })}>
          {expertTexts.create}
        </Button>
      }
      controls={
        <p role="status" className="sr-only">
          {moved}
        </p>
      }
      skeletons={{ count: 2, height: 'h-24' }}
      empty={expertTexts.empty}
    >
      {({ items }) => (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {items.map((expert, index) => (
            <li key={expert.id}>
              <Row
                expert={expert}
                list={list}
                isFirst={index === 0}
                isLast={index === items.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
    </ListFrame>
  )
}

interface RowProps {
  expert: AdminExpert
  list: ExpertList
  isFirst: boolean
  isLast: boolean
}

function Row({ expert, list, isFirst, isLast }: RowProps) {
  const { name } = expert
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <Portrait person={expert} size="small" />
      <div className="min-w-48 grow basis-48">
        <h3 className="font-sans text-lg wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted">{expert.qualification}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <MoveButtons
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => void list.move(expert, by)}
        />
        <PanelLink
          to={{ screen: 'experts', expert: { id: expert.id } }}
          label={panelTexts.itemLabel(expertTexts.edit, name)}
          className="button-quiet"
        >
          {expertTexts.edit}
        </PanelLink>
        <RemoveButton list={list} item={expert} />
      </div>
    </article>
  )
}

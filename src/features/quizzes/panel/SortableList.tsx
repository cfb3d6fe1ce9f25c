import {
  type CollisionDetection,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useRef, type ReactNode } from 'react'
import { quizFormTexts } from './texts.ts'

interface SortableListProps {
  keys: readonly string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/**
 * Ranks the rows by the distance between their edge and the same edge of the dragged row: the bottom edge while it is
 * dragged down, the top edge while it is dragged up. Centres would be wrong, because an open row is much taller than a
 * collapsed one.
 */
const closestEdge: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const start = active.rect.current.initial?.top ?? collisionRect.top
  const edge = collisionRect.top > start ? 'bottom' : 'top'
  return [...droppableRects]
    .map(([id, rect]) => ({ id, data: { value: Math.abs(rect[edge] - collisionRect[edge]) } }))
    .toSorted((a, b) => a.data.value - b.data.value)
}

/** Renders a list that is reordered by handles, with a pointer or the keyboard. */
export function SortableList({ keys, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  /** Whether a row was just picked up. Its position is announced only once it has changed. */
  const justTaken = useRef(false)
  const place = (key: string | number | undefined) => keys.indexOf(String(key)) + 1

  function finish({ active, over }: DragEndEvent): void {
    const from = place(active.id) - 1
    const to = place(over?.id) - 1
    if (to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      onDragEnd={finish}
      accessibility={{
        screenReaderInstructions: { draggable: quizFormTexts.dragHelp },
        announcements: {
          onDragStart: ({ active }) => {
            justTaken.current = true
            return quizFormTexts.dragStarted(place(active.id))
          },
          onDragOver: ({ active, over }) => {
            if (over === null || (justTaken.current && over.id === active.id)) return undefined
            justTaken.current = false
            return quizFormTexts.dragOver(place(over.id))
          },
          onDragEnd: ({ over }) =>
            over === null ? quizFormTexts.dragCancelled : quizFormTexts.dragEnded(place(over.id)),
          onDragCancel: () => quizFormTexts.dragCancelled,
        },
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  moveLabel: string
  className: string
  children: (handle: ReactNode) => ReactNode
}

/** Renders a row with its handle. */
export function SortableRow({ id, moveLabel, className, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition } =
    useSortable({ id, attributes: { roleDescription: '' } })
  const handle = (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      aria-label={moveLabel}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-muted hover:bg-mist hover:text-ink active:cursor-grabbing"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
        <path d="M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z" />
      </svg>
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={className}
    >
      {children(handle)}
    </li>
  )
}

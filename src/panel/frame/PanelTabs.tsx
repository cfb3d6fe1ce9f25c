import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { ITEM_KINDS, type ItemKind } from '#src/core/items.ts'
import { moveFocus } from './move-focus.ts'
import { isSavedCard, panelAddress, type PanelView, TAB_PANEL_ID } from './panel-address.ts'
import { panelTexts } from './texts.ts'
import { panel } from './panel.ts'

interface Tab {
  screen: 'form' | 'list'
  kind: ItemKind
}

/** The six tabs, a form and a list for each kind of item (specification, section 2). */
export const TABS: readonly Tab[] = ITEM_KINDS.flatMap((kind): Tab[] => [
  { screen: 'form', kind },
  { screen: 'list', kind },
])

/** Returns the view that a tab opens. */
export const viewOf = ({ screen, kind }: Tab): PanelView =>
  screen === 'form' ? { screen, kind, id: null } : { screen, kind }

/** Returns the label of a tab. A form's label says whether the open form creates or edits an item. */
export function tabName({ screen, kind }: Tab, view: PanelView): string {
  if (screen === 'list') return panelTexts.lists[kind]
  const editing = view.screen === 'form' && view.kind === kind && view.id !== null
  return panelTexts.forms[kind][editing ? 'edit' : 'create']
}

const tabId = ({ screen, kind }: { screen: string; kind: string }) => `tab-${screen}-${kind}`

/** Returns the id of a view's tab; null if the view has no tab. A saved item has that of its list. */
export function tabIdOf(view: PanelView): string | null {
  if (view.screen === 'form' && isSavedCard(view)) return tabId({ screen: 'list', kind: view.kind })
  return view.screen === 'form' || view.screen === 'list' ? tabId(view) : null
}

/**
 * Renders the tabs. An arrow key only moves the focus and opens nothing, because that may lead to a question about
 * unsaved changes.
 */
export function PanelTabs() {
  const view = useStore(panel.$view)
  const chosen = TABS.findIndex((tab) => tabId(tab) === tabIdOf(view))

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={panelTexts.tabsLabel}
      onKeyDown={moveFocus}
      className="grid grid-cols-3 gap-1 rounded-2xl bg-sand p-1 text-sm lg:grid-cols-6"
    >
      {TABS.map((tab, index) => {
        const selected = index === chosen
        return (
          <button
            key={tabId(tab)}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={selected}
            {...(selected ? { 'aria-controls': TAB_PANEL_ID } : {})}
            tabIndex={selected || (chosen === -1 && index === 0) ? 0 : -1}
            onClick={() => {
              // A click on the tab of an open view does nothing. A saved item is not yet the list of its tab.
              if (!selected || isSavedCard(view)) void panel.go(viewOf(tab))
            }}
            className={`min-h-11 rounded-xl px-2 py-1.5 font-semibold ${
              selected
                ? 'bg-[light-dark(var(--color-raised),var(--color-line))] text-ink shadow-sm'
                : 'text-muted hover:bg-raised/60'
            }`}
          >
            {tabName(tab, view)}
          </button>
        )
      })}
    </div>
  )
}

/** Renders a link to a view of the panel. */
export function PanelLink({
  to,
  current = false,
  label,
  onOpened,
  className,
  children,
}: {
  to: PanelView
  current?: boolean
  /** Accessible name, if the text alone is ambiguous. */
  label?: string
  /** Called after the view was opened. */
  onOpened?: () => void
  className: string
  children: ReactNode
}) {
  return (
    <a
      href={panelAddress(to)}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={className}
      onClick={(event) => {
        // The browser uses these keys to open a tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void panel.go(to).then(() => {
          if (panelAddress(panel.$view.get()) === panelAddress(to)) onOpened?.()
        })
      }}
    >
      {children}
    </a>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { type PanelView, TAB_PANEL_ID } from './panel-address.ts'
import { panel } from './panel.ts'
import { PanelLink, tabIdOf, tabName, TABS, viewOf } from './PanelTabs.tsx'
import { panelTexts } from './texts.ts'

/** A link in the header or the menu. */
export interface Place {
  to: PanelView
  name: string
  current: boolean
}

interface PanelMenuProps {
  /** Whether the menu has the tabs too, because the screen has no room for them. */
  withTabs: boolean
  groups: readonly { label: string; links: readonly Place[] }[]
  /** Number of waiting items in all groups. */
  news: number
  /** Controls that lead out of the panel. */
  children: ReactNode
}

/** Renders the header's links in one menu, where the screen has no room for them. */
export function PanelMenu({ withTabs, groups, news, children }: PanelMenuProps) {
  const view = useStore(panel.$view)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  function leave(): void {
    setOpen(false)
    // The chosen link has disappeared with the menu.
    document.getElementById(TAB_PANEL_ID)?.focus({ preventScroll: true })
  }

  const tabs = TABS.map((tab) => {
    const current = tabIdOf(view) === tabIdOf(viewOf(tab))
    return { to: current ? view : viewOf(tab), name: tabName(tab, view), current }
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="button-quiet px-4"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d={open ? 'M3.5 3.5l9 9M12.5 3.5l-9 9' : 'M2 4h12M2 8h12M2 12h12'} />
        </svg>
        <span>{news === 0 ? panelTexts.menu : panelTexts.withNews(panelTexts.menu, news)}</span>
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label={panelTexts.menu}
        className="mt-2 basis-full border-t border-line pt-3"
      >
        {withTabs ? <Group label={panelTexts.tabsLabel} links={tabs} onOpened={leave} /> : null}
        {groups.map((group) => (
          <Group key={group.label} {...group} onOpened={leave} />
        ))}
        {children === null ? null : (
          <div className="flex items-center justify-between gap-4 border-t border-line py-3">
            {children}
          </div>
        )}
      </nav>
    </>
  )
}

function Group({
  label,
  links,
  onOpened,
}: {
  label: string
  links: readonly Place[]
  onOpened: () => void
}) {
  const id = useId()
  return (
    <>
      <p id={id} className="pb-1 text-sm text-muted">
        {label}
      </p>
      <ul aria-labelledby={id} className="-mx-3 grid grid-cols-2 pb-3 sm:grid-cols-3">
        {links.map(({ to, name, current }) => (
          <li key={name}>
            <PanelLink
              to={to}
              current={current}
              onOpened={onOpened}
              className="flex min-h-11 items-center rounded-lg px-3 leading-tight font-semibold hover:bg-mist aria-[current]:bg-mist aria-[current]:text-forest-deep"
            >
              {name}
            </PanelLink>
          </li>
        ))}
      </ul>
    </>
  )
}

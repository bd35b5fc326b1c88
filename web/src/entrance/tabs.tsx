import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface Tab {
  key: string
  label: string
  panel: ReactNode
}

/** ARIA tabs: arrows, Home and End move; every panel stays mounted, so that nothing typed is lost. */
export function Tabs({ label, tabs, first }: { label: string; tabs: Tab[]; first?: string }) {
  const id = useId()
  const [current, setCurrent] = useState(first ?? tabs[0]?.key)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    setCurrent(tab.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus()
  }

  return (
    <>
      <div className="e-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            data-key={tab.key}
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => setCurrent(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== current}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}

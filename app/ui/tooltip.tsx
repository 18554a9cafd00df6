import { Tooltip as Parts } from 'radix-ui'
import type { ReactNode } from 'react'

/** Groups tooltips: the first one appears after 700 ms, the next ones immediately for another 300 ms. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  )
}

/**
 * A tooltip for an icon-only control. The control needs its own accessible name, because tooltips do not appear on
 * touch screens.
 */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Content
        side="right"
        sideOffset={8}
        className="z-50 rounded-field bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
      >
        {words}
      </Parts.Content>
    </Parts.Root>
  )
}

import { Tooltip as Parts } from 'radix-ui'
import type { ReactNode } from 'react'

/** Around tooltips that stand together: the first one waits 700 ms, the next ones come at once for another 300. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  )
}

/** Words beside a control that shows only an icon. Its name must stand in the control itself: touch sees no tooltip. */
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

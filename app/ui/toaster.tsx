import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from './show-toast.ts'

/** Holds the place where toasts appear; what shows them is fetched with the first one. Stands once, in the document. */
export function Toaster() {
  const [Stage, setStage] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-stage.tsx').then(
          (loaded) => setStage(() => loaded.default),
          // Off the net: the next toast tries again.
          () => {},
        )
      }),
    [],
  )
  return Stage && <Stage />
}
